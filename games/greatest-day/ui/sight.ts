import type { SightLine } from '@bocage/board';
import { sightReport } from '../src/rules/sight-report.js';
import type { GreatestDayView } from '../src/types.js';
import type { Words } from './words.js';

/** §S.15 What the ruler says beside the distance: the first thing in the way. */
export function sightOf({ world, places }: Words, { open }: GreatestDayView, from: number, to: number): SightLine {
  const { first, isSeen, areUnitsSeen, distance, range } = sightReport(world, open, from, to);
  if (first) {
    const where = first.hex >= 0 ? ` ${places.at(first.hex)}` : '';
    return { text: `Sight is blocked by ${first.what}${where}.`, section: first.section, blocked: first.hex >= 0 ? [first.hex] : [] };
  }
  if (!isSeen) return { text: `Too far: ${distance} hexes, one sees ${range}.`, section: 'S.15', blocked: [] };
  return areUnitsSeen
    ? { text: 'The line of sight is clear.', section: 'S.15', blocked: [] }
    : { text: 'The hex is seen, units in its hedgerows are not.', section: '2.1.10', blocked: [to] };
}
