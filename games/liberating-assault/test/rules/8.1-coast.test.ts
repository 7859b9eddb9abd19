import { expect, test } from 'vitest';
import { AT_SEA, CLEARED, FACE_DOWN } from '../../src/index.js';
import { clearCoast, coastStrength, coastTactic, isFaceDown, isFromSea, turnUp, wearDown } from '../../src/rules/coast.js';
import { newBattle } from '../../src/rules/effective.js';
import { attackParts, defenceParts, sumOf } from '../../src/rules/strength.js';
import { position } from '../position.js';

const omaha = () => {
  const at = position({ units: { 'us-1-16': AT_SEA, 'ge-352-916': '1312' }, open: { turn: 1 } });
  return { at, battle: newBattle(at.world, at.ids('us-1-16'), at.hex('1312'), at.ids('ge-352-916')), hex: at.hex('1312') };
};

// §8.1
test('a counter lies face down in every coastal hex until somebody lands, and plays its own card', () => {
  const { at, battle, hex } = omaha();
  expect(at.open.coast.every((counter) => counter === FACE_DOWN)).toBe(true);
  expect([isFaceDown(at.world, at.open, hex), coastStrength(at.world, at.open, at.field, battle)]).toEqual([true, 0]);
  turnUp(at.world, at.open, hex, 5);
  expect(at.open.coastBag).toEqual([6, 5, 4, 3, 3, 1, 1]);
  expect([coastStrength(at.world, at.open, at.field, battle), coastTactic(at.world, at.open, at.field, battle)]).toEqual([18, 'barrage']);
  expect(sumOf(defenceParts(at.world, at.open, at.field, battle))).toBe(18 + 8);
  expect(() => turnUp(at.world, at.open, hex, 99)).toThrow('no such coastal counter is left');
});

// §8.1
test('unfinished defences have no effect', () => {
  const { at, battle, hex } = omaha();
  turnUp(at.world, at.open, hex, 0);
  expect([coastStrength(at.world, at.open, at.field, battle), coastTactic(at.world, at.open, at.field, battle)]).toEqual([0, undefined]);
});

// §2.8
test('special forces negate the counter of the hex', () => {
  const { at, battle, hex } = omaha();
  turnUp(at.world, at.open, hex, 5);
  at.lay('us-1-16', { forces: 1 });
  expect([coastStrength(at.world, at.open, at.field, battle), coastTactic(at.world, at.open, at.field, battle)]).toEqual([0, undefined]);
});

// §8.1
test('coastal defences do nothing against an attack by land', () => {
  const { at, hex } = omaha();
  turnUp(at.world, at.open, hex, 5);
  const inland = position({ units: { 'us-82-505': '1313' } });
  const battle = newBattle(inland.world, inland.ids('us-82-505'), hex, []);
  expect([isFromSea(inland.field, battle), coastStrength(at.world, at.open, inland.field, battle)]).toEqual([false, 0]);
});

// §8.1
test('losses wear a counter down by three each, and an entered hex has none', () => {
  const { at, hex } = omaha();
  const i = at.world.ground.coastIndex[hex] as number;
  turnUp(at.world, at.open, hex, 1);
  wearDown(at.world, at.open, hex, 1);
  expect(at.open.coast[i]).toBe(3);
  wearDown(at.world, at.open, hex, 1);
  expect(at.open.coast[i]).toBe(CLEARED);
  wearDown(at.world, at.open, hex, 1);
  expect(at.open.coast[i]).toBe(CLEARED);
  clearCoast(at.world, at.open, at.hex('1211'));
  expect(isFaceDown(at.world, at.open, at.hex('1211'))).toBe(false);
});

// §8.1 §8.4 What the counters are sized for: a supported division gets ashore over the heaviest works and a regiment.
test('an assault division with a naval group, air and a Funny makes 43', () => {
  const ids = ['br-50-69', 'br-50-151', 'br-50-231'];
  const at = position({ units: Object.fromEntries(ids.map((id) => [id, AT_SEA])), open: { turn: 1 } });
  at.lay('br-50-69', { naval: 1, air: 1, funnies: 1 });
  const battle = newBattle(at.world, at.ids(...ids), at.hex('1613'), []);
  battle.attackAmmo.push(3);
  expect(sumOf(attackParts(at.world, at.open, at.field, battle))).toBe(24 + 9 + 6 + 2 + 2);
});
