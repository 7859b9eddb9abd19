import { expect, test } from 'vitest';
import { canRebuild, REPLACEMENTS } from '../../src/rules/8-reinforcements/replacements.js';
import { movementBudget } from '../../src/rules/10-movement/movement.js';
import { attackStrength, defenceStrength } from '../../src/rules/11-combat/strength.js';
import { unitsInAttrition } from '../../src/rules/13-supply/supply.js';
import { pocket } from '../pocket.js';
import { position } from '../position.js';

const plain = { flak: 'armor', ground: 'counts', augmented: 0 } as const;

// §13.4
test('no replacements, and three movement points', () => {
  const at = pocket({ reduced: ['ge-6-fj'] });
  const unit = at.id('ge-6-fj');
  const all = REPLACEMENTS.map(() => 9);
  expect([canRebuild(at.world, at.open, unit, all), movementBudget(at.world, at.open, unit, 'move')]).toEqual([false, 6]);
  at.move('us-120-30-inf', -6);
  expect([canRebuild(at.world, at.open, unit, all), movementBudget(at.world, at.open, unit, 'move')]).toEqual([true, 12]);
});

test('strength is halved by hex, rounded down, and one at least', () => {
  const at = pocket({ units: { 'ge-5-3-fj': '5020', 'ge-8-3-fj': '5021' } });
  const pair = at.ids('ge-6-fj', 'ge-5-3-fj');
  expect(attackStrength(at.world, at.open, pair)).toBe(3);
  expect(attackStrength(at.world, at.open, at.ids('ge-6-fj', 'ge-8-3-fj'))).toBe(2);
  expect(defenceStrength(at.world, at.open, at.hex('5020'), plain)).toBe(4);
});

test('one factor of defence in woods is halved to one and counts two', () => {
  const at = pocket({ drill: { terrain: { 5020: 'woods' } }, units: { 'ge-6-fj': -6, 'ge-fus-352': '5020' } });
  expect(defenceStrength(at.world, at.open, at.hex('5020'), plain)).toBe(2);
});

test('Germans out of supply lose a step in any weather, Allies in rain and storm', () => {
  const at = position({ units: { 'us-39-9-inf': '5020' }, open: { weather: 2 } });
  expect(unitsInAttrition(at.world, at.open)).toEqual([]);
  at.open.weather = 4;
  expect(unitsInAttrition(at.world, at.open)).toEqual(at.ids('us-39-9-inf'));
  expect(unitsInAttrition(pocket().world, pocket().open)).toEqual(at.ids('ge-6-fj'));
});
