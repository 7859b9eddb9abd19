import type { InfoLine } from '@bocage/board';
import type { Counter } from '../src/data/shapes.js';
import { headquartersOf, isCommanded } from '../src/rules/command.js';
import { isEngineer } from '../src/rules/engineers.js';
import { hasMark, isOnMap } from '../src/rules/units.js';
import {
  AFLOAT,
  ASSAULTED,
  type BradleyView,
  DUE,
  ELIMINATED,
  FIRED,
  GREEN,
  LANDED,
  MOVED,
  MOVEMENT_MODE,
  STEADY,
  SUPPORTED,
  UNRELEASED,
  WET,
} from '../src/types.js';
import { COMPASS, counterOf, formationOf, namesOf, rangeText } from './names.js';
import { cited, listed } from './text.js';
import type { Words } from './words.js';

const face = ([combat, protection, movement]: readonly [number, number, number]): string => `${combat}-${protection}-${movement}`;

/** §2.3 §7.0 What is printed on both faces. */
function printedLines({ cm, mm, morale, range, command, amphibious, bar, components }: Counter): InfoLine[] {
  return [
    { text: `Combat Mode ${face(cm)}, Movement Mode ${face(mm)}: combat, protection, movement.`, section: '7.0' },
    { text: morale > 0 ? `Morale ${morale}.` : 'Morale of the nearest regular unit.', section: morale > 0 ? '10.3.6' : '13.3.3' },
    ...(range > 0 ? [{ text: range > 40 ? 'Range without limit.' : `Range ${rangeText(range)} hexes.`, section: '10.2.7' }] : []),
    ...(command > 0 ? [{ text: `Commands within ${command} hexes.`, section: '16.2.3' }] : []),
    ...(amphibious ? [{ text: 'May swim ashore.', section: '5.8' }] : []),
    ...(bar ? [{ text: 'Counts as small when stacking.', section: '8.2' }] : []),
    ...(components !== '' ? [{ text: `Part of ${components}: two parts in a hex are the battalion.`, section: '8.2.3' }] : []),
  ];
}

/** §10.6 §7.4 How it fares now. */
function conditionLines(words: Words, { open }: BradleyView, unit: number): InfoLine[] {
  const { world } = words;
  const lines: InfoLine[] = [];
  if (!isOnMap(open, unit)) return lines;
  const marching = open.mode[unit] === MOVEMENT_MODE;
  lines.push(
    marching
      ? {
          text: `In Movement Mode, facing ${COMPASS[open.facing[unit] as number]}: front to that side and the two beside it.`,
          section: '7.4.2',
        }
      : { text: 'In Combat Mode: it fights to all sides.', section: '7.4.5' },
  );
  const disrupted = open.disrupted[unit];
  if (disrupted !== STEADY) {
    const when = disrupted === GREEN ? 'green: it recovers in the first recovery' : 'grey: it recovers in the second recovery';
    lines.push({ text: `Disrupted, ${when}. Half its combat factor, no move, no assault; disrupted again it is lost.`, section: '10.6' });
  }
  if (hasMark(open, unit, AFLOAT)) lines.push({ text: 'Afloat: it has not landed yet.', section: '5.3.1' });
  if (hasMark(open, unit, UNRELEASED)) lines.push({ text: 'Not released: it neither moves nor fires.', section: '18.4' });
  if (hasMark(open, unit, LANDED)) lines.push({ text: 'Landed this turn: half its movement.', section: '5.9.2' });
  if (hasMark(open, unit, WET)) lines.push({ text: 'The first hex it moves into costs double.', section: '6.1.7' });
  const done = [
    hasMark(open, unit, MOVED) && open.segment !== 'set-up' ? 'moved' : '',
    hasMark(open, unit, FIRED) ? 'fired' : '',
    hasMark(open, unit, ASSAULTED) ? 'assaulted' : '',
  ].filter(Boolean);
  if (done.length > 0) lines.push({ text: `Has ${listed(done)}.`, section: '6.2.6' });
  if (hasMark(open, unit, SUPPORTED)) lines.push({ text: 'Has given its support in this player turn.', section: '16.1' });
  if (isEngineer(world, unit))
    lines.push({ text: 'Engineers: mines, sea walls, ruins, and a column against fortifications.', section: '15.0' });
  return lines;
}

/** §16.2 Whom it answers to, and whether they are near enough. */
function commandLines(words: Words, { open }: BradleyView, unit: number): InfoLine[] {
  if (!isOnMap(open, unit)) return [];
  const headquarters = headquartersOf(words.world, open, unit).filter((hq) => hq !== unit);
  if (headquarters.length === 0) return [];
  const near = isCommanded(words.world, open, unit) ? 'within its command' : 'out of its command';
  return [{ text: `Answers to ${namesOf(words, headquarters)}: ${near}.`, section: '16.2.1' }];
}

function whereabouts({ places }: Words, { open }: BradleyView, unit: number): InfoLine[] {
  const hex = open.hex[unit] as number;
  if (hex >= 0) return [{ text: `In ${places.entry(hex)}.` }];
  if (open.box[unit] === ELIMINATED) return [{ text: 'Eliminated.', section: '2.1' }];
  return [open.box[unit] === DUE ? { text: 'Still to come.', section: '3.1' } : { text: 'Off the map.', section: '5.1.5' }];
}

export function unitInfoOf(words: Words, view: BradleyView, unit: number): readonly InfoLine[] {
  const counter = counterOf(words, unit);
  if (!counter) return [{ text: 'A unit.' }];
  return [
    {
      text: `${counter.name}, ${formationOf(words, unit)}: ${counter.type === 'hq' ? 'headquarters' : counter.type.replaceAll('-', ' ')}.`,
    },
    ...printedLines(counter),
    ...conditionLines(words, view, unit),
    ...commandLines(words, view, unit),
    ...whereabouts(words, view, unit),
    { text: `Where the counter comes from: ${cited(counter.from)}.` },
  ];
}
