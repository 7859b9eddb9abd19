import type { GameUi, Picking } from '@bocage/board';
import { type Action, unit as unitAction } from '@bocage/kernel';
import type { TableController } from './controller.js';
import type { Situation } from './situation.js';

/** Everybody a decision is about that takes unit after unit. */
export interface Picks {
  readonly picking: Picking;
  /** In the order they were taken. */
  readonly taken: readonly number[];
  /** Those who can still be taken. */
  readonly open: readonly number[];
  /** Both, always in the same order, so that a row stays where it is when it is ticked. */
  readonly all: readonly number[];
}

/** `remembered`: what was taken by clicks of this table, for games that do not keep it. */
export function picksOf(ui: GameUi, shown: Situation | undefined, remembered: readonly number[]): Picks | undefined {
  if (!shown?.isMine || shown.seat === undefined) return undefined;
  const picking = ui.picking?.(shown.view, shown.seat);
  if (!picking || (shown.units.size === 0 && (picking.taken ?? []).length === 0)) return undefined;
  const open = [...shown.units];
  const taken = (picking.one ? [] : (picking.taken ?? remembered)).filter((unit) => !shown.units.has(unit));
  return { picking, taken, open, all: [...new Set([...taken, ...open])].sort((a, b) => a - b) };
}

/** Ticks and unticks units. The rules never take one back alone: it is undone down to that one, and the others are taken again. */
export class Picker {
  private readonly table: TableController;
  /** Where the first of those remembered was clicked. */
  private since = 0;

  constructor(table: TableController) {
    this.table = table;
  }

  /** Keeps the units of one decision; any other click begins anew. */
  remember(action: Action, { view, seat, position }: Situation): void {
    const { store, ui } = this.table;
    const picking = action.kind === 'unit' && seat !== undefined ? ui.picking?.(view, seat) : undefined;
    const isPick = action.kind === 'unit' && picking !== undefined && !picking.one;
    if (isPick && store.getState().picked.length === 0) this.since = position;
    store.setState((s) => ({ picked: isPick ? [...s.picked, action.unit] : [] }));
  }

  forgetLast(): void {
    this.table.store.setState((s) => ({ picked: s.picked.slice(0, -1) }));
  }

  /** What another seat has done in between makes it another decision. */
  settled({ seat, isMine }: Situation): void {
    const { picked, live } = this.table.store.getState();
    if (picked.length === 0) return;
    const others = live?.told.slice(this.since).some((told) => told.kind === 'action' && told.seat !== seat) ?? false;
    if (!isMine || others) this.table.store.setState({ picked: [] });
  }

  private now(): Picks | undefined {
    const { shown, picked } = this.table.store.getState();
    return picksOf(this.table.ui, shown, picked);
  }

  async toggle(unit: number): Promise<void> {
    if (this.table.shown?.units.has(unit)) await this.table.act(unitAction(unit));
    else await this.release(unit);
  }

  async takeAll(): Promise<void> {
    for (let left = this.now()?.open.length ?? 0; left > 0; left--) {
      const [next] = this.now()?.open ?? [];
      if (next === undefined || !(await this.table.act(unitAction(next)))) return;
      await this.table.playback.idle();
    }
  }

  async releaseAll(): Promise<void> {
    await this.undoDown(0);
  }

  private async release(unit: number): Promise<void> {
    const taken = this.now()?.taken ?? [];
    const at = taken.indexOf(unit);
    if (at < 0 || !(await this.undoDown(at))) return;
    for (const other of taken.slice(at + 1)) {
      if (this.table.shown?.units.has(other)) await this.table.act(unitAction(other));
      await this.table.playback.idle();
    }
  }

  /** Undoes until so many are left; false where the undo ends before. */
  private async undoDown(left: number): Promise<boolean> {
    for (let count = this.now()?.taken.length ?? 0; count > left; count--) {
      await this.table.undo();
      await this.table.playback.idle();
      if ((this.now()?.taken.length ?? 0) !== count - 1) return false;
    }
    return true;
  }
}
