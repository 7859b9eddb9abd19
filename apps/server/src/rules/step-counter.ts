import type { Table } from '@bocage/kernel';
import type { TimedStep } from './jobs.js';

/** Tells one step from the next, as a clock has to, without a word from the game. */
export class StepCounter {
  private readonly table: Table;
  private read = 0;
  /** How often what everybody sees has changed: all have counted that themselves, unlike the entries of the log. */
  private changes = 0;

  constructor(table: Table) {
    this.table = table;
  }

  /**
   * Where many answer in secret a step lasts until something is shown. Where one seat decides it has its time for all it
   * is asked of the same kind in a row, so that nobody wins time by going back and forth.
   */
  now(): TimedStep {
    for (const { history } = this.table; this.read < history.length; this.read++) {
      if (history[this.read]?.openChanged) this.changes++;
    }
    const awaits = this.table.awaits();
    if (awaits.kind !== 'seats') return { key: '', mode: 'none' };
    if (awaits.mode === 'sealed') return { key: `all-${this.changes}`, mode: awaits.mode };
    const step = this.table.state.open.stack.at(-1)?.step ?? '';
    return { key: `${step}-${awaits.seats.length === 1 ? awaits.seats[0] : awaits.seats.length}`, mode: awaits.mode };
  }
}
