import type { Panel, TableData } from './table-store.js';

/** Which panel a click leaves open. */
export function panelFor({ inspector, panel }: Pick<TableData, 'inspector' | 'panel'>, how: 'look' | 'act'): Panel {
  if (inspector === 'pinned') return 'inspector';
  return inspector === 'auto' && how === 'look' ? 'inspector' : panel;
}

/** What was closed stays closed until it is asked for; what is pinned comes back with the next selection. */
export function closedInspector({ inspector, panel }: Pick<TableData, 'inspector' | 'panel'>): Pick<TableData, 'inspector' | 'panel'> {
  return { panel: 'none', inspector: panel === 'inspector' && inspector === 'auto' ? 'closed' : inspector };
}

/** The focus goes back to the map from a panel that is going away. */
export function returnFocus(canvas: HTMLElement | undefined): void {
  if (canvas && document.activeElement?.closest('.side')) canvas.focus({ preventScroll: true });
}
