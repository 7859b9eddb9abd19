import type { Shadow } from '@bocage/testkit';
import type { GreatestDayTypes } from '../../../src/types.js';
import type { Paper } from '../series/paper.js';
import { airShadow } from './air-shadow.js';
import { heroesShadow } from './heroes-shadow.js';
import { labourShadow } from './labour-shadow.js';
import { purchaseShadow } from './purchase-shadow.js';
import { wiresShadow } from './wires-shadow.js';

/** Comes first at every moment: what was read at the last one is no longer so. */
const freshLook = ({ fields }: Paper): Shadow<GreatestDayTypes> => {
  const forget = (): [] => {
    fields.clear();
    return [];
  };
  return { name: 'fresh look', asked: forget, made: forget };
};

/** The shadows of purchases, weather and quality, aircraft, heroes, telephones and rubble, and of work, with a memory of their own: for one game. */
export function createSpecialShadows(paper: Paper): Shadow<GreatestDayTypes>[] {
  const makers = [purchaseShadow, airShadow, heroesShadow, wiresShadow, labourShadow];
  return [freshLook(paper), ...makers.map((make) => make(paper))];
}
