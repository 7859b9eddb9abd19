import type { BoardPoint } from '@bocage/board';
import { hex as hexAction, unit as unitAction } from '@bocage/kernel';
import type { TableController } from './controller.js';
import type { Tip } from './table-store.js';

const DWELL_MS = 450;

/** Resting on something that cannot be done says why; measuring says how far. */
export class Hover {
  private readonly table: TableController;
  private dwelling: ReturnType<typeof setTimeout> | undefined;

  constructor(table: TableController) {
    this.table = table;
  }

  over(hex: number, unit: number | undefined, at: BoardPoint): void {
    const { store } = this.table;
    clearTimeout(this.dwelling);
    store.setState({ hoverHex: hex, tip: undefined });
    if (hex < 0 || at.pointer !== 'mouse') return;
    const range = this.rangeTip(hex, at);
    if (range) store.setState({ tip: range });
    else this.dwelling = setTimeout(() => this.rest(hex, unit, at), DWELL_MS);
  }

  stop(): void {
    clearTimeout(this.dwelling);
  }

  private rest(hex: number, unit: number | undefined, at: BoardPoint): void {
    const tip = this.whyNot(hex, unit, at);
    if (tip && this.table.store.getState().hoverHex === hex) this.table.store.setState({ tip });
  }

  private rangeTip(hex: number, at: BoardPoint): Tip | undefined {
    const { mode, measured } = this.table.store.getState();
    const [from, to] = measured;
    if (mode !== 'ruler' || from === undefined || to !== undefined) return undefined;
    const distance = this.table.ui.grid.distance(from, hex);
    return { text: `${distance} ${distance === 1 ? 'hex' : 'hexes'}`, x: at.x, y: at.y, tone: 'note' };
  }

  private whyNot(hex: number, unit: number | undefined, at: BoardPoint): Tip | undefined {
    const { shown, mode } = this.table.store.getState();
    if (!shown?.isMine || mode !== 'play') return undefined;
    if (shown.hexes.has(hex) || (unit !== undefined && shown.units.has(unit))) return undefined;
    const action = shown.hexes.size > 0 ? hexAction(hex) : unit === undefined || shown.units.size === 0 ? undefined : unitAction(unit);
    const refusal = action && this.table.refusalOf(action);
    return refusal?.section === undefined ? undefined : { ...refusal, x: at.x, y: at.y };
  }
}
