import { place, unitsAt } from '../../occupancy.js';
import { ELIMINATED, type Open } from '../../types.js';
import type { World } from '../../world.js';
import { unknownAmong } from './declaring.js';
import { poolLeft } from './pools.js';

/** One way the unknown factors of a combat may turn out. */
export interface Case {
  readonly open: Open;
  /** Of the sum over all cases. */
  readonly ways: number;
}

const kindOf = (world: World, unit: number): 'ost' | 'strongpoint' => (world.roster.kind[unit] === 'ost' ? 'ost' : 'strongpoint');

/** The position with one more factor known. Who stands where is shared with the original; only an Ost battalion worth nothing goes. */
function drawn(world: World, open: Open, unit: number, value: number): Open {
  const copy: Open = { ...open, value: open.value.map((known, i) => (i === unit ? value : known)) };
  if (value > 0) {
    world.occupancies.share(open, copy);
    return copy;
  }
  copy.hex = [...open.hex];
  copy.steps = open.steps.map((steps, i) => (i === unit ? 0 : steps));
  place(world, copy, unit, ELIMINATED);
  return copy;
}

/** §11.5 Every way the unknown factors among these units may be drawn, with its exact weight. */
export function casesOf(world: World, open: Open, units: readonly number[]): Case[] {
  let cases: Case[] = [{ open, ways: 1 }];
  for (const unit of unknownAmong(world, open, units)) {
    cases = cases.flatMap((one) =>
      poolLeft(world, one.open, kindOf(world, unit)).flatMap((count, value) =>
        count > 0 ? [{ open: drawn(world, one.open, unit, value), ways: one.ways * count }] : [],
      ),
    );
  }
  return cases;
}

/** Everybody a combat for a hex concerns. */
export const involved = (world: World, open: Open, target: number, attackers: readonly number[]): number[] => [
  ...unitsAt(world, open, target),
  ...attackers,
];

/** §11.5 What an unknown factor is worth on average, to a tenth. */
export function meanValue(world: World, open: Open, unit: number): number {
  const left = poolLeft(world, open, kindOf(world, unit));
  const all = left.reduce((sum, count) => sum + count, 0);
  const total = left.reduce((sum, count, value) => sum + count * value, 0);
  return Math.round((10 * total) / Math.max(1, all)) / 10;
}
