import { IMPASSABLE, LETTER_C, LETTER_S, LETTER_W } from '../ground.js';
import { sideOf, standingOf, unitsAt } from '../standing.js';
import { type Command, enemyOf, FOUGHT, GERMANS, type Open, sideOfCommand } from '../types.js';
import type { World } from '../world.js';
import { isBeyondBoundary } from './boundary.js';
import { attackFactor } from './strength.js';
import { zocOf } from './zoc.js';

/** §11.1 §15.0 Whether a command may attack this enemy-held hex at all in this round. */
export function isTarget(world: World, open: Open, command: Command, hex: number): boolean {
  if (standingOf(world, open).side[hex] !== enemyOf(sideOfCommand(command)) || open.attacked.includes(hex)) return false;
  const letter = world.ground.letter[hex] as number;
  if (command === GERMANS && (letter === LETTER_C || letter === LETTER_W || letter === LETTER_S)) return false;
  return !isBeyondBoundary(world, open, command, hex);
}

/** §11.1 Adjacent across anything but an impassable hexside. */
export function isInReach(world: World, open: Open, unit: number, hex: number): boolean {
  const from = open.hex[unit] as number;
  const direction = from < 0 ? -1 : world.grid.directionTo(from, hex);
  return direction >= 0 && ((world.ground.sides[from * 6 + direction] as number) & IMPASSABLE) === 0;
}

/** §11.2 The other hexes that an attack from several hexes obliges its command to attack in the same round. */
export function obligations(world: World, open: Open, command: Command, target: number, attackers: readonly number[]): number[] {
  const { battalion } = world.roster;
  if (new Set(attackers.map((unit) => open.hex[unit])).size < 2) return [];
  const side = sideOfCommand(command);
  const from = new Set(attackers.filter((unit) => !battalion[unit]).map((unit) => open.hex[unit] as number));
  const obliged = new Set<number>();
  for (const hex of from) {
    for (const next of zocOf(world, open, side, hex)) {
      if (next === target || !isTarget(world, open, command, next)) continue;
      if (unitsAt(world, open, next).some((unit) => !battalion[unit])) obliged.add(next);
    }
  }
  return [...obliged].sort((a, b) => a - b);
}

/** §11.2 §2.2.1 Units that could still make an attack on a hex by themselves. */
export function soleAttackers(world: World, open: Open, units: readonly number[], hex: number): number[] {
  return units.filter(
    (unit) =>
      ((open.marks[unit] as number) & FOUGHT) === 0 &&
      isInReach(world, open, unit, hex) &&
      (world.roster.hidden[unit] || attackFactor(world, open, unit) > 0) &&
      sideOf(world, unit) !== standingOf(world, open).side[hex],
  );
}

/** §11.2 Whether every obliged hex can have an attacker of its own among these units. */
export function canMeet(world: World, open: Open, units: readonly number[], obliged: readonly number[]): boolean {
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
  return choices.every((_, i) => assign(i, new Set()));
}
