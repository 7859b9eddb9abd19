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
import { capital } from './text.js';
import type { Words } from './words.js';

/** A sentence for every event; one that is missing does not compile. */
const LINES: LogTable<GreatestDayEvent['event']> = {
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

export function logLineOf(words: Words, view: GreatestDayView, event: GreatestDayEvent): LogLine | undefined {
  const line = (LINES[event.event] as Line<GreatestDayEvent>)(words, view, event);
  if (!line) return undefined;
  return event.section === undefined ? line : { section: event.section, ...line };
}

const WHY: Readonly<Record<string, string>> = { chit: 'A chit is drawn', check: 'Troop Quality', shot: 'Fire', weather: 'Weather' };

/** What the host rolled, before what it did. */
export function rollLineOf(roll: Roll, result: RollResult): LogLine {
  const what = WHY[roll.why] ?? capital(roll.why.replaceAll('-', ' '));
  // §S.17 The tenth face of the die is a 0.
  const faces = result.map((face) => face % 10);
  return { text: roll.kind === 'draw' ? `${what}.` : `${what}: ${faces.join(' and ')}.`, section: roll.section, tone: 'dice' };
}
