import { expect, test } from 'vitest';
import { supplied } from '../pocket.js';
import { position } from '../position.js';

// §13.2.1
test('German lines do not pass open beaches', () => {
  const drill = { sides: ['4303', '4402', '4403'].map((b) => ({ a: '4302', b, sea: true as const })) };
  const units = { 'ge-6-fj': '4302' };
  expect(supplied(position({ units, drill }), 'ge-6-fj')).toBe(true);
  expect(supplied(position({ units, drill, beaches: ['4203'] }), 'ge-6-fj')).toBe(false);
});

test('nor E hexes with an Exit marker', () => {
  const at = position({ units: { 'ge-6-fj': '6209' }, open: { turn: 8, brittanyTurn: 7, returnTurn: 8 } });
  expect(supplied(at, 'ge-6-fj')).toBe(true);
  at.open.exits.fill(1);
  expect(supplied(at.touch().move('br-8a', '5400'), 'ge-6-fj')).toBe(false);
});

test('nor the Cherbourg Box: a C hex is no way out of a pocket', () => {
  const open = { turn: 8, brittanyTurn: 7, returnTurn: 8 };
  const at = position({ units: { 'ge-919-709': '1802', 'ge-garrison': -2, 'br-8a': '5400' }, open });
  at.open.exits.fill(2);
  at.touch();
  expect([supplied(at, 'ge-919-709'), supplied(at, 'ge-garrison')]).toEqual([false, true]);
});
