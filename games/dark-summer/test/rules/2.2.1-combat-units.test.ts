import { expect, test } from 'vitest';
import { soleAttackers } from '../../src/rules/11-combat/mandatory.js';
import { attackFactor, attackStrength, defenceFactor } from '../../src/rules/11-combat/strength.js';
import { groundFor, position } from '../position.js';

// §2.2.1
test('every unit has one step or two', () => {
  const { fullSteps, kind } = groundFor().world.roster;
  expect(new Set(fullSteps)).toEqual(new Set([1, 2]));
  expect(new Set(fullSteps.filter((_, unit) => kind[unit] === 'strongpoint'))).toEqual(new Set([1]));
});

test('some units have an attack and a defence factor, others one for both; a reduced unit has those of its reverse', () => {
  const at = position({ units: { 'ge-914-352': '5020', 'us-39-9-inf': '4818' } });
  const factors = (id: string) => [attackFactor(at.world, at.open, at.id(id)), defenceFactor(at.world, at.open, at.id(id), 'armor')];
  expect(factors('ge-914-352')).toEqual([2, 3]);
  expect(factors('us-39-9-inf')).toEqual([4, 4]);
  at.open.steps = at.open.steps.with(at.id('ge-914-352'), 1);
  expect(factors('ge-914-352')).toEqual([1, 2]);
});

test('a unit with an attack factor of 0 attacks only in company', () => {
  const units = { 'ge-726-716': '5020', 'ge-914-352': '5021', 'us-39-9-inf': '5120' };
  const at = position({ drill: {}, units, reduced: ['ge-726-716'] });
  const pair = at.ids('ge-726-716', 'ge-914-352');
  expect(soleAttackers(at.world, at.open, pair, at.hex('5120'))).toEqual(at.ids('ge-914-352'));
  expect(attackStrength(at.world, at.open, pair)).toBe(2);
  at.open.steps = at.open.steps.with(at.id('ge-726-716'), 2);
  expect(soleAttackers(at.world, at.open, pair, at.hex('5120'))).toEqual(pair.sort((a, b) => a - b));
});
