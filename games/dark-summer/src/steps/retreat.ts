import { hex, type Refusal, step } from '@bocage/kernel';
import { goAlong } from '../rules/going.js';
import { eliminate } from '../rules/removal.js';
import { type RetreatPath, refuseRetreatTo, retreatPaths } from '../rules/retreat.js';
import { isOverStacked } from '../rules/stacking.js';
import { type DarkSummerTypes, type Open, RETREATED, type RetreatFrame, type Told } from '../types.js';
import type { World } from '../world.js';
import { asking } from './steps.js';

const endOf = (path: RetreatPath): number => path[path.length - 1] as number;

/** Where each way ends, with the first way there. */
function endsOf(world: World, open: Open, unit: number): ReadonlyMap<number, RetreatPath> {
  const ends = new Map<number, RetreatPath>();
  for (const path of retreatPaths(world, open, unit)) if (!ends.has(endOf(path))) ends.set(endOf(path), path);
  return ends;
}

/** §11.3.7 Those driven back go one by one where their owner says; who has nowhere to go is eliminated. */
export const createRetreatStep = (world: World) =>
  step<DarkSummerTypes, RetreatFrame>({
    settle({ open }, frame, tell) {
      const unit = frame.units[0];
      if (unit === undefined) {
        open.stack.pop();
        return true;
      }
      const ends = endsOf(world, open, unit);
      if (ends.size > 1) return false;
      frame.units.shift();
      for (const path of ends.values()) retreat(world, open, frame, unit, path, tell);
      if (ends.size === 0) giveUp(world, open, unit, tell);
      return true;
    },
    awaits: asking,
    legal: ({ open }, frame) => [...endsOf(world, open, frame.units[0] as number).keys()].sort((a, b) => a - b).map(hex),
    refusal: ({ open }, frame, _, action): Refusal | undefined =>
      action.kind === 'hex' ? refuseRetreatTo(world, open, frame.units[0] as number, action.hex) : undefined,
    play({ open }, frame, _, action, tell) {
      if (action.kind !== 'hex') return;
      const unit = frame.units.shift() as number;
      retreat(world, open, frame, unit, endsOf(world, open, unit).get(action.hex) as RetreatPath, tell);
    },
  });

/** §11.3.1 §5.2 Who has retreated adds nothing to a later defence in this round; where too many end, their owner removes some. */
function retreat(world: World, open: Open, { asks }: RetreatFrame, unit: number, path: RetreatPath, tell: Told): void {
  const from = open.hex[unit] as number;
  open.marks[unit] = (open.marks[unit] as number) | RETREATED;
  tell({ event: 'retreated', section: '11.3.7', unit, path: [from, ...path] });
  goAlong(world, open, unit, path, tell);
  if (isOverStacked(world, open, endOf(path))) open.stack.push({ step: 'over-stack', asks, hex: endOf(path) });
}

/** §11.5.1 §11.3.7 */
function giveUp(world: World, open: Open, unit: number, tell: Told): void {
  const isFixed = world.roster.kind[unit] === 'strongpoint';
  eliminate(world, open, [unit], isFixed ? 'strongpoint' : 'no-retreat', isFixed ? '11.5.1' : '11.3.7', tell);
}
