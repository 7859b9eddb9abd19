import type { Reached } from '@bocage/hex';
import { type Action, hex, word } from '@bocage/kernel';
import { type Command, hexOf, type LegFrame, type Open } from '../../types.js';
import type { World } from '../../world.js';
import { isBeyondBoundary } from '../15-boundary/boundary.js';
import { boxCost, boxesIn, endsFromBox, waysFromBox } from './box-movement.js';
import { type Box, boxFrom } from './boxes.js';
import { canStepFrom, mayEnd, movementBudget, orderedEnds, pathTo, reachFrom, type Way } from './movement.js';
import { emergencyPaths } from './moves.js';

/** §3.2.2 The next hex is only a stage of the way. */
export const VIA: Action = word('via');
const DONE = word('done');

/** Where a click leads a unit, by which way, and how that counts. */
export interface LegWay extends Way {
  readonly manner: 'move' | 'withdrawal' | 'out-of-box' | 'into-box';
  readonly box?: Box;
}

/** §10.1 Halves of a point a unit on the move may still spend. */
export const legBudget = (world: World, open: Open, { unit, kind, left }: LegFrame): number =>
  left >= 0 ? left : movementBudget(world, open, unit, kind);

const legReach = (world: World, open: Open, frame: LegFrame): Reached =>
  reachFrom(world, open, frame.unit, frame.kind, open.hex[frame.unit] as number, legBudget(world, open, frame));

/** §10.4.1 The words that lead into boxes, each with the lettered hexes it may mean. */
function boxWords(world: World, boxes: ReadonlyMap<Box, number[]>): Map<Action, { readonly box: Box; readonly hexes: number[] }> {
  const words = new Map<Action, { readonly box: Box; readonly hexes: number[] }>();
  for (const [box, hexes] of boxes) {
    if (box !== 'exit') words.set(word(`to-${box}`), { box, hexes });
    else for (const at of hexes) words.set(word(`exit:${world.grid.label(at)}`), { box, hexes: [at] });
  }
  return words;
}

/** §3.2.2 §6.3 §10.1 Whether a unit that has come to a hex for so much could stay there and could go on. */
const isStage = (world: World, open: Open, { unit, kind }: LegFrame, at: number, left: number): boolean =>
  left > 0 && mayEnd(world, open, unit, at, kind) && canStepFrom(world, open, unit, kind, at, left);

/** §3.2.2 §10.1 The hexes a unit may choose as the next stage of its way; who must go home has no choice of way (§15.0). */
function* stages(world: World, open: Open, frame: LegFrame): Generator<number> {
  const start = open.hex[frame.unit] as number;
  const budget = legBudget(world, open, frame);
  if (start < 0) {
    for (const [at, way] of waysFromBox(world, open, frame.unit, frame.kind))
      if (isStage(world, open, frame, at, budget - way.halves)) yield at;
  } else if (!isBeyondBoundary(world, open, world.roster.command[frame.unit] as Command, start)) {
    const reached = legReach(world, open, frame);
    for (let i = 1; i < reached.count; i++) {
      const at = reached.hexes[i] as number;
      if (isStage(world, open, frame, at, budget - reached.cost(at))) yield at;
    }
  }
}

const hasStage = (world: World, open: Open, frame: LegFrame): boolean => !stages(world, open, frame).next().done;

/** §10.1 Whether a unit that has gone part of its way can go any farther. */
export function canGoOn(world: World, open: Open, { unit, kind, left, unboxed }: LegFrame): boolean {
  const at = hexOf(open, unit);
  if (canStepFrom(world, open, unit, kind, at, left)) return true;
  return unboxed === 0 && left >= boxCost(world, kind) && boxFrom(world, open, unit, at) !== undefined;
}

/** §10.1 §10.4.1 Hexes and boxes for a unit that begins its move on the map. */
function firstChoices(world: World, open: Open, frame: LegFrame): Action[] {
  const { unit, kind } = frame;
  const reached = legReach(world, open, frame);
  const actions: Action[] = orderedEnds(world, open, unit, kind, reached, hex);
  const boxes = boxesIn(world, open, unit, kind, reached);
  if (boxes.size > 0) actions.push(...boxWords(world, boxes).keys());
  if (actions.length > 0) return actions;
  return emergencyPaths(world, open, unit, kind).map(([, , end]) => hex(end));
}

/** §10.1 §10.4.1 The same for one that has gone part of its way; it may also stay. */
function onwardChoices(world: World, open: Open, frame: LegFrame): Action[] {
  const { unit, kind, left, unboxed } = frame;
  const reached = legReach(world, open, frame);
  for (let i = 1; i < reached.count; i++) {
    const at = reached.hexes[i] as number;
    if (mayEnd(world, open, unit, at, kind)) world.order.add(at);
  }
  const actions: Action[] = world.order.take(hex);
  if (unboxed === 0) actions.push(...boxWords(world, boxesIn(world, open, unit, kind, reached, left)).keys());
  return actions;
}

/** §10.1 §10.3 §10.4 Everything a unit chosen to move may do. */
export function legChoices(world: World, open: Open, frame: LegFrame): Action[] {
  if (frame.via === 1) return [...stages(world, open, frame)].sort((a, b) => a - b).map(hex);
  const { unit, kind, left } = frame;
  const isBoxed = hexOf(open, unit) < 0;
  const actions = isBoxed
    ? endsFromBox(world, open, unit, kind).map(hex)
    : left < 0
      ? firstChoices(world, open, frame)
      : onwardChoices(world, open, frame);
  if (hasStage(world, open, frame)) actions.push(VIA);
  if (left >= 0) actions.push(DONE);
  return actions;
}

/** §10.1 §10.3 §10.4.2 The way to a hex: the cheapest, or that of a withdrawal. */
function wayTo(world: World, open: Open, frame: LegFrame, end: number): LegWay | undefined {
  const { unit, kind, left } = frame;
  if (hexOf(open, unit) < 0) {
    const way = waysFromBox(world, open, unit, kind).get(end);
    return way && { ...way, manner: 'out-of-box' };
  }
  if (left >= 0 || frame.via === 1) {
    const reached = legReach(world, open, frame);
    return reached.cost(end) < 0 ? undefined : { path: reached.path(end), halves: reached.cost(end), manner: 'move' };
  }
  const withdrawal = emergencyPaths(world, open, unit, kind).find(([, , last]) => last === end);
  if (withdrawal) return { path: withdrawal, halves: 0, manner: 'withdrawal' };
  return { ...pathTo(world, open, unit, kind, end), manner: 'move' };
}

/** §10.4.1 By the cheapest of the hexes a word may mean. */
function wayInto(world: World, open: Open, frame: LegFrame, action: Action): LegWay | undefined {
  if ((open.hex[frame.unit] as number) < 0) return undefined;
  const reached = legReach(world, open, frame);
  const into = boxWords(world, boxesIn(world, open, frame.unit, frame.kind, reached, legBudget(world, open, frame))).get(action);
  if (!into) return undefined;
  const nearest = into.hexes.reduce((best, at) => (reached.cost(at) < reached.cost(best) ? at : best));
  return { path: reached.path(nearest), halves: reached.cost(nearest), manner: 'into-box', box: into.box };
}

/** §10.1 The way a click that is offered takes. */
export const wayOfLeg = (world: World, open: Open, frame: LegFrame, action: Action): LegWay | undefined =>
  action.kind === 'hex' ? wayTo(world, open, frame, action.hex) : wayInto(world, open, frame, action);
