import { type Steps, step, word } from '@bocage/kernel';
import { isSwimmer } from '../rules/landing.js';
import { freeCraft, nextStack, subBeachesFor, waveBoxesFor } from '../rules/loading.js';
import { setSteady } from '../steady.js';
import { EN_ROUTE, type EnRouteFrame, type GreatestDayTypes, LOADING, type LoadingFrame, type Open, type Tell } from '../types.js';
import type { World } from '../world.js';

const boxWord = (box: number) => word(`box:${box}`);
const subWord = (sub: number) => word(`sub:${sub}`);
const numberIn = (text: string): number => Number(text.slice(text.indexOf(':') + 1));

/** §4.5.6(1) §4.8.4 Step 5: stack after stack into a wave box of its sub-beach, one craft each; what swims needs none. */
const createLoadingStep = (world: World) =>
  step<GreatestDayTypes, LoadingFrame>({
    section: '4.5.6(1)',
    settle({ open }, _frame, tell) {
      const stack = nextStack(world, open, LOADING);
      const [first] = stack;
      if (first === undefined || (!isSwimmer(world, open, first) && freeCraft(world, open) < 0)) {
        open.stack.pop();
        return true;
      }
      const boxes = waveBoxesFor(world, open, first);
      if (boxes.length > 1) return false;
      load(world, open, stack, boxes[0] as number, tell);
      return true;
    },
    legal: ({ open }) => waveBoxesFor(world, open, nextStack(world, open, LOADING)[0] as number).map(boxWord),
    refusal: () => ({ code: 'no-such-box' }),
    play({ open }, _frame, _seat, action, tell) {
      if (action.kind === 'word') load(world, open, nextStack(world, open, LOADING), numberIn(action.word), tell);
    },
  });

/** §4.5.4(2) */
function load(world: World, open: Open, stack: readonly number[], box: number, tell: Tell): void {
  const craft = isSwimmer(world, open, stack[0] as number) ? -1 : freeCraft(world, open);
  if (craft >= 0) open.box[craft] = box;
  for (const unit of stack) {
    open.box[unit] = box;
    setSteady(open, 'aboard', unit, craft);
  }
  tell({ event: 'loaded', section: '4.5.4(2)', units: [...stack], craft, box });
}

/** §4.5.6(2) Step 6: stack after stack from England to the sub-beach of the owner's choice. */
const createEnRouteStep = (world: World) =>
  step<GreatestDayTypes, EnRouteFrame>({
    section: '4.5.6(2)',
    settle({ open }, _frame, tell) {
      const stack = nextStack(world, open, EN_ROUTE);
      if (stack.length === 0) {
        open.stack.pop();
        return true;
      }
      const subs = subBeachesFor(world, open);
      if (subs.length > 1) return false;
      come(open, stack, subs[0] as number, tell);
      return true;
    },
    legal: ({ open }) => subBeachesFor(world, open).map(subWord),
    refusal: () => ({ code: 'no-such-beach' }),
    play({ open }, _frame, _seat, action, tell) {
      if (action.kind === 'word') come(open, nextStack(world, open, EN_ROUTE), numberIn(action.word), tell);
    },
  });

function come(open: Open, stack: readonly number[], sub: number, tell: Tell): void {
  for (const unit of stack) open.box[unit] = LOADING + sub;
  tell({ event: 'loaded', section: '4.5.6(2)', units: [...stack], craft: -1, box: LOADING + sub });
}

export const createLoadingSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'loading' | 'en-route'> => ({
  loading: createLoadingStep(world),
  'en-route': createEnRouteStep(world),
});
