import type { Action, UnitId } from '@bocage/kernel';
import { bestOf, unitIn, unitsOf, wordIn } from '@bocage/wargame';
import { momentOfShot } from '../rules/opportunity.js';
import type { CheckFrame, LegFrame, ReactFrame, SufferFrame } from '../types.js';
import type { Asked } from './asked.js';
import { isClearButSand, isOnSand } from './shore.js';
import { shotWorth } from './shots.js';
import { chanceOf, pointsFor } from './worth.js';

/** A shot in passing is worth trying from here on; nothing is lost by it but the chance of a better one. */
const WORTH_A_TRY = 0.12;

/** §S.22 Whoever hits hardest fires; if nobody does any good the step passes. */
export function chooseReaction({ world, open, legal }: Asked<ReactFrame>): Action {
  const leg = open.stack.findLast((one) => one.step === 'leg') as LegFrame;
  const worth = (firer: UnitId): number => {
    const { at, add } = momentOfShot(world, open, firer, leg);
    return shotWorth(world, open, 'opportunity', firer, leg.unit, at, add) * chanceOf(world, open, firer);
  };
  const firer = bestOf(unitsOf(legal), worth);
  return (firer !== undefined && worth(firer) >= WORTH_A_TRY ? unitIn(legal, firer) : wordIn(legal, 'pass')) ?? (legal[0] as Action);
}

/** §S.6 Command Points pay where the die is likely to fail and enough are left. */
export function chooseCheck({ world, open, frame, legal, posture }: Asked<CheckFrame>): Action {
  const isDear = frame.why === 'result' || frame.why === 'rally';
  // §4.3.2 Who lies on the sand once all else is done keeps the beach from being clear.
  const isLast = frame.why === 'rally' && isOnSand(world, open, frame.unit) && isClearButSand(world, open);
  const pays = isLast || (isDear && chanceOf(world, open, frame.unit) < posture.sure && pointsFor(world, open, frame.unit) >= 3);
  return (pays ? wordIn(legal, 'pay') : wordIn(legal, 'roll')) ?? (legal[0] as Action);
}

/** D1 A unit that has been hit takes its suppression; others try to shake it off. */
export function chooseSuffer({ world, open, frame, legal }: Asked<SufferFrame>): Action {
  if ((open.cohesion[frame.unit] as number) > 0) return wordIn(legal, 'take') ?? (legal[0] as Action);
  if (pointsFor(world, open, frame.unit) >= 5) return wordIn(legal, 'pay') ?? wordIn(legal, 'check') ?? (legal[0] as Action);
  return wordIn(legal, 'check') ?? (legal[0] as Action);
}
