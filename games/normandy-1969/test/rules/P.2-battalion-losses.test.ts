import { expect, test } from 'vitest';
import { fullStrength } from '../../src/rules/units.js';
import { opening } from '../position.js';

// §P.2
test('one battalion lost turns a 7-4 into a 5-4', () => {
  const at = opening(1).play('501-pir', '4626').roll(6);
  expect(fullStrength(at.world, at.open, at.id('501-pir'))).toBe(5);
  expect(at.event('reduced')).toEqual({ event: 'reduced', section: 'P.2', unit: at.id('501-pir'), battalions: 2, strength: 5 });
  expect(at.where('501-pir')).toBe('4626');
  expect(at.open.losses).toEqual([2, 0]);
});

test('two battalions lost leave a 2-4, and it still scatters', () => {
  const at = opening(1).play('502-pir', '1726').roll(5);
  expect(fullStrength(at.world, at.open, at.id('502-pir'))).toBe(2);
  expect(at.open.losses).toEqual([5, 0]);
  expect(at.top).toMatchObject({ step: 'drift', unit: at.id('502-pir') });
});

test('a regiment without battalions is gone', () => {
  const at = opening(1);
  at.open.battalionsLost[at.id('501-pir')] = 2;
  at.play('501-pir', '4626').roll(6);
  expect(at.where('501-pir')).toBe('lost');
  expect(at.event('destroyed')).toMatchObject({ why: 'no-battalions', section: 'P.2' });
  expect(at.open.losses).toEqual([2, 0]);
});
