import type { Situation } from './situation.js';
import type { Panel, TableData } from './table-store.js';

interface Aided {
  readonly shown: Pick<Situation, 'plan' | 'forecast' | 'foreseen'> | undefined;
  readonly replay: TableData['replay'];
}

/** The kind of aid a decision brings: a plan by its first part, or odds. It opens by itself until this kind was closed. */
export function aidOf({ shown, replay }: Aided): string | undefined {
  if (!replay && shown?.plan) return `plan ${shown.plan.parts[0]?.id ?? ''}`;
  return shown?.forecast || shown?.foreseen ? 'odds' : undefined;
}

export function isAidOpen(now: Aided & Pick<TableData, 'closedAid'>): boolean {
  const aid = aidOf(now);
  return aid !== undefined && aid !== now.closedAid;
}

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
