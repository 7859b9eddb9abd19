import { expect, test } from 'vitest';
import { type Position, position } from '../position.js';

const SWORD = 4;
const swordHex = (at: Position): string => at.label(at.world.ground.beachHexes[SWORD]?.[0] as number);
const toNextLanding = (at: Position): Position => {
  do at.play('done');
  while (at.open.phase !== 'allied-second');
  return at;
};

// §O.8 §O.9 The sheet's own case: nothing on one turn, thirty points on the next.
test('a 22-point brigade comes ashore after one turn without landings', () => {
  const at = position({ phase: 'allied-second', turn: 2, allied: { 'us-16-1': '4626' }, drill: {} });
  expect(at.open.capacity[SWORD]).toBe(15);
  expect(at.offers('33-arm')).toBe(false);
  toNextLanding(at);
  expect([at.open.turn, at.open.capacity[SWORD]]).toEqual([3, 30]);
  at.play('33-arm', swordHex(at));
  expect(at.open.capacity[SWORD]).toBe(8);
});

// §O.9 Two turns without landings: forty-five points on the third.
test('after two turns without landings forty-five points go over one beach', () => {
  const at = position({ phase: 'allied-second', turn: 2, allied: { 'us-16-1': '4626' }, drill: {} });
  toNextLanding(toNextLanding(at));
  expect([at.open.turn, at.open.capacity[SWORD]]).toEqual([4, 45]);
  at.play('33-arm', swordHex(at), '29-arm', swordHex(at));
  expect(at.open.capacity[SWORD]).toBe(3);
});

// §O.9 §R.15 What is used at one beach is not missing at another.
test('each beach keeps its own account', () => {
  const at = position({ phase: 'allied-second', turn: 2, allied: { 'us-16-1': '4626' }, drill: {} });
  at.play('us-26-1', swordHex(at));
  toNextLanding(at);
  expect(at.open.capacity).toEqual([30, 30, 30, 30, 23]);
});
