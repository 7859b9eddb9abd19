import { describe, expect, it } from 'vitest';
import { HEDGEROW, TOWN } from '../../src/ground.js';
import { inZoneOf, isInZone } from '../../src/rules/zones.js';
import { at, Position, world } from '../position.js';

const sees = (a: string, b: string, through = 0, barrages: readonly number[] = []): boolean =>
  world.sights.sees(at(a), at(b), through, barrages);

describe('lines of sight (§S.15)', () => {
  it('pass open ground and the ends themselves, not a town between (§2.1.5)', () => {
    expect(world.ground.terrain[at('37.011')]).toBe(TOWN);
    expect([sees('37.010', '37.011'), sees('37.010', '37.012'), sees('37.010', '37.012', 1)]).toEqual([true, false, true]);
    expect(world.sights.firstBlocker(at('37.010'), at('37.012'), 0, [])).toEqual({ hex: at('37.011'), side: -1 });
  });
  it('are blocked by a barrage in between, not by one at an end (§S.24)', () => {
    expect(sees('33.010', '33.012')).toBe(true);
    expect([sees('33.010', '33.012', 0, [at('33.011')]), sees('33.010', '33.012', 0, [at('33.012')])]).toEqual([false, true]);
    expect(sees('33.010', '33.012')).toBe(true);
  });
});

describe('fire zones (§S.16)', () => {
  it('reach as far as range and sight: Stp 20 covers the sand, Wn 18 under its barrage one hex (§4.5 example)', () => {
    const { open, unit } = new Position('one-battalion-ashore');
    const [cod, wn] = [unit('716-kg-krug-stp-20-cod'), unit('716-kg-krug-wn-18')];
    expect([isInZone(world, open, cod, at('34.008')), isInZone(world, open, cod, at('33.008'))]).toEqual([true, true]);
    expect([isInZone(world, open, wn, at('33.008')), isInZone(world, open, wn, at('34.008'))]).toEqual([true, false]);
  });
  it('end with suppression, and come back with recovery (§S.21)', () => {
    const position = new Position('storming-sword');
    const trout = position.unit('716-kg-krug-wn-21-trout');
    expect(inZoneOf(world, position.open, 1, at('40.008'))).toBe(true);
    position.open.suppressed[trout] = 1;
    position.put('716-kg-krug-wn-21-trout', '40.007');
    expect(isInZone(world, position.open, trout, at('40.008'))).toBe(false);
  });
  it('do not reach into hedgerow but from beside it (§2.1.10)', () => {
    const { open, unit } = new Position('black-baron');
    const tiger = unit('ind-s-ss-pz-101-s-ss-pz-101-2');
    const far = world.grid
      .within(open.hex[tiger] as number, 5)
      .filter((hex) => world.ground.terrain[hex] === HEDGEROW && world.grid.distance(hex, open.hex[tiger] as number) > 1);
    expect(far.length).toBeGreaterThan(0);
    expect(far.some((hex) => isInZone(world, open, tiger, hex))).toBe(false);
  });
});
