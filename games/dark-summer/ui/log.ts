import type { LogLine } from '@bocage/board';
import type { DarkSummerEvent, DarkSummerView } from '../src/types.js';
import { COMBAT_LINES } from './log-combat.js';
import { MOVE_LINES } from './log-moves.js';
import type { EventName, Line, LogTable } from './log-table.js';
import { TURN_LINES } from './log-turn.js';
import type { Words } from './words.js';

const LINES: LogTable<EventName> = { ...TURN_LINES, ...MOVE_LINES, ...COMBAT_LINES };

/** One line that an opponent can follow, with the section its kind has or else that of the case. */
export function logLineOf(words: Words, view: DarkSummerView, event: DarkSummerEvent): LogLine | undefined {
  const line = (LINES[event.event] as Line<DarkSummerEvent>)(words, view, event);
  return line && event.section !== undefined ? { section: event.section, ...line } : line;
}
