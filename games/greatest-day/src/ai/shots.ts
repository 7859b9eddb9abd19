import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import type { Result } from '../data/table-shapes.js';
import type { ShotKind } from '../frames/combat.js';
import { capped, fireLines, resultOf } from '../rules/fire.js';
import { sum } from '../rules/quality.js';
import type { Open } from '../types.js';
import { rosterOf, type World } from '../world.js';

/** What a result is worth to whoever brings it about, of the target's worth. */
const WORTH: Readonly<Record<Result, number>> = { 'S?': 0.12, S: 0.3, C: 0.35, '1': 0.6, E: 1.2 };

/** What a unit is worth: its steps, and what it can do with them. */
export function worthOf(world: World, open: Open, unit: UnitId): number {
  const roster = rosterOf(world, open);
  const fire = Math.max(0, roster.fire[unit] as number);
  return Math.max(1, open.steps[unit] as number) * (2 + Math.min(8, fire) / 3) + (roster.armoured[unit] === 1 ? 2 : 0);
}

/** §S.17 What a shot is worth on the average over the ten faces of the die. */
export function shotWorth(world: World, open: Open, kind: ShotKind, firer: UnitId, target: UnitId, at: HexId, add: number): number {
  const strength = capped(world, sum(fireLines(world, open, kind, firer, target, at)) + add);
  let worth = 0;
  for (let die = 0; die <= 9; die++) {
    const result = resultOf(world, open, { kind, firer, target }, strength, die);
    if (result !== undefined) worth += WORTH[result];
  }
  // §S.21 One who is suppressed already suffers more.
  const shaken = open.suppressed[target] === 1 ? 1.3 : 1;
  return (worth / 10) * worthOf(world, open, target) * shaken;
}
