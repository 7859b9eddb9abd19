import { hasMark } from '@bocage/wargame';
import { IMPASSABLE, LETTER_C, LETTER_S, LETTER_W } from '../../ground.js';
import { isOpenBeach, occupancyOf, unitsAt } from '../../occupancy.js';
import { BEACH_GERMAN, type Command, enemyOf, FOUGHT, GERMANS, hexOf, type Open, RETREATED, sideOfCommand } from '../../types.js';
import type { World } from '../../world.js';
import { zocOf } from '../6-zones/zoc.js';
import { isBeyondBoundary } from '../15-boundary/boundary.js';
import { attackFactor } from './strength.js';

/** §9.4.3 A beach nobody holds and nobody has landed on: whoever comes from its approach hex simply goes ashore. */
const isBareBeach = (world: World, open: Open, hex: number): boolean =>
  (world.ground.beach[hex] as number) >= 0 && open.beach[world.ground.beach[hex] as number] === BEACH_GERMAN;

/** §11.1 §11.9 Whether there is anything of the enemy in a hex: units, or an open beach that must defend alone. */
export function isHostile(world: World, open: Open, command: Command, hex: number): boolean {
  const holder = occupancyOf(world, open).side[hex] as number;
  if (holder >= 0) return holder === enemyOf(sideOfCommand(command));
  return command === GERMANS ? isOpenBeach(world, open, hex) : isBareBeach(world, open, hex);
}

/** §11.1 Germans do not attack in C, W and S hexes. */
export function isClosedToAttack(world: World, command: Command, hex: number): boolean {
  const letter = world.ground.letter[hex] as number;
  return command === GERMANS && (letter === LETTER_C || letter === LETTER_W || letter === LETTER_S);
}

/** §11.1 §15.0 Whether a command may attack this hex at all in this round. */
export const isTarget = (world: World, open: Open, command: Command, hex: number): boolean =>
  isHostile(world, open, command, hex) &&
  !open.attacked.includes(hex) &&
  !isClosedToAttack(world, command, hex) &&
  !isBeyondBoundary(world, open, command, hex);

/** §11.1 §9.4.1 Adjacent across anything but an impassable hexside, or on the beach an approach hex leads to. */
export function isInReach(world: World, open: Open, unit: number, hex: number): boolean {
  const from = hexOf(open, unit);
  if (from < 0) return false;
  if (world.ground.assaults[from] === hex) return true;
  const direction = world.grid.directionTo(from, hex);
  if (direction < 0 || ((world.ground.sides[from * 6 + direction] as number) & IMPASSABLE) !== 0) return false;
  return occupancyOf(world, open).side[hex] !== -1 || isOpenBeach(world, open, hex);
}

/** §11.2 A stack obliges unless it is all battalions, or has been attacked in this round before it retreated here. */
function mustBeAttacked(world: World, open: Open, hex: number): boolean {
  const units = unitsAt(world, open, hex);
  const isFresh = (unit: number): boolean => !hasMark(open, unit, RETREATED);
  return units.some((unit) => !world.roster.battalion[unit]) && units.some(isFresh);
}

/** §11.2 The other hexes that an attack from several hexes obliges its command to attack in the same round. */
export function obligations(world: World, open: Open, command: Command, target: number, attackers: readonly number[]): number[] {
  const { battalion } = world.roster;
  if (attackers.every((unit) => open.hex[unit] === open.hex[attackers[0] as number])) return [];
  const side = sideOfCommand(command);
  const from = new Set(attackers.filter((unit) => !battalion[unit]).map((unit) => hexOf(open, unit)));
  const obliged = new Set<number>();
  for (const hex of from) {
    for (const next of zocOf(world, open, side, hex)) {
      // §15.0 The Boundary forbids an attack; it does not lift the duty.
      if (next === target || !isHostile(world, open, command, next) || open.attacked.includes(next)) continue;
      if (!isClosedToAttack(world, command, next) && mustBeAttacked(world, open, next)) obliged.add(next);
    }
  }
  return [...obliged].sort((a, b) => a - b);
}

/** §2.2.1 §11.5 Whether a unit may attack without others: its factor is not 0, or nobody knows it. */
export const strikesAlone = (world: World, open: Open, unit: number): boolean =>
  attackFactor(world, open, unit) > 0 || (world.roster.hidden[unit] === true && (open.value[unit] as number) < 0);

/** §11.2 §2.2.1 §15.0 Units that could still make an attack on a hex by themselves. */
export const soleAttackers = (world: World, open: Open, units: readonly number[], hex: number): number[] =>
  units.filter(
    (unit) =>
      !hasMark(open, unit, FOUGHT) &&
      isInReach(world, open, unit, hex) &&
      strikesAlone(world, open, unit) &&
      !isBeyondBoundary(world, open, world.roster.command[unit] as Command, hex),
  );

/** §11.2 Of the obliged hexes as many as can each have an attacker of its own among these units. */
export function meetable(world: World, open: Open, units: readonly number[], obliged: readonly number[]): number[] {
  const choices = obliged.map((hex) => soleAttackers(world, open, units, hex));
  const takenBy = new Map<number, number>();
  const assign = (i: number, tried: Set<number>): boolean =>
    (choices[i] as number[]).some((unit) => {
      if (tried.has(unit)) return false;
      tried.add(unit);
      const holder = takenBy.get(unit);
      if (holder !== undefined && !assign(holder, tried)) return false;
      takenBy.set(unit, i);
      return true;
    });
  return obliged.filter((_, i) => assign(i, new Set()));
}

/** §11.2 Whether every obliged hex can have an attacker of its own among these units. */
export const canMeet = (world: World, open: Open, units: readonly number[], obliged: readonly number[]): boolean =>
  obliged.length === 0 || meetable(world, open, units, obliged).length === obliged.length;
