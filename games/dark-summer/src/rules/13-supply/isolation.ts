import { place } from '../../occupancy.js';
import { CHERBOURG, GERMANS, type Open, seatOf, type Tell } from '../../types.js';
import type { World } from '../../world.js';
import { isCherbourgIsolated, relocatedUnits } from './supply.js';

/** §13.5 At the start of every German round until Cherbourg has fallen; when it becomes isolated, whoever is cut off may go there. */
export function checkIsolation(world: World, open: Open, tell: Tell): void {
  if (open.cherbourgTurn > 0) return;
  const isolated = isCherbourgIsolated(world, open) ? 1 : 0;
  if (isolated === open.isolated) return;
  open.isolated = isolated;
  tell({ event: 'isolated', section: '13.5', isolated });
  const units = isolated === 1 ? relocatedUnits(world, open) : [];
  if (units.length > 0) open.stack.push({ step: 'relocate', asks: seatOf(open, GERMANS), units });
}

/** §13.5 */
export function relocate(world: World, open: Open, units: readonly number[], tell: Tell): void {
  for (const unit of units) place(world, open, unit, CHERBOURG);
  tell({ event: 'relocated', section: '13.5', units: [...units] });
}
