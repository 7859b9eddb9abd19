import { TWO_DICE } from '../forecast/dice.js';
import { pushed, shiftOf } from '../rules/look-ups.js';
import { minesCounted } from '../rules/mines.js';
import { scenarioOf } from '../rules/scenario.js';
import { landingBeaches } from '../rules/waves.js';
import { type BeachArea, type Open, TIDES } from '../types.js';
import type { World } from '../world.js';

/** §5.4.3 R40 Mine points of a beach: as told, or as many as the scenario lets one expect. */
export function minesExpected(world: World, open: Open, beach: BeachArea): number {
  const told = open.minePoints[beach] as number;
  if (told >= 0) return told;
  const { byDie, points, most } = scenarioOf(world, open).mines;
  const total = byDie ? byDie.reduce((sum, count) => sum + count, 0) / byDie.length : points;
  return Math.min(most, Math.round(total / landingBeaches(world, open).length));
}

/** §5.4.2 §5.5.3 Lanes of shift, left negative, with their shares, over every sea that may be rolled. */
export function driftOf(world: World, open: Open, beach: BeachArea): readonly (readonly [shift: number, share: number])[] {
  const { tables } = world.data;
  const mines = minesCounted(world, open, minesExpected(world, open, beach), 'displacement');
  const { conditions } = tables.sea;
  const found = new Map<number, number>();
  for (const { value } of conditions)
    for (const [roll, share] of TWO_DICE) {
      const shift = shiftOf(tables, TIDES[open.tide] as (typeof TIDES)[number], pushed(tables, roll, value + mines));
      found.set(shift, (found.get(shift) ?? 0) + share / conditions.length);
    }
  return [...found];
}
