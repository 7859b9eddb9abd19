import type { Action } from '@bocage/kernel';
import { BEACH, SEA } from '../ground.js';
import { unitsAt } from '../occupancy.js';
import { effectiveFactor, isDisrupted } from '../rules/units.js';
import {
  type AdvanceFrame,
  ALLIED,
  type ForcedRetreatFrame,
  type Open,
  type OverStackFrame,
  type RetreatFrame,
  type Side,
  type StackChoiceFrame,
} from '../types.js';
import type { World } from '../world.js';
import { type Asked, bestOf, hexesOf, hexIn, unitIn, unitsOf, wordIn } from './asked.js';
import { coverOf, enemiesOf, focusOf, nearest, shelterOf, stackWorth, tideRisk, worthOf } from './worth.js';

/** Where a unit that was driven out would rather be: out of reach, in cover, near what it fights for. */
function refuge(world: World, open: Open, side: Side, unit: number): (hex: number) => number {
  const enemies = enemiesOf(world, open, side);
  const focus = focusOf(world, open);
  return (hex) => {
    const wet = world.ground.terrain[hex] === SEA || world.ground.terrain[hex] === BEACH ? 2 : 0;
    const away = Math.min(3, nearest(world, enemies, hex));
    return (
      2 * away +
      (side === ALLIED ? shelterOf(world, hex) : coverOf(world, open, hex)) -
      wet -
      tideRisk(world, open, unit, hex) -
      0.2 * nearest(world, focus, hex)
    );
  };
}

export function chooseRetreat({ world, open, side, frame, legal }: Asked<RetreatFrame>): Action {
  if (frame.unit < 0) return unitIn(legal, bestOf(unitsOf(legal), (unit) => worthOf(world, unit)) as number) as Action;
  const worth = refuge(world, open, side, frame.unit);
  const next = bestOf(hexesOf(legal), worth);
  const stop = wordIn(legal, 'stop');
  if (next === undefined) return stop as Action;
  return stop && worth(frame.trail.at(-1) as number) >= worth(next) ? stop : (hexIn(legal, next) as Action);
}

export function chooseForcedRetreat({ world, open, side, frame, legal }: Asked<ForcedRetreatFrame>): Action {
  return hexIn(legal, bestOf(hexesOf(legal), refuge(world, open, side, frame.unit)) as number) as Action;
}

/** §10.3.5 Americans follow off the beach; Germans only into cover. Two units are enough to hold a hex. */
export function chooseAdvance({ world, open, side, frame, legal }: Asked<AdvanceFrame>): Action {
  const done = wordIn(legal, 'done') as Action;
  const units = unitsOf(legal);
  const wants = side === ALLIED ? world.ground.terrain[frame.to] !== SEA : coverOf(world, open, frame.to) > 0;
  if (!wants || unitsAt(world, open, frame.to).length >= 2) return done;
  const dry = (unit: number): number => tideRisk(world, open, unit, open.hex[unit] as number) - tideRisk(world, open, unit, frame.to);
  const best = bestOf(units, (unit) => effectiveFactor(world.roster, open, unit) + dry(unit));
  return best === undefined ? done : (unitIn(legal, best) as Action);
}

/** §8.1.4 The one that is missed least. */
export const chooseOverStack = ({ world, legal }: Asked<OverStackFrame>): Action =>
  unitIn(legal, bestOf(unitsOf(legal), (unit) => -worthOf(world, unit)) as number) as Action;

/** §10.4 The attackers whose disorder costs most: those that are disrupted already are lost. */
export const chooseStack = ({ world, open, frame, legal }: Asked<StackChoiceFrame>): Action => {
  const lost = (hex: number): number =>
    frame.attackers.filter((unit) => open.hex[unit] === hex && isDisrupted(open, unit)).length * 10 + stackWorth(world, open, hex);
  return hexIn(legal, bestOf(hexesOf(legal), lost) as number) as Action;
};
