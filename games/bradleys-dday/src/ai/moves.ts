import type { Action } from '@bocage/kernel';
import { isFront } from '../occupancy.js';
import { GARRISON } from '../roster.js';
import { COMBAT_MODE, GERMAN, MOVEMENT_MODE, type MoveFrame, type MovementFrame, type Open, type Side } from '../types.js';
import type { World } from '../world.js';
import { type Asked, bestOf, hexesOf, hexIn, unitIn, unitsOf, wordIn } from './asked.js';
import { bestMove, goalsOf, isSettled, MOPPING_UP, wantsMode } from './destinations.js';
import { screenOf } from './lodgment.js';
import { missionsOf } from './missions.js';
import { awayFrom } from './worth.js';

/** Units looked at in this segment: each is moved, or left where it is, once. */
const lookedAt = ({ open, memory, frame }: Asked<MovementFrame>): Set<number> =>
  memory.keep('looked-at', `${open.turn}:${open.segment}:${frame.who}:${open.stack.length}`, () => new Set<number>());

/** §6.0 One unit after another, the nearest to the enemy first: they make room for those behind. */
export function chooseMover(asked: Asked<MovementFrame>): Action {
  const { world, open, side, legal } = asked;
  const looked = lookedAt(asked);
  const able = unitsOf(legal).filter((unit) => world.roster.kind[unit] !== GARRISON);
  const nearness = (unit: number): number =>
    looked.has(unit) ? Number.NEGATIVE_INFINITY : -awayFrom(world, open, side, open.hex[unit] as number);
  for (;;) {
    const next = bestOf(able, nearness);
    if (next === undefined) return wordIn(legal, 'done') as Action;
    looked.add(next);
    if (side !== GERMAN || !isSettled(world, open, next)) return unitIn(legal, next) as Action;
  }
}

const WORK = ['clear', 'check', 'breach:', 'ruins'];

/** §15.0 What an engineer does before he goes on. */
const workIn = (legal: readonly Action[]): Action | undefined => {
  for (const work of WORK) {
    const found = legal.find((action) => action.kind === 'word' && action.word.startsWith(work));
    if (found) return found;
  }
  return undefined;
};

/** What this unit is after: the American's fighters have a mission each, the gates among them if he screens; everybody else all there is. */
function goalsFor({ world, open, side, frame, memory, screening }: Asked<MoveFrame>): readonly number[] {
  const goals = goalsOf(world, open, side);
  if (side === GERMAN || open.turn < MOPPING_UP) return goals;
  const missions = memory.keep('missions', `${open.turn}:${open.segment}`, () =>
    missionsOf(world, open, screening ? [...goals, ...screenOf(world, open)] : goals),
  );
  const mission = missions.get(frame.unit);
  return mission === undefined ? goals : [mission];
}

/** §6.0 Work, a change of face where it is wanted, the best hex in reach, then the front towards the enemy. */
export function chooseMove(asked: Asked<MoveFrame>): Action {
  const { world, open, side, frame, legal, posture } = asked;
  const work = workIn(legal);
  if (work) return work;
  const mode = frame.changed === 0 ? wordIn(legal, 'mode') : undefined;
  if (mode && frame.gone === 0 && open.mode[frame.unit] === COMBAT_MODE && wantsMode(world, open, side, frame.unit) === MOVEMENT_MODE)
    return mode;
  const to = frame.gone === 0 ? bestMove(world, open, side, frame.unit, hexesOf(legal), posture, goalsFor(asked)) : undefined;
  if (to !== undefined) return hexIn(legal, to) as Action;
  if (mode && open.mode[frame.unit] === MOVEMENT_MODE && wantsMode(world, open, side, frame.unit) === COMBAT_MODE) return mode;
  return wordIn(legal, 'end') ?? wordIn(legal, `face:${front(world, open, side, frame.unit)}`) ?? (legal[0] as Action);
}

/** §7.4 The facing with the nearest enemy before it. */
export function front(world: World, open: Open, side: Side, unit: number): number {
  const hex = open.hex[unit] as number;
  let best = open.facing[unit] as number;
  let least = Number.POSITIVE_INFINITY;
  for (let facing = 0; facing < 6; facing++) {
    let sum = 0;
    for (let direction = 0; direction < 6; direction++) {
      const to = world.grid.neighbour(hex, direction);
      if (to >= 0 && isFront(facing, direction)) sum += awayFrom(world, open, side, to);
    }
    if (sum < least) {
      least = sum;
      best = facing;
    }
  }
  return best;
}
