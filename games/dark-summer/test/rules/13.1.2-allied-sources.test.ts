import { expect, test } from 'vitest';
import { supplySources } from '../../src/rules/13-supply/supply.js';
import { supplied } from '../pocket.js';
import { position } from '../position.js';

// §13.1.2
test('each Allied command is supplied from its own open beaches only', () => {
  const units = { 'us-39-9-inf': '3607', 'br-8a': '3707' };
  const omaha = position({ units, beaches: ['3203'] });
  expect([supplied(omaha, 'us-39-9-inf'), supplied(omaha, 'br-8a')]).toEqual([true, false]);
  const gold = position({ units, beaches: ['4003'] });
  expect([supplied(gold, 'us-39-9-inf'), supplied(gold, 'br-8a')]).toEqual([false, true]);
});

test('French units are supplied like the Americans, Canadians and Poles like the British', () => {
  const units = { 'fr-gt-d-2-arm-fr': '3607', 'can-2a-can': '3707', 'po-10-1a-po': '3807' };
  const omaha = position({ units, beaches: ['3203'] });
  expect(Object.keys(units).map((id) => supplied(omaha, id))).toEqual([true, false, false]);
  const gold = position({ units, beaches: ['4102'] });
  expect(Object.keys(units).map((id) => supplied(gold, id))).toEqual([false, true, true]);
});

test('a beach closed or still German supplies nobody', () => {
  const at = position({ beaches: ['3203', '4603'] });
  at.open.beach[0] = 2;
  at.touch();
  expect([0, 1].map((command) => at.labels(supplySources(at.world, at.open, command as 0 | 1)))).toEqual([['3203'], ['4603']]);
});
