import type { LogLine } from '@bocage/board';
import type { Roll, RollResult } from '@bocage/kernel';
import type { GreatestDayEvent, GreatestDayView } from '../src/types.js';
import { ASSAULT_LINES, COMBAT_LINES } from './log-combat.js';
import { GAME_LINES } from './log-game.js';
import { AIR_LINES, GUN_LINES } from './log-guns.js';
import { MOVEMENT_LINES } from './log-movement.js';
import { BEACH_LINES, FLEET_LINES } from './log-naval.js';
import type { Line, LogTable } from './log-table.js';
import { WORK_LINES } from './log-work.js';
import { shortName } from './names.js';
import { capital } from './text.js';
import type { Words } from './words.js';

/** Events that have no sentence yet while the game is in the making: the fallback below speaks for them. */
const LINES: Partial<LogTable<GreatestDayEvent['event']>> = {
  ...GAME_LINES,
  ...MOVEMENT_LINES,
  ...COMBAT_LINES,
  ...ASSAULT_LINES,
  ...GUN_LINES,
  ...AIR_LINES,
  ...WORK_LINES,
  ...FLEET_LINES,
  ...BEACH_LINES,
};

function plainLine(words: Words, { open }: GreatestDayView, event: GreatestDayEvent): LogLine {
  const what = event.event.replaceAll('-', ' ');
  return {
    text:
      'unit' in event && typeof event.unit === 'number' ? `${capital(shortName(words, open, event.unit))}: ${what}.` : `${capital(what)}.`,
  };
}

export function logLineOf(words: Words, view: GreatestDayView, event: GreatestDayEvent): LogLine | undefined {
  const wording = LINES[event.event] as Line<GreatestDayEvent> | undefined;
  const line = wording ? wording(words, view, event) : plainLine(words, view, event);
  if (!line) return undefined;
  return event.section === undefined ? line : { section: event.section, ...line };
}

const WHY: Readonly<Record<string, string>> = { chit: 'A chit is drawn', check: 'Troop Quality', shot: 'Fire', weather: 'Weather' };

/** What the host rolled, before what it did. */
export function rollLineOf(roll: Roll, result: RollResult): LogLine {
  const what = WHY[roll.why] ?? capital(roll.why.replaceAll('-', ' '));
  return { text: roll.kind === 'draw' ? `${what}.` : `${what}: ${result.join(' and ')}.`, section: roll.section, tone: 'dice' };
}
