import type { UnitId } from '@bocage/kernel';
import { BUSY, ENTRENCHED, type Open, type Side, type Tell } from '../types.js';
import type { World } from '../world.js';
import { hasMark, setMark, unitsOnMap } from './units.js';

/** §R.10 At the end of a player-turn every unit of that side that neither moved, landed, fought nor retreated in it digs in. */
export function entrench(world: World, open: Open, side: Side, tell: Tell): void {
  const units: UnitId[] = [];
  for (const unit of unitsOnMap(world, open, side)) {
    if (hasMark(open, unit, BUSY | ENTRENCHED)) continue;
    setMark(open, unit, ENTRENCHED);
    units.push(unit);
  }
  if (units.length > 0) tell({ event: 'entrenched', section: 'R.10', units });
}
