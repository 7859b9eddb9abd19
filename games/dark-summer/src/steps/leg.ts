import { step } from '@bocage/kernel';
import { setMark } from '@bocage/wargame';
import { goAlong } from '../rules/3-victory/going.js';
import { enterBox, leaveBox } from '../rules/10-movement/crossing.js';
import { canGoOn, type LegWay, legBudget, legChoices, VIA, wayOfLeg } from '../rules/10-movement/legs.js';
import { type DarkSummerTypes, type LegFrame, MOVED, type Open, type Tell } from '../types.js';
import type { World } from '../world.js';
import { refuseBox, refuseDestination, refuseStage } from './movement-refusal.js';

/** §10.1 §10.3 §10.4 */
function go(world: World, open: Open, unit: number, { path, halves, manner, box }: LegWay, tell: Tell): void {
  if (manner === 'out-of-box') leaveBox(world, open, unit, path, tell);
  else if (box) enterBox(world, open, unit, path, box, tell);
  else {
    if (manner === 'withdrawal') tell({ event: 'withdrew', section: '10.3.1', unit, path });
    else tell({ event: 'moved', section: '10.1', unit, path, halves });
    goAlong(world, open, unit, path, tell);
  }
}

function end(open: Open, { unit }: LegFrame): void {
  open.stack.pop();
  setMark(open, unit, MOVED);
}

/** §3.2.2 §10.1 Where a unit goes, by the cheapest way there or by the stages its player chooses. */
export const createLegStep = (world: World) =>
  step<DarkSummerTypes, LegFrame>({
    section: '10.1',
    settle({ open }, frame) {
      if (frame.left < 0 || canGoOn(world, open, frame)) return false;
      end(open, frame);
      return true;
    },
    legal: ({ open }, frame) => legChoices(world, open, frame),
    refusal({ open }, frame, _, action) {
      if (action.kind === 'hex')
        return frame.via === 1 || frame.left >= 0
          ? refuseStage(world, open, frame, action.hex)
          : refuseDestination(world, open, frame, action.hex);
      if (action === VIA) return { code: 'no-stage', section: '10.1' };
      return action.kind === 'word' ? refuseBox(world, open, frame, action.word) : { code: 'move-chosen-first', section: '10.1' };
    },
    play({ open }, frame, _, action, tell) {
      if (action === VIA) {
        frame.via = 1;
        return;
      }
      const way = wayOfLeg(world, open, frame, action);
      if (way && frame.via === 1) {
        frame.left = legBudget(world, open, frame) - way.halves;
        frame.via = 0;
        if (way.manner === 'out-of-box') frame.unboxed = 1;
      } else end(open, frame);
      if (way) go(world, open, frame.unit, way, tell);
    },
  });
