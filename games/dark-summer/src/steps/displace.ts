import { type Action, hex, type Refusal, step, unit } from '@bocage/kernel';
import { goAlong } from '../rules/3-victory/going.js';
import { hasRoom } from '../rules/5-stacking/stacking.js';
import { arrive } from '../rules/8-reinforcements/arriving.js';
import { displaceable, displacements } from '../rules/8-reinforcements/third-wave.js';
import type { DarkSummerTypes, DisplaceFrame, Open, Tell } from '../types.js';
import type { World } from '../world.js';

/** First who leaves, then where it goes. */
function choices(world: World, open: Open, { arriving, hex: at, leaving }: DisplaceFrame): Action[] {
  return leaving < 0 ? displaceable(world, open, arriving, at).map(unit) : displacements(world, open, arriving, at, leaving).map(hex);
}

function choose(world: World, open: Open, frame: DisplaceFrame, action: Action, tell: Tell): void {
  if (action.kind === 'unit') frame.leaving = action.unit;
  if (action.kind !== 'hex') return;
  goAlong(world, open, frame.leaving, [action.hex], tell);
  tell({ event: 'displaced', section: '8.1.3', unit: frame.leaving, from: frame.hex, hex: action.hex });
  frame.leaving = -1;
}

/** §8.1.3 Units make room for the third wave, one hex aside, until the arriving one may stack. */
export const createDisplaceStep = (world: World) =>
  step<DarkSummerTypes, DisplaceFrame>({
    section: '8.1.3',
    settle({ open }, frame, tell) {
      if (hasRoom(world, open, frame.arriving, frame.hex)) {
        open.stack.pop();
        arrive(world, open, frame.arriving, frame.hex, '8.1.3', tell);
        return true;
      }
      const [only, another] = choices(world, open, frame);
      if (only === undefined || another !== undefined) return false;
      choose(world, open, frame, only, tell);
      return true;
    },
    legal: ({ open }, frame) => choices(world, open, frame),
    refusal(_, frame, __, action): Refusal | undefined {
      if (action.kind === 'word') return undefined;
      if (frame.leaving < 0) return { code: 'does-not-make-room', section: '8.1.3' };
      return { code: 'no-place-aside', section: '8.1.3' };
    },
    play({ open }, frame, _, action, tell) {
      choose(world, open, frame, action, tell);
    },
  });
