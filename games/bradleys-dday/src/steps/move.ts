import type { HexId } from '@bocage/hex';
import { type Action, hex, step, type UnitId, word } from '@bocage/kernel';
import { place } from '../occupancy.js';
import { sideOf } from '../roster.js';
import { workOf } from '../rules/engineers.js';
import { entered } from '../rules/entering.js';
import { canChangeMode, destinationsAs, entersZone, hasDestination, pathTo, pointsOf } from '../rules/movement.js';
import { allowance, clearMark, hexOf, isOnMap, setMark, setMode } from '../rules/units.js';
import {
  type BradleyState,
  type BradleyTypes,
  COMBAT_MODE,
  MOVED,
  MOVEMENT_MODE,
  type MoveFrame,
  type Open,
  seatOf,
  type Tell,
  WET,
} from '../types.js';
import type { World } from '../world.js';
import { doWork } from './work.js';

const MODE = word('mode');
/** §7.4.1 §7.5 A unit on the march looks to one of its six hexsides; one in Combat Mode to all. */
const FACINGS = [0, 1, 2, 3, 4, 5].map((facing) => word(`face:${facing}`));
const END = [word('end')];

export function moveFrame(world: World, open: Open, unit: UnitId): MoveFrame {
  const points = pointsOf(world, open, unit);
  const asks = seatOf(sideOf(world.roster, unit));
  return { step: 'move', asks, unit, points, from: hexOf(open, unit), gone: 0, changed: 0, stopped: 0 };
}

/** §6.0 §7.0 What the unit can still do. In Movement Mode the choice of a facing ends the move (§7.5). */
function choices(world: World, open: Open, frame: MoveFrame): Action[] {
  const rest: Action[] = workOf(world, open, frame).map(word);
  if (canChangeMode(world, open, frame)) rest.push(MODE);
  rest.push(...(open.mode[frame.unit] === MOVEMENT_MODE ? FACINGS : END));
  return destinationsAs<Action>(world, open, frame, hex, rest);
}

/** §6.0 §7.5 Whether there is more to it than its end: who is on the march can always turn. */
export const canGoOn = (world: World, open: Open, frame: MoveFrame): boolean =>
  open.mode[frame.unit] === MOVEMENT_MODE ||
  canChangeMode(world, open, frame) ||
  workOf(world, open, frame).length > 0 ||
  hasDestination(world, open, frame);

/** §6.0 One unit's move, leg by leg. */
export const createMoveStep = (world: World) =>
  step<BradleyTypes, MoveFrame>({
    section: '6.1',
    settle(state, frame) {
      const { open } = state;
      // Nothing is left but to say so: it ends by itself.
      if (isOnMap(open, frame.unit) && canGoOn(world, open, frame)) return false;
      finish(open, frame);
      return true;
    },
    legal: ({ open }, frame) => choices(world, open, frame),
    play(state, frame, _seat, action, tell) {
      const { open } = state;
      if (action.kind === 'hex') go(world, state, frame, action.hex, tell);
      else if (action.kind !== 'word') return;
      else if (action.word === 'mode') changeMode(world, open, frame, tell);
      else if (action.word === 'end') finish(open, frame);
      else if (action.word.startsWith('face:')) face(world, open, frame, Number(action.word.slice(5)), tell);
      else doWork(world, state, frame, action.word, tell);
    },
  });

/** §6.2.6 */
function finish(open: Open, { unit }: MoveFrame): void {
  open.stack.pop();
  setMark(open, unit, MOVED);
}

/** §6.1 One leg, by the cheapest way. */
function go(world: World, state: BradleyState, frame: MoveFrame, to: HexId, tell: Tell): void {
  const { open } = state;
  const { unit } = frame;
  const { path, halves } = pathTo(world, open, frame, to);
  place(world, open, unit, to);
  clearMark(open, unit, WET);
  frame.points = Math.max(0, frame.points - halves);
  frame.gone += path.length - 1;
  if (entersZone(world, open, unit, to)) frame.stopped = 1;
  tell({ event: 'moved', section: '6.1', unit, path, halves });
  for (const passed of path.slice(1)) entered(world, state, unit, passed, tell);
}

/** §7.3 */
function changeMode(world: World, open: Open, frame: MoveFrame, tell: Tell): void {
  const { unit } = frame;
  const mode = open.mode[unit] === COMBAT_MODE ? MOVEMENT_MODE : COMBAT_MODE;
  frame.points = Math.max(0, frame.points - world.data.tables.work.changeMode);
  // §7.3.2 With no allowance it is the only thing done.
  if (allowance(world.roster, open, unit) === 0) frame.stopped = 1;
  frame.changed = 1;
  setMode(world, open, unit, mode, open.facing[unit] as number);
  tell({ event: 'mode', section: '7.3', unit, mode });
}

/** §7.5 */
function face(world: World, open: Open, frame: MoveFrame, facing: number, tell: Tell): void {
  const { unit } = frame;
  if (open.facing[unit] !== facing) {
    setMode(world, open, unit, MOVEMENT_MODE, facing);
    tell({ event: 'faced', section: '7.5', unit, facing });
  }
  finish(open, frame);
}
