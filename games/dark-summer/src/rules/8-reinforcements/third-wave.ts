import { fixed } from '@bocage/kernel';
import { hasMark, setMark } from '@bocage/wargame';
import { isGround } from '../../ground.js';
import { isOpenBeach, occupancyOf, place, unitsAt } from '../../occupancy.js';
import { AUTOMATIC, type Command, ENTERED, GERMAN, hexOf, type Open, type Tell, WAITING } from '../../types.js';
import type { World } from '../../world.js';
import { hasRoom, mayStack } from '../5-stacking/stacking.js';
import { firstSteps } from '../10-movement/movement.js';

/** §8.1.3 Where the British glider brigade lands. */
const BRITISH_GLIDERS = '4704';
/** §8.1.3 Who finds no open beach enters in this turn. */
const NEXT_TURN = 2;

const beachesOf = (world: World, unit: number): readonly number[] => world.roster.start[unit]?.beaches ?? [];

/** §8.1.3 Those of a command's third wave who are still afloat or on their airfields. */
export function thirdWaveUnits(world: World, open: Open, command: Command): number[] {
  return world.roster.start.flatMap(({ wave, hex }, unit) =>
    wave === 3 && world.roster.command[unit] === command && open.hex[unit] === hex ? [unit] : [],
  );
}

/** §8.1.3 The US gliders land by a unit of their division, the British ones in their own hex. */
function gliderHexes(world: World, open: Open, unit: number): number[] {
  const { formation, members, command } = world.roster;
  if (command[unit] !== 0) {
    const hex = world.grid.parse(BRITISH_GLIDERS) as number;
    return occupancyOf(world, open).side[hex] === GERMAN ? [] : [hex];
  }
  const comrades = (members[formation[unit] as number] as readonly number[]).filter((other) => other !== unit);
  const hexes = new Set(comrades.map((other) => hexOf(open, other)));
  return [...hexes].filter((hex) => hex >= 0 && isGround(world.ground.terrain[hex] as number)).sort((a, b) => a - b);
}

/** §2.4 §8.1.3 One hex of each Beach may be cleared of units; Juno and Sword, where the same division lands, are two. */
export function mayClear(world: World, displaced: readonly number[], hex: number): boolean {
  const nameOf = (beach: number) => world.ground.beaches.find((one) => one.hex === beach)?.name;
  return displaced.every((cleared) => cleared === hex || nameOf(cleared) !== nameOf(hex));
}

/** §8.1.3 Where a unit of the third wave may land: open beaches it is assigned to that have room, or whose units can make it. */
export function landingHexes(world: World, open: Open, unit: number, displaced: readonly number[]): number[] {
  const beaches = beachesOf(world, unit);
  if (beaches.length === 0) return gliderHexes(world, open, unit).filter((hex) => hasRoom(world, open, unit, hex));
  return beaches.filter(
    (hex) =>
      isOpenBeach(world, open, hex) &&
      (hasRoom(world, open, unit, hex) || (mayClear(world, displaced, hex) && canMakeRoom(world, open, unit, hex, []))),
  );
}

/** A unit that has left for a neighbouring hex, or is imagined to. */
interface Gone {
  readonly unit: number;
  readonly to: number;
}

/** §8.1.3 Units of a hex whose leaving helps the arriving one; nobody who has just landed. */
function leavers(world: World, open: Open, arriving: number, staying: readonly number[]): number[] {
  const { battalion, division } = world.roster;
  const counted = staying.filter((unit) => !battalion[unit]);
  const isFull = counted.length >= world.data.tables.limits.stacking;
  return counted.filter((unit) => {
    const isStranger = (division[unit] as number) >= 0 && division[unit] !== division[arriving];
    return !hasMark(open, unit, ENTERED) && (isFull || isStranger);
  });
}

/** §8.1.3 One hex inland or along the coast, where the unit could legally move and has room. */
function waysAside(world: World, open: Open, leaving: number, gone: readonly Gone[]): number[] {
  return firstSteps(world, open, leaving, 'move').filter((hex) => {
    const others = gone.filter(({ to }) => to === hex).map(({ unit }) => unit);
    return mayStack(world, [...unitsAt(world, open, hex), ...others, leaving]);
  });
}

/** §8.1.3 Whether enough units can leave a hex for the arriving one to stack there; tried in order of their numbers, those above `after`. */
function canMakeRoom(world: World, open: Open, arriving: number, hex: number, gone: readonly Gone[], after = -1): boolean {
  const staying = unitsAt(world, open, hex).filter((unit) => !gone.some((one) => one.unit === unit));
  if (mayStack(world, [...staying, arriving])) return true;
  return leavers(world, open, arriving, staying).some(
    (unit) =>
      unit > after &&
      waysAside(world, open, unit, gone).some((to) => canMakeRoom(world, open, arriving, hex, [...gone, { unit, to }], unit)),
  );
}

/** §8.1.3 Where a unit that makes room may go so that all who must can. */
export const displacements = (world: World, open: Open, arriving: number, hex: number, leaving: number): number[] =>
  waysAside(world, open, leaving, []).filter((to) => canMakeRoom(world, open, arriving, hex, [{ unit: leaving, to }]));

/** §8.1.3 The units that may be the next to make room. */
export const displaceable = (world: World, open: Open, arriving: number, hex: number): number[] =>
  leavers(world, open, arriving, unitsAt(world, open, hex)).filter((unit) => displacements(world, open, arriving, hex, unit).length > 0);

/** §8.1.3 Who cannot land now enters later without a die: gliders in this command's next Move Round, others on turn 2. */
export function postpone(world: World, open: Open, units: readonly number[], tell: Tell): void {
  const gliders = units.filter((unit) => beachesOf(world, unit).length === 0);
  const others = units.filter((unit) => beachesOf(world, unit).length > 0);
  for (const [turn, late] of [[open.turn, gliders] as const, [NEXT_TURN, others] as const]) {
    for (const unit of late) {
      place(world, open, unit, WAITING);
      open.due = fixed(open.due.with(unit, turn));
      setMark(open, unit, AUTOMATIC);
    }
    if (late.length > 0) tell({ event: 'postponed', section: '8.1.3', units: late, turn });
  }
}
