import { type Action, Memory, NO_PLAN, type Plan } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { dropPrice } from '../../src/ai/drops.js';
import { SPARING } from '../../src/ai/postures.js';
import { dropFate, skiesOver } from '../../src/forecast/drop.js';
import { data as files, game } from '../../src/index.js';
import { aimHexes } from '../../src/rules/drop-zones.js';
import { setBox } from '../../src/rules/units.js';
import { AIRFIELD, type BradleyFrame, DZ_BOX, DZ_ELIMINATED } from '../../src/types.js';
import { view } from '../../src/view.js';
import { Drop, ZONE } from '../dropping.js';
import { at, ground } from '../position.js';

const module = game.create(files);

/** What the script answers to a frame under a plan. */
function answer({ state }: Drop, frame: BradleyFrame, plan: Plan): Action {
  state.open.stack = [{ step: 'game', next: 4 }, frame];
  const seen = view(state, ['allied']);
  return (module.ai as NonNullable<typeof module.ai>).choose(seen, 'allied', module.legal(seen, 'allied'), plan, new Memory(0));
}

const aimed = (drop: Drop, zone: number, plan: Plan): number => {
  const action = answer(drop, { step: 'aim', asks: 'allied', zone }, plan);
  if (action.kind !== 'hex') throw new Error('aimed at no hex');
  return action.hex;
};

/** The share of a unit's drops that end off the map, in the sea or in flak too thick. */
const lostAt = (drop: Drop, zone: number, hex: number, unit: number): number =>
  skiesOver(drop.world, drop.open, zone, hex).reduce((sum, [sky, share]) => sum + share * dropFate(drop.world, sky, zone, unit).lost, 0);

describe('where a zone is aimed (§4.2.1, §4.3.2)', () => {
  /** The 82nd's main zone is lost; its second had been near the map's western edge. */
  const second = (): Drop => {
    const drop = new Drop({ 'us-1-325': ZONE.second82 }, {}, 8);
    drop.open.dzState[ZONE.main82] = DZ_ELIMINATED;
    return drop;
  };

  it.each([
    ['the script', NO_PLAN],
    ['search', SPARING],
  ])('is away from the edge of the map, over which zone and units drift: %s', (_, plan) => {
    const drop = second();
    const unit = drop.of('us-1-325');
    // Where history had it the German has since been: the script went to the next hex, nearer to the edge.
    const nearer = at('0318');
    expect(lostAt(drop, ZONE.second82, nearer, unit)).toBeGreaterThan(0.2);
    const hex = aimed(drop, ZONE.second82, plan);
    expect(ground.column[hex]).toBeGreaterThanOrEqual(5);
    expect(lostAt(drop, ZONE.second82, hex, unit)).toBeLessThan(0.03);
  });

  it('is where history had it for the script, if that is far enough from the edge', () => {
    const drop = new Drop({ 'us-1-505': ZONE.main82 });
    expect(ground.grid.label(aimed(drop, ZONE.main82, NO_PLAN))).toBe(ground.grid.label(ground.hexesWith('drop-zone:o')[0] as number));
  });

  it('is out of reach of flak for search, if that is near', () => {
    const drop = new Drop({ 'us-1-501': ZONE.main101 });
    const unit = drop.of('us-1-501');
    const there = aimed(drop, ZONE.main101, NO_PLAN);
    for (const [i, id] of ['ge-i-914', 'ge-i-915', 'ge-i-916', 'ge-ii-916', 'ge-iii-1716', 'ge-i-726'].entries())
      drop.put(id, ground.grid.label(ground.grid.ring(there, 2)[i] as number));
    // Two hexes from Germans are enough for the script.
    expect(aimed(drop, ZONE.main101, NO_PLAN)).toBe(there);
    const hex = aimed(drop, ZONE.main101, SPARING);
    const price = (to: number): number => dropPrice(drop.world, drop.open, ZONE.main101, to, unit);
    expect(price(hex)).toBeLessThan(price(there));
    expect(aimHexes(drop.world, drop.open)).toContain(hex);
  });
});

describe('the zone of a regiment (§4.3.1)', () => {
  const zonesOf = (plan: Plan): (string | undefined)[] => {
    const regiments = [
      ['us-1-505', 'us-2-505', 'us-3-505'],
      ['us-1-507', 'us-2-507', 'us-3-507'],
      ['us-1-508', 'us-2-508', 'us-3-508'],
    ];
    const drop = new Drop({});
    for (const id of regiments.flat()) setBox(drop.open, drop.of(id), AIRFIELD);
    return regiments.map((ids) => {
      const action = answer(drop, { step: 'air-allot', asks: 'allied' }, plan);
      if (action.kind !== 'word') return undefined;
      for (const id of ids) setBox(drop.open, drop.of(id), DZ_BOX + Number(action.word.slice(5)));
      return action.word;
    });
  };

  it('is the main one of the division for the script', () => {
    expect(zonesOf(NO_PLAN)).toEqual(['zone:0', 'zone:0', 'zone:0']);
  });

  it('is for search the one with fewer regiments, who would come down on each other', () => {
    expect(zonesOf(SPARING)).toEqual(['zone:0', 'zone:1', 'zone:0']);
  });

  it('is not one that lies where units would be lost', () => {
    const drop = new Drop({}, { [ZONE.main82]: '0810', [ZONE.second82]: '0101' }, 8);
    setBox(drop.open, drop.of('us-1-507'), AIRFIELD);
    expect(answer(drop, { step: 'air-allot', asks: 'allied' }, SPARING)).toMatchObject({ word: 'zone:0' });
    drop.open.dzHex = [at('0101'), at('0810'), -1, -1];
    expect(answer(drop, { step: 'air-allot', asks: 'allied' }, SPARING)).toMatchObject({ word: 'zone:1' });
  });
});
