import { describe, expect, it } from 'vitest';
import { createSights, viewFrom } from '../src/rules/sight.js';
import { unitsOnMap } from '../src/rules/units.js';
import { createZones } from '../src/rules/zones.js';
import { ALLIED, GERMAN, type Side } from '../src/sides.js';
import { fieldOf, hexOf, occupancyOf, rosterOf } from '../src/world.js';
import { Position, standAnew, world } from './position.js';

/** The bound is five milliseconds; a machine that does other things besides is given ten times as much. */
const BOUND = 5;
const MARGIN = 10;

/** The best of some tries, in milliseconds. */
function bestOf(tries: number, work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < tries; i++) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

describe('sight and fire zones are worked out fast enough (§S.15, §S.16)', () => {
  const { open } = new Position('to-the-sea');
  const sideAt = (side: Side): readonly number[] => unitsOnMap(world, open, side);

  it.each([
    ['the Allied', ALLIED],
    ['the German', GERMAN],
  ] as const)('%s side from nothing remembered', (_, side) => {
    const occupancy = occupancyOf(world, open);
    const units = sideAt(side);
    const spent = bestOf(5, () => {
      const sights = createSightsAnew();
      const zones = createZones(() => ({ ...world, sights }), world.ground, rosterOf(world, open), sights);
      for (const unit of units) zones.of(occupancy, open, unit);
      for (const hex of new Set(units.map((unit) => hexOf(open, unit)))) viewFrom({ ...world, sights }, open, hex);
    });
    expect(units.length).toBeGreaterThan(20);
    expect(spent).toBeLessThan(BOUND * MARGIN);
  });

  it('both sides anew after a barrage', () => {
    let at = 0;
    const { land } = world.ground;
    const spent = bestOf(20, () => {
      open.barrages = [land[(at += 37) % land.length] as number];
      open.barrageLevels = [1];
      standAnew(world, open);
      occupancyOf(world, open);
    });
    expect(fieldOf(world, open).roster.units).toBeGreaterThan(100);
    expect(spent).toBeLessThan(BOUND * MARGIN);
  });
});

const fresh = createSights(world.ground);
/** Nothing remembered but what the ground itself is. */
function createSightsAnew() {
  fresh.forget();
  return fresh;
}
