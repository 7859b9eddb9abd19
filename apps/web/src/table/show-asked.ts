import { isInside, isLegible, showDecision } from './camera-work.js';
import type { TableController } from './controller.js';
import { guideStep } from './guide-step.js';
import { askedHexes, decisionHexes, type Situation } from './situation.js';

/** Brings what is asked into sight, once the panels that come with it are there; the inspector steps aside where it would cover it. */
export function showWhatIsAsked(table: TableController): void {
  if (!table.board) return;
  requestAnimationFrame(() => {
    const { board, shown } = table;
    if (!board || !shown?.isMine || table.hands.isCarrying) return;
    const hexes = askedHexes(table.ui, shown);
    // What is said by a button alone moves nothing that can be read already.
    if (decisionHexes(table.ui, shown).length === 0 && isLegible(board, hexes)) return;
    const { guide, lesson } = table.store.getState();
    const guided = guide === 'on' ? guideStep(table.ui, shown, lesson)?.hexes : undefined;
    const seen = showDecision(board, hexes, (hex) => table.ui.grid.centre(hex), { guided, actor: actorHex(table, shown) });
    if (seen === 'part' && isCovering(table, shown, hexes)) table.store.setState({ panel: 'none' });
  });
}

/** Where the unit stands for which a place is chosen. */
function actorHex({ ui, hands }: TableController, { acting, hexes, view }: Situation): number | undefined {
  const units = acting.length > 0 || hands.mover === undefined ? acting : [hands.mover];
  return hexes.size > 0 ? units.map((unit) => ui.hexOf(view, unit)).find((hex) => hex !== undefined) : undefined;
}

/** Who looks at a hex still sees it once the inspector has opened. */
export function keepInSight(table: TableController, hex: number): void {
  if (!table.board) return;
  requestAnimationFrame(() => {
    const { board } = table;
    const side = document.querySelector('.side')?.getBoundingClientRect();
    if (board && side && isInside(board.locate(hex), side)) board.camera.centreOn([hex]);
  });
}

function isCovering(table: TableController, shown: Situation, hexes: readonly number[]): boolean {
  const { panel, inspector } = table.store.getState();
  if (panel !== 'inspector' || inspector === 'pinned' || shown.forecast) return false;
  const side = document.querySelector('.side')?.getBoundingClientRect();
  return side !== undefined && hexes.some((hex) => table.board && isInside(table.board.locate(hex), side));
}
