import type { UnitId } from '@bocage/kernel';
import { setMark } from '@bocage/wargame';
import { AT_SEA, MARCH, MOVE, MOVED, type Open, type Sealed } from '../types.js';
import type { World } from '../world.js';
import { isMotorised } from './fuel.js';
import { movesAshore } from './landing.js';
import { type Marcher, marchAll, marcher } from './marching.js';
import { mayMarch, mayMarchStep, mayStep, tacticalAllowance } from './movement.js';

/** §4.18 §4.19 How many hexes of a route a unit may go; none when what its order needs is no longer there. */
function allowance(world: World, open: Open, sealed: Sealed, unit: UnitId): number {
  if (sealed.order[unit] === MOVE) return tacticalAllowance(world, open, sealed, unit);
  if (!mayMarch(world, open, sealed, unit)) return 0;
  return isMotorised(world, open, unit) ? world.grid.size : world.data.tables.movement.strategicOnFoot;
}

/** §4.7 §4.18 §4.19 Everybody with an order to move goes along his route, both sides hex by hex, until something stops him. */
export function carryOutMoves(world: World, open: Open, sealed: Sealed): readonly Marcher[] {
  const movers = sealed.order.flatMap((kind, unit) => {
    const route = kind === MOVE || kind === MARCH ? (sealed.path[unit] as number[]).slice(0, allowance(world, open, sealed, unit)) : [];
    return route.length > 0 ? [marcher(unit, route)] : [];
  });
  marchAll(world, sealed, movers, (unit, from, to) => {
    if (from === AT_SEA) return movesAshore(world, open, sealed, unit).includes(to);
    return sealed.order[unit] === MARCH ? mayMarchStep(world, open, sealed, unit, from, to) : mayStep(world, sealed, unit, from, to);
  });
  for (const { unit, walked } of movers) if (walked.length > 0) setMark(sealed, unit, MOVED);
  return movers;
}
