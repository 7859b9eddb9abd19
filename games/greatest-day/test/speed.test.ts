import { createRng, rollWith } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { createSights, viewFrom } from '../src/rules/sight.js';
import { unitsOnMap } from '../src/rules/units.js';
import { createZones } from '../src/rules/zones.js';
import { ALLIED, GERMAN, type Side } from '../src/sides.js';
import { fieldOf, hexOf, occupancyOf, rosterOf } from '../src/world.js';
import { module, Position, standAnew, world } from './position.js';

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

describe('a landing at Gold', () => {
  const DECISIONS = 1_500;
  const EVERY = 5;
  /** Each list is made anew from as many copies and the best time counts, so that other work on the machine does not. */
  const TRIES = 3;
  /** Milliseconds for a legal list, and bytes of a whole view: an update is no more. */
  const [LIST, VIEW] = [10, 60_000];

  it('has its legal lists in time, from views that nothing is remembered of, and views that are small', () => {
    const rng = createRng('how fast');
    const state = module.setup('storming-gold', { stray: 'off' });
    const spent: number[] = [];
    const bytes: number[] = [];
    for (let decisions = 0; decisions < DECISIONS; ) {
      const awaits = module.awaits(state);
      if (awaits.kind === 'over') break;
      if (awaits.kind === 'chance') {
        module.resolve(state, awaits.roll, rollWith(rng, awaits.roll));
        continue;
      }
      const seat = awaits.seats.find((one) => module.legal(module.view(state, [one]), one).length > 0) as string;
      if (decisions++ % EVERY === 0) {
        const view = structuredClone(module.view(state, [seat]));
        bytes.push(JSON.stringify(view).length);
        const copies = Array.from({ length: TRIES }, () => structuredClone(view));
        spent.push(bestOf(TRIES, () => module.legal(copies.pop() as typeof view, seat)));
      }
      const legal = module.legal(module.view(state, [seat]), seat);
      module.play(state, seat, legal[rng.below(legal.length)] as (typeof legal)[number]);
    }
    const p95 = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] as number;
    expect(spent.length).toBeGreaterThan(DECISIONS / EVERY / 2);
    expect(p95(spent)).toBeLessThan(LIST);
    expect(Math.max(...bytes)).toBeLessThan(VIEW);
  });
});

const fresh = createSights(world.ground);
/** Nothing remembered but what the ground itself is. */
function createSightsAnew() {
  fresh.forget();
  return fresh;
}
