import type { Risk } from '@bocage/board';
import { type Action, word } from '@bocage/kernel';
import { TIDES } from '../src/data/shapes.js';
import { mostOverStacked } from '../src/rules/stacking.js';
import { caught } from '../src/rules/tide.js';
import { hasMark, unitsOnMap } from '../src/rules/units.js';
import { AFLOAT, type BradleyView, HIGH_TIDE, type Side } from '../src/types.js';
import { namesOf } from './names.js';
import { capital } from './text.js';
import { topOf, type Words } from './words.js';

const DONE = word('done');
const NONE: readonly Risk[] = [];

/** §6.3.4 §6.3.5 Who would be caught if the coming High tide finds them where they stand. */
function tideRisks(words: Words, { open }: BradleyView, side: Side): Risk[] {
  const { world } = words;
  const rising = (open.tide + 1) % TIDES.length === HIGH_TIDE && open.turn >= world.data.tables.tide.firstTurn;
  if (!rising) return [];
  const ashore = unitsOnMap(world, open, side).filter((unit) => !hasMark(open, unit, AFLOAT));
  const of = (fate: 'lost' | 'disrupted'): number[] => ashore.filter((unit) => caught(world, open, unit) === fate);
  const risk = (units: number[], text: string): Risk[] =>
    units.length === 0
      ? []
      : [
          {
            text: `${capital(namesOf(words, units))} ${text}`,
            section: '6.3.4',
            hexes: [...new Set(units.map((unit) => open.hex[unit] as number))],
          },
        ];
  return [
    ...risk(of('lost'), 'would be lost at the coming High tide.'),
    ...risk(of('disrupted'), 'would be disrupted at the coming High tide.'),
  ];
}

/** §8.1.4 */
function stackRisks({ world, places }: Words, { open }: BradleyView, side: Side): Risk[] {
  const crowded = mostOverStacked(world, open);
  if (crowded?.side !== side) return [];
  return [{ text: `Too many stand ${places.at(crowded.hex)}: some of them would be lost.`, section: '8.1.4', hexes: [crowded.hex] }];
}

/** What a legal action would cost its own player for good. */
export function risksOf(words: Words, view: BradleyView, action: Action): readonly Risk[] {
  const frame = topOf(view.open);
  if (action !== DONE || frame.step !== 'movement') return NONE;
  return [...tideRisks(words, view, frame.side), ...stackRisks(words, view, frame.side)];
}
