import type { BoardPoint } from '@bocage/board';
import { hex as hexAction, unit as unitAction } from '@bocage/kernel';
import type { TableController } from './controller.js';
import type { Tip } from './table-store.js';

const DWELL_MS = 450;
let dwelling: ReturnType<typeof setTimeout> | undefined;

/** Resting on something that cannot be done says why; measuring says how far. */
export function onHover(table: TableController, hex: number, unit: number | undefined, at: BoardPoint): void {
  const { store } = table;
  clearTimeout(dwelling);
  store.setState({ hoverHex: hex, tip: undefined });
  if (hex < 0 || at.pointer !== 'mouse') return;
  const range = rangeTip(table, hex, at);
  if (range) {
    store.setState({ tip: range });
    return;
  }
  dwelling = setTimeout(() => {
    const tip = whyNot(table, hex, unit, at);
    if (tip && store.getState().hoverHex === hex) store.setState({ tip });
  }, DWELL_MS);
}

function rangeTip(table: TableController, hex: number, at: BoardPoint): Tip | undefined {
  const { mode, measured } = table.store.getState();
  const [from, to] = measured;
  if (mode !== 'ruler' || from === undefined || to !== undefined) return undefined;
  const distance = table.ui.grid.distance(from, hex);
  return { text: `${distance} ${distance === 1 ? 'hex' : 'hexes'}`, x: at.x, y: at.y, tone: 'note' };
}

function whyNot(table: TableController, hex: number, unit: number | undefined, at: BoardPoint): Tip | undefined {
  const { shown, mode } = table.store.getState();
  if (!shown?.isMine || mode !== 'play') return undefined;
  if (shown.hexes.has(hex) || (unit !== undefined && shown.units.has(unit))) return undefined;
  const action = shown.hexes.size > 0 ? hexAction(hex) : unit === undefined || shown.units.size === 0 ? undefined : unitAction(unit);
  const refusal = action && table.refusalOf(action);
  return refusal?.section === undefined ? undefined : { ...refusal, x: at.x, y: at.y };
}
