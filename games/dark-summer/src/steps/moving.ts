import { step, word } from '@bocage/kernel';
import { MoverList } from '../rules/10-movement/movers.js';
import type { DarkSummerTypes, LegFrame, MovingFrame } from '../types.js';
import type { World } from '../world.js';
import { refuseDone, refuseMover } from './movement-refusal.js';

const DONE = word('done');

const legOf = ({ asks, kind }: MovingFrame, unit: number): LegFrame => ({ step: 'leg', asks, unit, kind, via: 0, left: -1, unboxed: 0 });

/** §10.1 Units move one at a time, each once, until their player is done. */
export const createMovingStep = (world: World) => {
  const movers = new MoverList(world);
  return step<DarkSummerTypes, MovingFrame>({
    section: '10.1',
    settle({ open }, frame) {
      if (movers.of(open, frame).count > 0) return false;
      open.stack.pop();
      return true;
    },
    legal: ({ open }, frame) => movers.actions(open, frame, DONE),
    refusal({ open }, frame, _, action) {
      if (action.kind === 'unit') return refuseMover(world, open, frame, action.unit);
      return action === DONE ? refuseDone(world, open, movers.of(open, frame).obliged) : undefined;
    },
    play({ open }, frame, _, action) {
      if (action.kind === 'unit') open.stack.push(legOf(frame, action.unit));
      else open.stack.pop();
    },
  });
};
