import { hasMark } from '@bocage/wargame';
import { CITY, LETTERS } from '../../ground.js';
import { hasExit, isOpenBeach, occupancyOf } from '../../occupancy.js';
import { ALLIED, AUTOMATIC, type Command, GERMANS, type Open, STORM, SUN, WAITING } from '../../types.js';
import type { World } from '../../world.js';
import { hasRoom } from '../5-stacking/stacking.js';
import { openBeaches } from '../13-supply/supply-lines.js';

/** §8.1.1 The die is lowered by two and must be used: the Allies in the storm, the Germans under the sun. */
const isHampered = (open: Open, command: Command): boolean => open.weather === (command === GERMANS ? SUN : STORM);

/** §8.1.1 How many of the waiting Formations may enter: the die or half of them, whichever its player likes better. */
export function entryAllowance(open: Open, command: Command, die: number, waiting: number): number {
  if (isHampered(open, command)) return Math.min(waiting, Math.max(1, die - 2));
  return Math.min(waiting, Math.max(die, Math.floor(waiting / 2)));
}

const isWaiting = (open: Open, unit: number): boolean =>
  open.hex[unit] === WAITING && (open.due[unit] as number) > 0 && (open.due[unit] as number) <= open.turn;

/** §8.1 Units of a command that are due and not to enter by themselves. */
export function waitingUnits(world: World, open: Open, command: Command): number[] {
  const units: number[] = [];
  for (const unit of world.roster.commanded[command] as readonly number[]) {
    if (isWaiting(open, unit) && !hasMark(open, unit, AUTOMATIC)) units.push(unit);
  }
  return units;
}

/** §8.1.1 Formations that are available and await entry, those with nowhere to be placed too. */
export const waitingFormations = (world: World, open: Open, command: Command): number[] => [
  ...new Set(waitingUnits(world, open, command).map((unit) => world.roster.formation[unit] as number)),
];

const NOWHERE: readonly number[] = [];

/** §8.1.2 The hexes of a German's letter; (E) too for infantry of the E. */
function germanLetters({ ground, roster }: World, unit: number): readonly [readonly number[], readonly number[]] {
  const letter = LETTERS[roster.start[unit]?.letter ?? 0];
  if (!letter) return [NOWHERE, NOWHERE];
  return [letter === 'E' && !roster.heavy[unit] ? ground.lettered['(E)'] : NOWHERE, ground.lettered[letter]];
}

/** §8.1.2 A German entry hex: of the unit's letter, free of Allies and Exit markers, not Alençon. */
const germanHexes = (world: World, open: Open, unit: number): number[] =>
  germanLetters(world, unit)
    .flat()
    .filter((hex) => isGermanEntry(world, open, hex));

const isGermanEntry = (world: World, open: Open, hex: number): boolean =>
  occupancyOf(world, open).side[hex] !== ALLIED && world.ground.terrain[hex] !== CITY && !hasExit(world, open, hex);

/** §8.1.2 Where a reinforcement may be placed, stacking observed. */
export function entryHexes(world: World, open: Open, unit: number): number[] {
  const command = world.roster.command[unit] as Command;
  const hexes = command === GERMANS ? germanHexes(world, open, unit) : openBeaches(world, open, command);
  return hexes.filter((hex) => hasRoom(world, open, unit, hex));
}

/** §8.1.2 Whether there is any such hex. */
function canEnter(world: World, open: Open, unit: number): boolean {
  const command = world.roster.command[unit] as Command;
  const isFree = (hex: number): boolean => hasRoom(world, open, unit, hex);
  if (command !== GERMANS)
    return world.ground.beaches.some(({ command: landing, hex }) => landing === command && isOpenBeach(world, open, hex) && isFree(hex));
  return germanLetters(world, unit).some((hexes) => hexes.some((hex) => isGermanEntry(world, open, hex) && isFree(hex)));
}

/** §8.1.1 Formations that may be chosen now: those of earlier turns first, leaving aside whoever can be placed nowhere. */
export function formationsToChoose(world: World, open: Open, command: Command): number[] {
  const turnOf = new Map<number, number>();
  for (const unit of waitingUnits(world, open, command)) {
    if (!canEnter(world, open, unit)) continue;
    const formation = world.roster.formation[unit] as number;
    turnOf.set(formation, Math.min(turnOf.get(formation) ?? Number.POSITIVE_INFINITY, open.due[unit] as number));
  }
  const all = [...turnOf.keys()].sort((a, b) => a - b);
  const earlier = all.filter((formation) => (turnOf.get(formation) as number) < open.turn);
  return earlier.length > 0 ? earlier : all;
}
