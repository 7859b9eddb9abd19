import { place } from '../standing.js';
import { CHERBOURG, type Open, type Told } from '../types.js';
import type { World } from '../world.js';
import { isCherbourgIsolated, relocatedUnits } from './supply.js';

/** §13.5 At the start of every German round until Cherbourg has fallen; while it is isolated, whoever is cut off goes there. */
export function checkIsolation(world: World, open: Open, tell: Told): void {
  if (open.cherbourgTurn > 0) return;
  const isolated = isCherbourgIsolated(world, open) ? 1 : 0;
  const relocated = isolated === 1 ? relocatedUnits(world, open) : [];
  if (isolated === open.isolated && relocated.length === 0) return;
  open.isolated = isolated;
  for (const unit of relocated) place(world, open, unit, CHERBOURG);
  tell({ event: 'isolated', section: '13.5', isolated, relocated });
}
