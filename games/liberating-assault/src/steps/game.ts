import { flowStep } from '@bocage/kernel';
import { struckOrders } from '../rules/effective.js';
import { carryOutMoves } from '../rules/moves.js';
import { noteHolders, outcomeOf } from '../rules/scoring.js';
import { isLastTurn, stageAfter } from '../rules/sequence.js';
import { handIn, retrieve } from '../rules/turn-end.js';
import {
  AT_SEA,
  type BeginFrame,
  type GameFrame,
  type LiberatingAssaultState,
  type LiberatingAssaultTypes,
  MARCH,
  STAGES,
  type StageId,
  type Tell,
} from '../types.js';
import type { World } from '../world.js';
import { allocateFrames, tellArriving } from './allocate.js';
import { handDownFrames } from './hand-down.js';
import { landFollowers, preludeFrames } from './landing.js';
import { ordersFrame } from './orders.js';
import { placeFrames } from './place.js';
import { retrieveFrame } from './retrieve.js';
import { rulingFrames } from './ruling.js';
import { strikeOrders } from './strike-orders.js';
import { createWatch } from './watch.js';

/** §4.21 */
function handInFuel(world: World, { open, sealed }: LiberatingAssaultState, tell: Tell): void {
  const watch = createWatch(world, open, sealed);
  for (const formation of handIn(world, open, sealed)) {
    const readers = watch.knowers(world.formations.hq[formation] as number);
    tell({ event: 'used', section: '4.21', formation, card: 'fuel', count: 1, ...readers, reveals: 'all' });
  }
}

/** §4.7 §4.18 §4.19 */
function moveAll(world: World, { open, sealed }: LiberatingAssaultState, tell: Tell): void {
  const before = createWatch(world, open, sealed);
  const afloat = new Set(sealed.hex.flatMap((hex, unit) => (hex === AT_SEA ? [unit] : [])));
  const movers = carryOutMoves(world, open, sealed);
  for (const { unit, walked } of movers) {
    if (walked.length === 0) continue;
    const how = afloat.has(unit) ? 'landed' : sealed.order[unit] === MARCH ? 'strategic' : 'tactical';
    tell({ event: 'moved', section: '4.7', unit, path: [...walked], how, ...before.followers(unit, ...walked), reveals: 'all' });
  }
}

/** §4.1 What each step of the turn begins with. */
function beginStage(world: World, state: LiberatingAssaultState, stage: StageId, tell: Tell): void {
  const { open, sealed } = state;
  switch (stage) {
    case 'hand-down':
      tellArriving(world, state, tell);
      open.stack.push(...handDownFrames(world, open), { step: 'arrivals' }, ...(open.turn > 1 ? allocateFrames(world, open) : []));
      return;
    case 'place':
      open.stack.push(...placeFrames(world, open));
      return;
    case 'interference':
      open.stack.push({ step: 'strike', left: [0, 0, 0, 0] }, { step: 'raid', next: 0 }, { step: 'activate' });
      return;
    case 'orders':
      open.stack.push(ordersFrame(world, open));
      return;
    case 'effective':
      strikeOrders(world, state, struckOrders(world, sealed, sealed), 'attacked', tell);
      return;
    case 'attack':
    case 'exploit':
      open.stack.push({ step: 'battles', round: stage, now: [], next: 'join' });
      return;
    case 'move':
      landFollowers(world, state, tell);
      moveAll(world, state, tell);
      noteHolders(world, sealed);
      return;
    case 'hand-in':
      handInFuel(world, state, tell);
      return;
    default:
      retrieve(world, open, sealed);
      open.stack.push(retrieveFrame(world, state));
  }
}

/** §4.1 The sequence of play: ten steps a turn, and before the first the choice of beaches and drop zones. */
export const createGameStep = (world: World) =>
  flowStep<LiberatingAssaultTypes, GameFrame>({
    section: '4.1',
    next(state, frame, tell) {
      const { open } = state;
      if (frame.next < 0) {
        frame.next = 0;
        open.stack.push(...preludeFrames(world, open));
        tell({ event: 'turn', section: '4.1', turn: open.turn });
        return;
      }
      const stage = STAGES[frame.next];
      if (stage === undefined) {
        nextTurn(world, state, frame, tell);
        return;
      }
      frame.next = stageAfter(stage) === undefined ? STAGES.length : frame.next + 1;
      open.stage = stage;
      tell({ event: 'stage', section: '4.1', turn: open.turn, stage, reveals: 'all' });
      open.stack.push({ step: 'begin', stage }, ...rulingFrames(world, open));
    },
  });

/** §4.1 §9.8 A step takes effect once control has let it. */
export const createBeginStep = (world: World) =>
  flowStep<LiberatingAssaultTypes, BeginFrame>({
    section: '4.1',
    next(state, { stage }, tell) {
      const { open, sealed } = state;
      open.stack.pop();
      tell({ event: 'begun', section: '4.1', reveals: 'all' });
      beginStage(world, state, stage, tell);
      noteHolders(world, sealed);
    },
  });

function nextTurn(world: World, { open, sealed }: LiberatingAssaultState, frame: GameFrame, tell: Tell): void {
  const turns = world.data.scenarios.scenarios.find(({ id }) => id === open.scenario)?.turns ?? 0;
  if (isLastTurn(open.turn, turns)) {
    const outcome = outcomeOf(world, open, sealed);
    open.stack.push({ step: 'over', outcome });
    tell({ event: 'over', section: '10.4', outcome, reveals: 'all' });
    return;
  }
  open.turn++;
  frame.next = 0;
  tell({ event: 'turn', section: '4.1', turn: open.turn });
}
