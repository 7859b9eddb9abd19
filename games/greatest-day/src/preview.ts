import type { Forecast } from '@bocage/kernel';
import { checkForecast } from './forecast/check.js';
import { indirectForecast, strikeForecast } from './forecast/indirect.js';
import { opportunityForecast, type Shot, shotForecast } from './forecast/shot.js';
import type { CheckFrame } from './frames/combat.js';
import { momentOfShot } from './rules/opportunity.js';
import type { GreatestDayFrame, GreatestDayView, Open } from './types.js';
import type { World } from './world.js';

/** Stages in which a die is still to come. */
const BEFORE_SHOT_SUFFERED = 3;
const BEFORE_BOMBARDED = 4;
const STRIKING = 3;
const CALLING = 0;

/** The odds of what is being decided or rolled: a shot, an indirect attack, a strike, a check. All of it is open, so everybody sees the same. */
export function preview(world: World, { open }: GreatestDayView): Forecast | undefined {
  const frame = open.stack[open.stack.length - 1] as GreatestDayFrame;
  switch (frame.step) {
    case 'shot':
      return frame.stage < BEFORE_SHOT_SUFFERED ? shotForecast(world, open, frame) : undefined;
    case 'indirect':
      return frame.stage < BEFORE_BOMBARDED
        ? indirectForecast(world, open, { ...frame, contact: frame.stage === CALLING ? frame.contact : -1 })
        : undefined;
    case 'air':
      return frame.stage === STRIKING ? strikeForecast(world, open, frame.target) : undefined;
    case 'check':
      return frame.why === 'opportunity' ? beforeOpportunity(world, open, frame) : checkForecast(world, open, frame);
    default:
      return undefined;
  }
}

/** §S.22 The check of one who would fire at a unit on the move, and what his shot would do. */
function beforeOpportunity(world: World, open: Open, frame: CheckFrame): Forecast {
  const shot = opportunityShot(world, open, frame.unit);
  return shot ? opportunityForecast(world, open, shot) : checkForecast(world, open, frame);
}

/** §S.22 B5 The shot a unit would fire now at who is on the move, undefined where nobody is. */
export function opportunityShot(world: World, open: Open, firer: number): Shot | undefined {
  const leg = open.stack.findLast((one) => one.step === 'leg');
  if (leg?.step !== 'leg') return undefined;
  return { kind: 'opportunity', firer, target: leg.unit, ...momentOfShot(world, open, firer, leg), bonus: 0 };
}
