import { parseAction } from './action.js';
import type { GameTypes, StateOf } from './contract.js';
import type { Entry } from './log.js';
import type { Answer } from './played.js';
import type { Table } from './table.js';

/** Does at a table what a log entry says was done. */
export function redo<T extends GameTypes>(table: Table<T>, entry: Entry): Answer<T> {
  switch (entry.kind) {
    case 'action': {
      const action = parseAction(entry.action);
      return action ? table.act(entry.seat, action, entry.by) : { ok: false, code: 'not-legal' };
    }
    case 'roll':
      return table.roll(entry.result, entry.from);
    case 'undo':
      return table.undo(entry.seat);
    case 'take-back':
      return table.takeBack(entry.seat, entry.agreed);
    case 'conclude':
      return { ok: true, played: table.conclude(entry.outcome, entry.why) };
    case 'checkpoint':
      return { ok: true, played: table.checkpoint(entry.state as unknown as StateOf<T>, entry) };
    default:
      return { ok: true, played: table.record(entry) };
  }
}
