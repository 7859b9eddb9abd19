import type { LogLine } from '@bocage/board';
import type { LiberatingAssaultEvent, LiberatingAssaultView } from '../src/types.js';
import { CARD_LINES } from './log-cards.js';
import { COMBAT_LINES } from './log-combat.js';
import { RULING_LINES } from './log-rulings.js';
import type { EventName, Line, LogTable } from './log-table.js';
import { lineTogether, together } from './log-together.js';
import { TURN_LINES } from './log-turn.js';
import type { Words } from './words.js';

const LINES: LogTable<EventName> = { ...TURN_LINES, ...CARD_LINES, ...COMBAT_LINES, ...RULING_LINES };

/** One line that everybody who may read the event can follow, with the section its kind has or else that of the case. */
export function logLineOf(words: Words, view: LiberatingAssaultView, event: LiberatingAssaultEvent): LogLine | undefined {
  const line = (LINES[event.event] as Line<LiberatingAssaultEvent>)(words, view, event);
  return line && event.section !== undefined ? { section: event.section, ...line } : line;
}

/** What an entry told in fewer lines than one an event: cards of a hand, counters that go together. */
export function logLinesOf(words: Words, view: LiberatingAssaultView, events: readonly LiberatingAssaultEvent[]): LogLine[] {
  return together(view, events).flatMap(
    (run) => (run.length > 1 ? lineTogether(words, view, run) : logLineOf(words, view, run[0] as LiberatingAssaultEvent)) ?? [],
  );
}
