import type { SightLine } from '@bocage/board';
import { type NamedBlocker, sightReport } from '../src/rules/sight-report.js';
import type { GreatestDayView } from '../src/types.js';
import type { Words } from './words.js';

const WHAT: Readonly<Record<string, string>> = {
  crest: 'a crest',
  ridge: 'a ridge',
  'both-hexes': 'the ground on both hands',
  town: 'a town',
  city: 'a city',
  fortified: 'a fortified place',
  hill: 'a hill',
  barrage: 'a barrage',
  dyke: 'a dyke',
  bridge: 'a bridge',
};

/** The hexes a blocker lies in, or between. */
function hexesOf({ world }: Words, { hex, side }: NamedBlocker): number[] {
  if (hex >= 0) return [hex];
  const at = world.grid.sides.indexOf(side);
  return at < 0 ? [] : [Math.floor(at / 6), world.grid.neighbours[at] as number];
}

/** §S.15 What the ruler says beside the distance: the first thing in the way, and where. */
export function sightOf(words: Words, { open }: GreatestDayView, from: number, to: number): SightLine {
  const { world, places } = words;
  const { first, isSeen, areUnitsSeen, distance, range } = sightReport(world, open, from, to);
  if (first) {
    const blocked = hexesOf(words, first);
    const [one, other] = blocked;
    const where =
      one === undefined
        ? ''
        : other === undefined
          ? ` ${places.at(one)}`
          : ` between ${world.grid.label(one)} and ${world.grid.label(other)}`;
    return { text: `Sight is blocked by ${WHAT[first.what] ?? first.what}${where}.`, section: first.section, blocked };
  }
  if (!isSeen) return { text: `Too far: ${distance} hexes, one sees ${range}.`, section: 'S.15', blocked: [] };
  return areUnitsSeen
    ? { text: 'The line of sight is clear.', section: 'S.15', blocked: [] }
    : { text: 'The hex is seen, units in its hedgerows are not.', section: '2.1.10', blocked: [to] };
}
