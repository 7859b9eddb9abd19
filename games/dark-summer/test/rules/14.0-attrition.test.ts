import { expect, test } from 'vitest';
import { type DarkSummerEvent, ELIMINATED } from '../../src/index.js';
import { unitsInAttrition } from '../../src/rules/13-supply/supply.js';
import { sufferAttrition, unknownAmong } from '../../src/rules/14-attrition/attrition.js';
import { pocket } from '../pocket.js';

// §14.0 §7.2.4
test('Germans suffer attrition in any weather, the Allies in rain and storm, both judged together', () => {
  const at = pocket();
  expect(unitsInAttrition(at.world, at.open)).toEqual(at.ids('ge-6-fj'));
  at.open.weather = 3;
  expect(unitsInAttrition(at.world, at.open)).toHaveLength(7);
});

// §14.0
test('whole units lose a step, reduced ones and those of one step are eliminated', () => {
  const at = pocket({ units: { 'ge-914-352': '5020', 'ge-100-pz': '5020' }, reduced: ['ge-914-352'] });
  const told: DarkSummerEvent[] = [];
  const units = unitsInAttrition(at.world, at.open);
  expect(units).toEqual([...at.ids('ge-914-352', 'ge-6-fj', 'ge-100-pz')].sort((a, b) => a - b));
  sufferAttrition(at.world, at.open, units, (event) => told.push(event));
  expect(at.ids('ge-6-fj', 'ge-914-352', 'ge-100-pz').map((unit) => [at.open.steps[unit], at.open.hex[unit]])).toEqual([
    [1, at.hex('5020')],
    [0, ELIMINATED],
    [0, ELIMINATED],
  ]);
  expect(told).toEqual([
    { event: 'attrition', section: '14.0', units },
    { event: 'step-lost', section: '14.0', unit: at.id('ge-6-fj'), left: 1 },
    { event: 'eliminated', section: '14.0', units: units.filter((unit) => unit !== at.id('ge-6-fj')), why: 'attrition' },
  ]);
});

test('both sides are checked at once: two who shut each other in are both lost', () => {
  const at = pocket({ open: { weather: 3 }, reduced: ['ge-6-fj', 'us-39-9-inf'] });
  const units = unitsInAttrition(at.world, at.open);
  sufferAttrition(at.world, at.open, units, () => {});
  expect(at.ids('ge-6-fj', 'us-39-9-inf').map((unit) => at.open.hex[unit])).toEqual([ELIMINATED, ELIMINATED]);
});

// §11.5
test('only an unknown counter is revealed by its loss', () => {
  const at = pocket({ units: { 'ost-1': '5020', 'ost-2': '5020' } });
  at.open.value = at.open.value.with(at.id('ost-1'), 0);
  expect(unknownAmong(at.world, at.open, at.ids('ost-1', 'ost-2', 'ge-6-fj'))).toEqual(at.ids('ost-2'));
});
