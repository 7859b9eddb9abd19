import { chanceStep } from '@bocage/kernel';
import type { NormandyTypes, OrderFrame } from '../types.js';
import type { World } from '../world.js';

/** §R.11 One of six German orders of battle is drawn in secret, unless one was agreed openly. */
export const createOrderStep = (world: World) =>
  chanceStep<NormandyTypes, OrderFrame>({
    section: 'R.11',
    settle(state) {
      if (state.sealed.order === 0) return false;
      state.open.stack.pop();
      return true;
    },
    roll: () => ({ kind: 'draw', why: 'order', section: 'R.11', weights: world.orders.orders.map(() => 1) }),
    visibleTo: () => ['german'],
    resolve(state, _, __, result, tell) {
      state.sealed.order = (result[0] as number) + 1;
      tell({ event: 'order-drawn', section: 'R.11', to: ['german'], order: state.sealed.order });
    },
  });
