import type { LogLine } from '@bocage/board';
import type { Roll, RollResult } from '@bocage/kernel';
import type { BradleyEvent, BradleyView, EliminatedBy } from '../src/types.js';
import { SEGMENT_WORDS, whenOf } from './calendar.js';
import { AIRBORNE_LINES } from './log-airborne.js';
import { AUTOMATON_LINES } from './log-automaton.js';
import { COMBAT_LINES } from './log-combat.js';
import { LANDING_LINES } from './log-landing.js';
import { MOVEMENT_LINES } from './log-movement.js';
import { type Line, type LogTable, onMap } from './log-table.js';
import { namesOf } from './names.js';
import { outcomeText, standingText } from './outcomes.js';
import { capital } from './text.js';
import type { Words } from './words.js';

/** §17.1.4 What the game was decided by; where somebody gave it up, what it had come to. */
const endText = (said: string, standing: string): string =>
  standing.startsWith(`${said}:`) ? `${standing}.` : `${said}. At the end: ${standing}.`;

/** After "is" or "are". */
const LOST: Readonly<Record<EliminatedBy, string>> = {
  fire: 'eliminated by fire',
  assault: 'eliminated in close assault',
  disruption: 'eliminated: disrupted twice',
  retreat: 'eliminated: no way back',
  tide: 'lost to the tide',
  scatter: 'lost in the drop',
  casualties: 'lost in the landing',
  sunk: 'sunk on the way in',
  landing: 'lost: the hex was not taken',
  stacking: 'lost: too many in the hex',
  garrison: 'gone: a unit takes its place, or none is near to man it',
};

/** §5.6.7 The line of the roll has told it. */
const CASUALTIES = '5.6.7';

type GeneralEvent = 'turn' | 'segment' | 'over' | 'disrupted' | 'eliminated' | 'recovered';

const areOr = (units: readonly number[], one: string, many: string): string => (units.length === 1 ? one : many);

const GENERAL_LINES: LogTable<GeneralEvent> = {
  turn: ({ world }, _, { turn }) => ({ text: `Turn ${turn}: ${whenOf(world, turn)}.`, tone: 'phase' }),
  segment: (_, __, { segment }) => ({ text: SEGMENT_WORDS[segment].begins, tone: 'phase' }),
  over: (words, { open }, { outcome }) => ({ text: endText(outcomeText(outcome), standingText(words, open)), tone: 'phase' }),
  disrupted(words, { open }, { units, section }) {
    if (section === CASUALTIES) return undefined;
    return {
      text: `${capital(namesOf(words, units))} ${areOr(units, 'is', 'are')} disrupted.`,
      hexes: onMap(...new Set(units.map((unit) => open.hex[unit] as number))),
      tone: 'loss',
    };
  },
  eliminated(words, _, { units, hex, why, section }) {
    if (section === CASUALTIES && why !== 'disruption') return undefined;
    return {
      text: `${capital(namesOf(words, units))} ${areOr(units, 'is', 'are')} ${LOST[why]}.`,
      hexes: onMap(hex),
      tone: 'loss',
    };
  },
  recovered: (words, { open }, { units }) => ({
    text: `${capital(namesOf(words, units))} ${areOr(units, 'recovers', 'recover')}.`,
    hexes: onMap(...new Set(units.map((unit) => open.hex[unit] as number))),
    tone: 'move',
  }),
};

const LINES: LogTable<BradleyEvent['event']> = {
  ...GENERAL_LINES,
  ...LANDING_LINES,
  ...AIRBORNE_LINES,
  ...MOVEMENT_LINES,
  ...COMBAT_LINES,
  ...AUTOMATON_LINES,
};

export function logLineOf(words: Words, view: BradleyView, event: BradleyEvent): LogLine | undefined {
  const line = (LINES[event.event] as Line<BradleyEvent>)(words, view, event);
  if (!line) return undefined;
  return event.section === undefined ? line : { section: event.section, ...line };
}

const WHY: Readonly<Record<string, string>> = {
  fire: 'Fire',
  assault: 'Close assault',
  work: 'Engineers’ work',
  support: 'Support points',
  mines: 'Mine points',
  sea: 'Sea',
  wind: 'Wind',
  displacement: 'Displacement',
  casualties: 'Landing casualties',
  sinking: 'Swimming tanks',
  scatter: 'Scatter',
  zone: 'Drop zone',
  command: 'Command',
  remote: 'Out of command',
  check: 'Search for mines',
  release: 'Release',
};

/** What the host rolled, before what it did. */
export function rollLineOf(roll: Roll, result: RollResult): LogLine {
  const dice = result.length === 1 ? `die ${result[0]}` : `dice ${result.join(' and ')}`;
  return { text: `${WHY[roll.why] ?? 'Rolled'}: ${dice}.`, section: roll.section, tone: 'dice' };
}
