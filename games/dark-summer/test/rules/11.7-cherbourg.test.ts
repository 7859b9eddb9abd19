import { expect, test } from 'vitest';
import { CHERBOURG, RAIN, SUN } from '../../src/index.js';
import type { Fighting } from '../../src/rules/11-combat/attackers.js';
import {
  cherbourgColumn,
  cherbourgOdds,
  mustFightForCherbourg,
  readCherbourgCell,
  refuseCherbourg,
} from '../../src/rules/11-combat/cherbourg.js';
import { poolLeft } from '../../src/rules/11-combat/pools.js';
import { groundFor, type Placing, position } from '../position.js';

const { world } = groundFor();
const COMBAT = { command: 0, kind: 'combat' } as const;
const inside = { 'ge-729-709': CHERBOURG, 'ge-garrison': CHERBOURG, 'us-39-9-inf': CHERBOURG };

// §11.7
test('the whole box fights the whole box, at 1-1 or better, with no column beyond 5-1', () => {
  const at = position({ units: inside });
  expect(cherbourgOdds(at.world, at.open, [])).toEqual({ attack: 4, defence: 5, column: -1 });
  expect([
    cherbourgColumn(world, 4, 5),
    cherbourgColumn(world, 5, 5),
    cherbourgColumn(world, 19, 5),
    cherbourgColumn(world, 99, 5),
  ]).toEqual([-1, 0, 2, 4]);
});

test('it must be fought when the Americans are in supply and may have 1-1', () => {
  const must = (units: Readonly<Record<string, number>>, beaches: readonly string[]) => {
    const at = position({ units, beaches });
    return mustFightForCherbourg(at.world, at.open, COMBAT);
  };
  expect(must(inside, ['2403'])).toBe(false);
  expect(must({ ...inside, 'us-47-9-inf': CHERBOURG }, ['2403'])).toBe(true);
  expect(must({ ...inside, 'us-47-9-inf': CHERBOURG }, [])).toBe(false);
  // A port that the Germans have left is taken by the same combat: the Allies have no other way to gain control.
  expect(must({ 'us-39-9-inf': CHERBOURG }, ['2403'])).toBe(true);
  expect(must({ 'us-39-9-inf': CHERBOURG }, [])).toBe(false);
});

test('an unknown strongpoint counts the least that may still be drawn', () => {
  const at = position({ units: { ...inside, 'sp-15': CHERBOURG, 'ost-7': CHERBOURG } });
  expect(cherbourgOdds(at.world, at.open, []).defence).toBe(5 + 1 + 0);
  at.open.value = at.open.value.with(at.id('ost-1'), 0);
  at.open.value = at.open.value.with(at.id('sp-15'), 3);
  expect(cherbourgOdds(at.world, at.open, []).defence).toBe(5 + 3 + 1);
});

test('several unknown counters count the least that may still be drawn for all of them together', () => {
  const at = position({ units: { ...inside, 'sp-15': CHERBOURG, 'sp-16': CHERBOURG } });
  const ones = at.world.data.tables.pools.strongpoint[1] as number;
  // All but one of the strongpoints worth one have been drawn elsewhere: two of them are worth three at least, not two.
  for (let i = 1; i < ones; i++) at.open.value = at.open.value.with(at.id(`sp-${i}`), 1);
  expect(cherbourgOdds(at.world, at.open, []).defence).toBe(5 + 1 + 2);
});

test('cells are losses, or the capture of the port', () => {
  expect([readCherbourgCell('1/2'), readCherbourgCell('C1'), readCherbourgCell('C')]).toEqual([
    { americans: 1, germans: 2, captured: false },
    { americans: 1, germans: 0, captured: true },
    { americans: 0, germans: 0, captured: true },
  ]);
});

// §11.5
test('what is drawn leaves the pool', () => {
  const at = position({});
  at.open.value = at.open.value.with(at.id('sp-3'), 2);
  expect([poolLeft(at.world, at.open, 'strongpoint'), poolLeft(at.world, at.open, 'ost')]).toEqual([
    [0, 8, 5, 2],
    [1, 5, 2, 0],
  ]);
});

// §11.7 §12.2 §12.4
test('it may be fought where air and tank destroyers bring 1-1, and is refused with its reason', () => {
  const strong = { ...inside, 'ge-739-709': CHERBOURG, 'ge-920-243': CHERBOURG };
  const why = (units: Readonly<Record<string, number>>, more: Placing = {}, fighting: Fighting = COMBAT) => {
    const at = position({ beaches: ['2403'], ...more, units });
    return refuseCherbourg(at.world, at.open, fighting)?.code;
  };
  const fine = { open: { weather: SUN, turn: 8 } };
  // Nine Germans: four Americans with an air marker of four have eight, with tank destroyers ten.
  expect([why(strong, fine), why(strong, { open: { weather: RAIN, turn: 8 } })]).toEqual([undefined, 'cherbourg-odds']);
  const stronger = { ...strong, 'ge-921-243': CHERBOURG };
  expect(why(stronger, fine)).toBe('cherbourg-odds');
  expect([why(strong, fine, { command: 0, kind: 'prepared' }), why(strong, fine, { command: 0, kind: 'combined' })]).toEqual([
    undefined,
    'cherbourg-round',
  ]);
  expect([why(strong, fine, { command: 1, kind: 'combat' }), why(strong, { open: { ...fine.open, cherbourgFought: 1 } })]).toEqual([
    'cherbourg-round',
    'cherbourg-fought',
  ]);
  const taken = { open: { ...fine.open, cherbourgTurn: 4 } };
  expect([
    why({ 'us-39-9-inf': CHERBOURG }, taken),
    why({ 'ge-garrison': CHERBOURG }, fine),
    why(strong, { ...fine, beaches: [] }),
  ]).toEqual(['cherbourg-nobody', 'cherbourg-nobody', 'unsupplied']);
  const at = position({ units: strong });
  expect(refuseCherbourg(at.world, at.open, COMBAT)?.section).toBe('11.7');
});

// §11.6
test('Flak in the box counts its factor against armor, air and tank destroyers', () => {
  const at = position({ units: { 'ge-1-iii-flak': CHERBOURG, 'us-39-9-inf': CHERBOURG }, open: { turn: 8, weather: SUN } });
  const air = at.world.data.tables.support.findIndex(({ id }) => id === 'us-tac-air-1');
  expect([cherbourgOdds(at.world, at.open, []).defence, cherbourgOdds(at.world, at.open, [air]).defence]).toEqual([1, 4]);
  at.move('us-4-cav', CHERBOURG);
  expect(cherbourgOdds(at.world, at.open, []).defence).toBe(4);
});
