import { expect, test } from 'vitest';
import { CHERBOURG, EXITED } from '../../src/index.js';
import { ring, supplied } from '../pocket.js';
import { position } from '../position.js';

// §13.3
test('strongpoints on turns 1 and 2, Germans in Cherbourg, Allies in open beaches and the exited are always supplied', () => {
  const units = { 'sp-1': '5020', 'ge-garrison': CHERBOURG, 'ge-9-3-fj': EXITED, 'br-8a': '3203' };
  const at = position({ drill: {}, units: { ...ring, ...units }, beaches: ['3203'] });
  expect(Object.keys(units).map((id) => supplied(at, id))).toEqual([true, true, true, true]);
  at.open.turn = 3;
  expect(supplied(at, 'sp-1')).toBe(false);
});

test('what is stacked with a strongpoint is not', () => {
  const at = position({ drill: {}, units: { ...ring, 'sp-1': '5020', 'ost-1': '5020' }, open: { turn: 1 } });
  expect([supplied(at, 'sp-1'), supplied(at, 'ost-1')]).toEqual([true, false]);
});

test('Germans are in Cherbourg even when it is isolated, Americans there need a line', () => {
  const at = position({ units: { 'ge-garrison': CHERBOURG, 'us-39-9-inf': CHERBOURG }, open: { isolated: 1 } });
  expect([supplied(at, 'ge-garrison'), supplied(at, 'us-39-9-inf')]).toEqual([true, false]);
});
