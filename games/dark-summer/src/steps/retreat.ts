import { type Action, hex, type Refusal, step, unit as unitAction } from '@bocage/kernel';
import { setMark } from '@bocage/wargame';
import { unitsAt } from '../occupancy.js';
import { goAlong } from '../rules/3-victory/going.js';
import { isOverStacked, mayStack } from '../rules/5-stacking/stacking.js';
import { eliminate } from '../rules/11-combat/removal.js';
import { type RetreatPath, refuseRetreatTo, retreatPaths } from '../rules/11-combat/retreat.js';
import { type DarkSummerTypes, hexOf, type Open, RETREATED, type RetreatFrame, type Tell } from '../types.js';
import type { World } from '../world.js';

const endOf = (path: RetreatPath): number => path[path.length - 1] as number;

/** Where each way ends, with the first way there. */
function endsOf(world: World, open: Open, unit: number): ReadonlyMap<number, RetreatPath> {
  const ends = new Map<number, RetreatPath>();
  for (const path of retreatPaths(world, open, unit)) if (!ends.has(endOf(path))) ends.set(endOf(path), path);
  return ends;
}

/** Who of those still to go has a way now; the others wait, for somebody who goes before may open one (§6.2). */
const able = (world: World, open: Open, { units }: RetreatFrame): number[] =>
  units.filter((unit) => retreatPaths(world, open, unit).length > 0);

/** Whether it is all the same in which order these go: each has one place to go to, and all find room there. */
function isOrderIdle(world: World, open: Open, units: readonly number[]): boolean {
  const ends = units.map((unit) => [...endsOf(world, open, unit).keys()]);
  if (ends.some(({ length }) => length !== 1)) return false;
  return [...new Set(ends.flat())].every((end) =>
    mayStack(world, [...unitsAt(world, open, end), ...units.filter((_, i) => (ends[i] as number[])[0] === end)]),
  );
}

/** Brings a unit to the head of those still to go. */
function putFirst({ units }: RetreatFrame, unit: number): void {
  units.splice(units.indexOf(unit), 1);
  units.unshift(unit);
}

/** §11.3.7 Those driven back go one by one, in the order and to where their owner says; who has nowhere to go is eliminated. */
export const createRetreatStep = (world: World) =>
  step<DarkSummerTypes, RetreatFrame>({
    section: '11.3.7',
    settle({ open }, frame, tell) {
      if (frame.units.length === 0) {
        open.stack.pop();
        return true;
      }
      const going = able(world, open, frame);
      const [first] = going;
      if (first === undefined) {
        for (const unit of frame.units.splice(0)) giveUp(world, open, unit, tell);
        return true;
      }
      if (frame.picked === 0) putFirst(frame, first);
      const isForced = going.length === 1 || frame.picked === 1 ? endsOf(world, open, frame.units[0] as number).size === 1 : false;
      if (!isForced && !isOrderIdle(world, open, going)) return false;
      const unit = frame.units.shift() as number;
      frame.picked = 0;
      for (const path of endsOf(world, open, unit).values()) retreat(world, open, frame, unit, path, tell);
      return true;
    },
    legal({ open }, frame) {
      const hexes: Action[] = [...endsOf(world, open, frame.units[0] as number).keys()].sort((a, b) => a - b).map(hex);
      const others = frame.picked === 1 ? [] : able(world, open, frame).filter((id) => id !== frame.units[0]);
      return [...others.sort((a, b) => a - b).map(unitAction), ...hexes];
    },
    refusal({ open }, frame, _, action): Refusal | undefined {
      if (action.kind === 'hex') return refuseRetreatTo(world, open, frame.units[0] as number, action.hex);
      if (action.kind !== 'unit') return undefined;
      if (!frame.units.includes(action.unit)) return { code: 'not-retreating', section: '11.3.7' };
      return { code: frame.picked === 1 || action.unit === frame.units[0] ? 'retreats-now' : 'no-way-yet', section: '11.3.7' };
    },
    play({ open }, frame, _, action, tell) {
      if (action.kind === 'unit') {
        putFirst(frame, action.unit);
        frame.picked = 1;
      }
      if (action.kind !== 'hex') return;
      const unit = frame.units.shift() as number;
      frame.picked = 0;
      retreat(world, open, frame, unit, endsOf(world, open, unit).get(action.hex) as RetreatPath, tell);
    },
  });

/** §11.3.1 §5.2 Who has retreated adds nothing to a later defence in this round; where too many end, their owner removes some. */
function retreat(world: World, open: Open, { asks }: RetreatFrame, unit: number, path: RetreatPath, tell: Tell): void {
  const from = hexOf(open, unit);
  setMark(open, unit, RETREATED);
  tell({ event: 'retreated', section: '11.3.7', unit, path: [from, ...path] });
  goAlong(world, open, unit, path, tell);
  if (isOverStacked(world, open, endOf(path))) open.stack.push({ step: 'over-stack', asks, hex: endOf(path) });
}

/** §11.5.1 §11.3.7 */
function giveUp(world: World, open: Open, unit: number, tell: Tell): void {
  const isFixed = world.roster.kind[unit] === 'strongpoint';
  eliminate(world, open, [unit], isFixed ? 'strongpoint' : 'no-retreat', isFixed ? '11.5.1' : '11.3.7', tell);
}
