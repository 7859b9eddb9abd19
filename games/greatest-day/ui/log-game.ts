import type { Seat } from '@bocage/kernel';
import { SEATS } from '../src/sides.js';
import { skyOf, whenOf } from './calendar.js';
import { type LogTable, onMap } from './log-table.js';
import { chitName, divisionName, formationName, shortName } from './names.js';
import { outcomeText } from './outcomes.js';
import { capital } from './text.js';

const ACTION_WORDS: Readonly<Record<string, string>> = {
  move: 'moves',
  fire: 'fires',
  assault: 'assaults',
  rally: 'rallies',
  engineer: 'goes to work',
  drop: 'drops',
  drift: 'finds its place',
};

const WHY: Readonly<Record<string, string>> = {
  chit: 'with its chit',
  second: 'for a Second Action',
  direct: 'for Direct Command',
  check: 'to pass a check',
  convert: 'to shake off suppression',
  bought: 'for chits',
  landed: 'for units ashore',
  exchanged: 'for chits, Command in place of Dispatch Points',
};

/** §S.5 §S.10 §4.5.4(7) What is paid first and then done. */
const BEFORE_AN_ACTION: readonly string[] = ['second', 'direct', 'landed'];

const gain = (value: number, what: string): string[] => (value === 0 ? [] : [`${value > 0 ? '+' : '−'}${Math.abs(value)} ${what}`]);

export const GAME_LINES: LogTable<'turn' | 'weather' | 'dispatched' | 'chit' | 'points' | 'bought' | 'action' | 'over'> = {
  turn: ({ world }, { open }, { turn }) => ({ text: `Turn ${turn}: ${whenOf(world, { ...open, turn })}.`, tone: 'phase' }),
  weather: (_, { open }, { weather }) => ({ text: `The weather: ${skyOf({ ...open, weather })}.`, tone: 'phase' }),
  dispatched: () => ({ text: 'Both sides have bought their chits.' }),
  chit: (words, { open }, { chit, carried }) => ({
    text: `${carried ? 'Carried over from the turn before: ' : 'Drawn: '}${chitName(words, open, chit)}.`,
    tone: 'phase',
    tells: 'dice',
  }),
  points: (words, _, { division, cp, dp, why }) => {
    const gained = [...gain(cp, 'Command'), ...gain(dp, 'Dispatch')];
    if (gained.length === 0) return undefined;
    const text = `${divisionName(words, division)}: ${gained.join(', ')} ${WHY[why] ?? ''}.`;
    return BEFORE_AN_ACTION.includes(why) ? { text, opens: 'next' } : { text };
  },
  // §S.7 Who has bought it was told at once; the others when it is shown.
  bought: (words, { seats }, { formation, side, to }) =>
    to === undefined && seats.includes(SEATS[side] as Seat)
      ? undefined
      : { text: `The chit of ${formationName(words, formation)} is bought.` },
  action: (words, { open }, { unit, action, second }) => ({
    text: `${capital(shortName(words, open, unit))} ${ACTION_WORDS[action] ?? action}${second ? ', its Second Action' : ''}.`,
    hexes: onMap(open.hex[unit] as number),
    tone: 'move',
    opens: 'group',
  }),
  over: (_, __, { outcome }) => ({ text: `${outcomeText(outcome)}.`, tone: 'phase' }),
};
