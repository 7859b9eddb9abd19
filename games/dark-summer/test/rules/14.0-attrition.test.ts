import { expect, test } from 'vitest';
import { unitsInAttrition } from '../../src/rules/supply.js';
import { pocket } from '../pocket.js';

// §14.0 §7.2.4
test('Germans suffer attrition in any weather, the Allies in rain and storm, both judged together', () => {
  const at = pocket();
  expect(unitsInAttrition(at.world, at.open)).toEqual(at.ids('ge-6-fj'));
  at.open.weather = 3;
  expect(unitsInAttrition(at.world, at.open)).toHaveLength(7);
});
