import { type Action, hex, step, word } from '@bocage/kernel';
import { boxesIn, boxesInReach, endsFromBox, waysFromBox } from '../rules/box-movement.js';
import type { Box } from '../rules/boxes.js';
import { enterBox, leaveBox } from '../rules/crossing.js';
import { goAlong } from '../rules/going.js';
import { orderedEnds, pathTo, reachOf, type Way } from '../rules/movement.js';
import { emergencyPaths } from '../rules/moves.js';
import { type DarkSummerTypes, type LegFrame, MOVED, type Open, type Told } from '../types.js';
import type { World } from '../world.js';
import { refuseBox, refuseDestination } from './movement-refusal.js';
import { asking } from './steps.js';

/** §10.4.1 The words that lead into boxes, each with the lettered hexes it may mean. */
function boxWords(world: World, boxes: ReadonlyMap<Box, number[]>): Map<Action, { readonly box: Box; readonly hexes: number[] }> {
  const words = new Map<Action, { readonly box: Box; readonly hexes: number[] }>();
  for (const [box, hexes] of boxes) {
    if (box !== 'exit') words.set(word(`to-${box}`), { box, hexes });
    else for (const at of hexes) words.set(word(`exit:${world.grid.label(at)}`), { box, hexes: [at] });
  }
  return words;
}

function choices(world: World, open: Open, frame: LegFrame): Action[] {
  const { unit, kind } = frame;
  if ((open.hex[unit] as number) < 0) return endsFromBox(world, open, unit, kind).map(hex);
  const reached = reachOf(world, open, unit, kind);
  const actions: Action[] = orderedEnds(world, open, unit, kind, reached, hex);
  const boxes = boxesIn(world, open, unit, kind, reached);
  if (boxes.size > 0) actions.push(...boxWords(world, boxes).keys());
  if (actions.length > 0) return actions;
  return emergencyPaths(world, open, unit, kind).map(([, , end]) => hex(end));
}

/** §10.1 §10.3 §10.4.2 */
function goTo(world: World, open: Open, { unit, kind }: LegFrame, end: number, tell: Told): void {
  if ((open.hex[unit] as number) < 0) {
    leaveBox(world, open, unit, (waysFromBox(world, open, unit, kind).get(end) as Way).path, tell);
    return;
  }
  const withdrawal = emergencyPaths(world, open, unit, kind).find(([, , last]) => last === end);
  if (withdrawal) {
    tell({ event: 'withdrew', section: '10.3.1', unit, path: withdrawal });
    goAlong(world, open, unit, withdrawal, tell);
    return;
  }
  const { path, halves } = pathTo(world, open, unit, kind, end);
  tell({ event: 'moved', section: '10.1', unit, path, halves });
  goAlong(world, open, unit, path, tell);
}

/** §10.4.1 By the cheapest of the hexes a word may mean. */
function goInto(world: World, open: Open, frame: LegFrame, action: Action, tell: Told): void {
  const into = boxWords(world, boxesInReach(world, open, frame.unit, frame.kind)).get(action);
  if (!into) return;
  const ways = into.hexes.map((at) => pathTo(world, open, frame.unit, frame.kind, at));
  const { path } = ways.reduce((best, way) => (way.halves < best.halves ? way : best));
  enterBox(world, open, frame.unit, path, into.box, tell);
}

/** §10.1 Where a unit goes, by the cheapest way there. */
export const createLegStep = (world: World) =>
  step<DarkSummerTypes, LegFrame>({
    awaits: asking,
    legal: ({ open }, frame) => choices(world, open, frame),
    refusal({ open }, frame, _, action) {
      if (action.kind === 'hex') return refuseDestination(world, open, frame, action.hex);
      return action.kind === 'word' ? refuseBox(world, open, frame, action.word) : { code: 'move-chosen-first', section: '10.1' };
    },
    play({ open }, frame, _, action, tell) {
      open.stack.pop();
      if (action.kind === 'hex') goTo(world, open, frame, action.hex, tell);
      else goInto(world, open, frame, action, tell);
      open.marks[frame.unit] = (open.marks[frame.unit] as number) | MOVED;
    },
  });
