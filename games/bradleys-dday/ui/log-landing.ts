import { diceText, type LogTable, onMap } from './log-table.js';
import { namesOf, namesUpTo, shortName } from './names.js';
import { beachName } from './places.js';
import { shiftText } from './shifts.js';
import { capital, counted, tally } from './text.js';
import type { Words } from './words.js';

type LandingEvent =
  | 'set-up'
  | 'nest'
  | 'mine-points'
  | 'mine'
  | 'mines-laid'
  | 'support'
  | 'allotted'
  | 'approached'
  | 'sea'
  | 'displaced'
  | 'aborted'
  | 'casualty'
  | 'landed'
  | 'beachhead'
  | 'release';

const CASUALTY: Readonly<Record<string, string>> = { '': 'unharmed', D: 'disrupted', E: 'eliminated', sunk: 'sunk' };
const ORDINALS = ['First', 'Second', 'Third'] as const;

/** §5.6.2 What the guns and mines come to, and the column of the table that is read for it. */
function columnText({ world }: Words, factors: number): string {
  const column = world.data.tables.casualties.columns.findLast((least) => least <= factors) ?? 0;
  return column === factors ? `column ${column}` : `${factors} factors, column ${column}`;
}

/** §5.6.7 §5.8.1 German fire is for those in their craft: who swims has the sea alone against him. */
const crossing = (words: Words, unit: number, column: number): string =>
  column < 0 ? `${capital(shortName(words, unit))} swims` : `Landing of ${shortName(words, unit)}, ${columnText(words, column)}`;

export const LANDING_LINES: LogTable<LandingEvent> = {
  'set-up': (words, _, { unit, hex }) => ({
    text: `${capital(shortName(words, unit))} is set up ${words.places.at(hex)}.`,
    hexes: [hex],
    tone: 'arrival',
  }),
  'mine-points': (_, __, { points }) => ({ text: `The Germans have ${counted(points, 'mine point')}.`, tone: 'reveal' }),
  mine: ({ places }, _, { hex }) => ({ text: `The Germans mine ${places.noun(hex)}.`, hexes: [hex], tone: 'reveal' }),
  nest: (words, _, { hex }) => ({ text: `The Germans dig a resistance nest ${words.places.at(hex)}.`, hexes: [hex], tone: 'arrival' }),
  'mines-laid': () => ({ text: 'The Germans have laid their mines.', tone: 'phase' }),
  support: (_, __, { points }) => ({ text: `Air and naval support this turn: ${tally(points)}.`, tone: 'phase' }),
  allotted: (words, _, { beach, wave, units }) => ({
    text: `${ORDINALS[wave - 1] ?? 'Next'} wave for ${beachName(beach)}: ${units.length === 0 ? 'nobody' : namesUpTo(12, words, units)}.`,
    tone: 'arrival',
  }),
  approached: (words, _, { unit, hex }) => ({
    text: `${capital(shortName(words, unit))} waits ${words.places.at(hex)}.`,
    hexes: [hex],
    tone: 'arrival',
  }),
  sea({ world }, _, { beach, die, value }) {
    const name = world.data.tables.sea.conditions[die - 1]?.name ?? 'Moderate';
    return { text: `${name} sea off ${beachName(beach)}, die ${die}: it adds ${value}.`, tone: 'dice' };
  },
  displaced(words, _, { beach, unit, dice, modifier, counted, shift, units }) {
    const whose = units.length > 0 ? ` of ${namesUpTo(12, words, units)}` : '';
    const who = unit >= 0 ? capital(shortName(words, unit)) : `The landing at ${beachName(beach)}${whose}`;
    const mined = counted > 0 ? `, mines ${counted} of it` : '';
    return { text: `${who}: ${diceText(dice, modifier)}${mined}; ${shiftText(beach, shift)}.`, tone: 'dice' };
  },
  aborted: (words, _, { units }) => ({
    text: `${capital(namesOf(words, units))} ${units.length === 1 ? 'turns' : 'turn'} back.`,
    tone: 'move',
  }),
  casualty: (words, { open }, { unit, dice, modifier, column, effect }) => ({
    text: `${crossing(words, unit, column)}, ${diceText(dice, modifier)}: ${effect === '' && column < 0 ? 'it swims ashore' : CASUALTY[effect]}.`,
    hexes: onMap(open.hex[unit] as number),
    tone: effect === '' ? 'dice' : 'loss',
    tells: 'dice',
  }),
  landed: (words, _, { unit, path }) => ({
    text: `${capital(shortName(words, unit))} lands ${words.places.at(path.at(-1) as number)}.`,
    hexes: onMap(...path),
    tone: 'arrival',
  }),
  beachhead: ({ places }, _, { beach, hex }) => ({
    text: `The first fortification of ${beachName(beach)} is taken: the beachhead is ${places.noun(hex)}.`,
    hexes: [hex],
    tone: 'phase',
  }),
  release: (_, __, { die, released }) => ({
    text: `Release of the 12th SS Panzer Division${die > 0 ? `, die ${die}` : ''}: ${released === 1 ? 'it may move' : 'not yet'}.`,
    tone: 'dice',
  }),
};
