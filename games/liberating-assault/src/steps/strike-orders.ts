import { type LiberatingAssaultState, NO_ORDER, type Tell } from '../types.js';
import type { World } from '../world.js';
import { createWatch } from './watch.js';

/** §4.8 §4.9 Orders are taken off, and all who know the counters hear why. */
export function strikeOrders(
  world: World,
  { open, sealed }: LiberatingAssaultState,
  units: readonly number[],
  why: 'attacked' | 'mutual',
  tell: Tell,
): void {
  if (units.length === 0) return;
  const watch = createWatch(world, open, sealed);
  const section = why === 'attacked' ? '4.8' : '4.9';
  for (const unit of units) {
    sealed.order[unit] = NO_ORDER;
    sealed.path[unit] = [];
    tell({ event: 'order-struck', section, unit, why, ...watch.knowers(unit), reveals: 'all' });
  }
}
