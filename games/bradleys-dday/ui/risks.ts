import type { Risk } from '@bocage/board';
import { type Action, word } from '@bocage/kernel';
import { TIDES } from '../src/data/shapes.js';
import { preview } from '../src/preview.js';
import { afloatAt } from '../src/rules/landing.js';
import { landingFire } from '../src/rules/landing-fire.js';
import { mostOverStacked } from '../src/rules/stacking.js';
import { caught } from '../src/rules/tide.js';
import { hasMark, unitsOnMap } from '../src/rules/units.js';
import { landingBeaches } from '../src/rules/waves.js';
import { AFLOAT, ALLIED, type BradleyView, HIGH_TIDE, type Side } from '../src/types.js';
import { namesOf } from './names.js';
import { isCostly } from './odds.js';
import { beachName } from './places.js';
import { capital, tally } from './text.js';
import { topOf, type Words } from './words.js';

const DONE = word('done');
const DECLARE = word('declare');
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

/** §11.1 A fire segment that ends without a shot while the fleet has points: guns that will meet the wave, points that lapse. */
function supportRisks({ world }: Words, { open }: BradleyView): Risk[] {
  const left = open.asp + open.air;
  if (left === 0 || open.firedAt.length > 0) return [];
  if (open.segment === 'allied-defensive-fire')
    return [
      { text: `${capital(tally(left))} of support lapse with this turn, and nothing has been fired at.`, section: '11.1', hexes: [] },
    ];
  return landingBeaches(world, open).flatMap((beach): Risk[] => {
    const fire = afloatAt(world, open, beach).length > 0 ? landingFire(world, open, beach) : 0;
    const text = `German guns with ${fire} factors will meet the wave off ${beachName(beach)}, and nothing has been fired at them.`;
    return fire === 0 ? [] : [{ text, section: '5.6.1', hexes: [] }];
  });
}

/** §10.3.4 Below the table an assault harms nobody but those who make it. */
function assaultRisks({ world }: Words, view: BradleyView): Risk[] {
  const forecast = preview(world, view, 'allied');
  if (!forecast || forecast.outcomes.length === 0 || !forecast.outcomes.every(isCostly)) return [];
  return [{ text: 'Below the table: nobody there is hurt, and one of your stacks is disrupted.', section: '10.3.4', hexes: [] }];
}

/** What a legal action would cost its own player for good. */
export function risksOf(words: Words, view: BradleyView, action: Action): readonly Risk[] {
  const frame = topOf(view.open);
  if (action === DECLARE && frame.step === 'assault') return assaultRisks(words, view);
  if (action !== DONE) return NONE;
  if (frame.step === 'fire' && frame.side === ALLIED) return supportRisks(words, view);
  if (frame.step !== 'movement') return NONE;
  return [...tideRisks(words, view, frame.side), ...stackRisks(words, view, frame.side)];
}
