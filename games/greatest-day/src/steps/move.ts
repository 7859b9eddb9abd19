import { type Action, hex as click, unit as clickUnit, flowStep, type Steps, step, word } from '@bocage/kernel';
import { halt, letPass, setOut, type Walk, walkOn } from '@bocage/wargame';
import { answer, takeAnswer } from '../answers.js';
import { refresh } from '../occupancy.js';
import { enterHex } from '../rules/entering.js';
import { isInMines } from '../rules/mines.js';
import {
  changedPosture,
  destinations,
  hasDestination,
  isHurried,
  type PostureWord,
  postures,
  spentAfter,
  wayTo,
} from '../rules/movement.js';
import { momentOfShot, movingIn, reactors } from '../rules/opportunity.js';
import { overrunPark } from '../rules/parks.js';
import { isOverstacked } from '../rules/stacking.js';
import { addMark, isOnMap, sideOf, suppress } from '../rules/units.js';
import { whyNotThere } from '../rules/why-not-there.js';
import { enemyOf, seatOf } from '../sides.js';
import {
  ABANDONED,
  DISMOUNT,
  type GreatestDayState,
  type GreatestDayTypes,
  INTO_COLUMN,
  isHexStep,
  LEAVE_PARK,
  type LegFrame,
  MOUNT,
  type MovingFrame,
  type Open,
  OUT_OF_COLUMN,
  PARK,
  type ReactFrame,
  type Sealed,
  type Tell,
  WORK,
} from '../types.js';
import { hexOf, type World } from '../world.js';
import { actingWith, heroics, playHeroic } from './heroics.js';
import { shotAt } from './shot.js';

const DONE = word('done');
const PASS = word('pass');
const LET_GO = word('let-go');
const STEP_OF: Readonly<Record<PostureWord, number>> = {
  column: INTO_COLUMN,
  deploy: OUT_OF_COLUMN,
  mount: MOUNT,
  dismount: DISMOUNT,
  park: PARK,
  'leave-park': LEAVE_PARK,
};
const SECTION_OF: Readonly<Record<PostureWord, string>> = {
  ...{ column: 'S.12', deploy: 'S.12', mount: 'S.13', dismount: 'S.13', park: 'S.25', 'leave-park': 'S.25' },
};
const WORD_OF = new Map<number, PostureWord>(Object.entries(STEP_OF).map(([name, code]) => [code, name as PostureWord]));
const WORDS = new Map<Action, PostureWord>((Object.keys(STEP_OF) as PostureWord[]).map((name) => [word(name), name]));

/** A Movement Action that begins. */
export const movingFrame = (asks: string, unit: number): MovingFrame => ({
  ...{ step: 'moving', asks, unit, spent: 0, legs: 0, changed: 0, tried: [], let: 0, halted: 0, cleared: 0, towards: -1, answer: -1 },
});

/** §S.11 A Movement Action: where to next. It ends when the owner says so, or nothing is left. */
const createMovingStep = (world: World) =>
  step<GreatestDayTypes, MovingFrame>({
    section: 'S.11',
    settle({ open, sealed }, frame) {
      const given = takeAnswer(frame);
      if (frame.towards >= 0 && given >= 0) return leaveMines(world, open, sealed, frame, given);
      if (!isOver(world, open, frame)) return false;
      answer(open, 1);
      return true;
    },
    legal: ({ open }, frame) => [
      ...destinations(world, open, frame).map(click),
      ...postures(world, open, frame).map((change) => word(change)),
      ...heroicsOf(world, open, frame),
      ...(frame.legs > 0 ? [DONE] : []),
    ],
    refusal: ({ open }, frame, _seat, action) =>
      action.kind === 'hex' ? whyNotThere(world, open, frame, action.hex) : { code: 'not-offered' },
    play({ open, sealed }, frame, _seat, action, tell) {
      if (action === DONE) return answer(open, 1);
      const acting = actingWith(open, frame.unit);
      if (acting && playHeroic(world, open, acting, action, tell)) return;
      const change = WORDS.get(action);
      if (change !== undefined) {
        sealed.route = [STEP_OF[change]];
        if (change === 'deploy' && isHurried(world, open, frame)) hurry(open, frame, tell);
        frame.spent = spentAfter(world, open, frame, change);
        if (change === 'mount' || change === 'dismount') frame.changed = 1;
        begin(open, frame);
      } else if (action.kind === 'hex') setOutFor(world, open, sealed, frame, action.hex);
    },
  });

/** §17.4 What a hero may do in the middle of a move. */
function heroicsOf(world: World, open: Open, { unit }: MovingFrame): Action[] {
  const acting = actingWith(open, unit);
  return acting ? heroics(world, open, acting) : [];
}

/** §S.12 E3 Out of Column without a point left: a Cohesion Hit. */
function hurry(open: Open, { unit }: MovingFrame, tell: Tell): void {
  open.cohesion[unit] = (open.cohesion[unit] as number) + 1;
  tell({ event: 'suffered', section: 'S.12', unit, what: 'cohesion', hex: hexOf(open, unit) });
}

const begin = (open: Open, frame: MovingFrame): void => {
  frame.legs++;
  open.stack.push({ step: 'leg', ...setOut(frame.unit, hexOf(open, frame.unit)), tried: [] });
};

/** §S.11 §10.2 On its way to a hex; out of a minefield only after a check. */
function setOutFor(world: World, open: Open, sealed: Sealed, frame: MovingFrame, hex: number): void {
  const { asks, unit } = frame;
  if (frame.cleared === 0 && isInMines(world, open, unit)) {
    frame.towards = hex;
    open.stack.push({ step: 'check', asks, unit, why: 'mines', add: 0, open: 0 });
    return;
  }
  const { path, cost } = wayTo(world, open, frame, hex);
  sealed.route = [...path];
  frame.spent += cost;
  begin(open, frame);
}

/** §10.2 Who fails stays and is suppressed. */
function leaveMines(world: World, open: Open, sealed: Sealed, frame: MovingFrame, passed: number): true {
  const hex = frame.towards;
  frame.towards = -1;
  if (passed === 1) {
    frame.cleared = 1;
    setOutFor(world, open, sealed, frame, hex);
  } else {
    suppress(world, open, frame.unit);
    frame.halted = 1;
  }
  return true;
}

const isOver = (world: World, open: Open, frame: MovingFrame): boolean =>
  frame.halted === 1 || !isOnMap(open, frame.unit) || (postures(world, open, frame).length === 0 && !hasDestination(world, open, frame));

/** §S.11 §S.22 How a leg goes on and where it is interrupted: before a step is made, while it is announced. */
const createWalk = (world: World): Walk<GreatestDayTypes, LegFrame> => ({
  ahead: ({ sealed }) => sealed.route,
  reactors: (open, frame) => reactors(world, open, frame),
  make: (state, frame, next, tell) => make(world, state, frame.unit, next, tell),
  tellLeg({ unit }, path, news, tell) {
    const hexes = path.filter(isHexStep);
    if (hexes.length > 1) tell({ event: 'moved', section: 'S.11', unit, path: hexes, ...news });
  },
  ask({ open }, { unit, next }, tell) {
    const asks = seatOf(enemyOf(sideOf(world, open, unit)));
    tell({
      event: 'sighted',
      section: 'S.22',
      unit,
      at: hexOf(open, unit),
      towards: isHexStep(next) ? next : hexOf(open, unit),
      reveals: 'all',
    });
    open.stack.push({ step: 'react', asks, firer: -1, stage: 0, answer: -1 });
  },
  end({ open }) {
    open.stack.pop();
  },
});

/** §S.11 §S.12 §S.13 §S.30 One step: into a hex, leaving works behind, or into another posture. */
function make(world: World, { open }: GreatestDayState, unit: number, next: number, tell: Tell): void {
  if (next === WORK) return;
  const change = WORD_OF.get(next);
  if (change !== undefined) {
    open.posture[unit] = changedPosture(open.posture[unit] as number, change);
    const hex = hexOf(open, unit);
    // §2.3.3(3) §2.3.5(3) Vehicles left on a dyke or in a cutting are lost.
    if (change === 'dismount' && (world.ground.raised[hex] === 1 || world.ground.sunken[hex] === 1)) addMark(open, unit, ABANDONED);
    refresh(world, open, unit);
    tell({
      event: 'posture',
      section: SECTION_OF[change],
      unit,
      posture: open.posture[unit] as number,
    });
    return;
  }
  overrunPark(world, open, unit, next, tell);
  enterHex(world, open, unit, next);
  // §10.2 A minefield stops who comes into it.
  if (isInMines(world, open, unit)) movingIn(open).halted = 1;
}

const createLegStep = (world: World) => {
  const walk = createWalk(world);
  return flowStep<GreatestDayTypes, LegFrame>({ section: 'S.11', next: (state, frame, tell) => walkOn(walk, state, frame, tell) });
};

const legIn = (open: Open): LegFrame => {
  const frame = open.stack.findLast((one) => one.step === 'leg');
  if (frame?.step !== 'leg') throw new Error('nobody is on the way');
  return frame;
};

const ASKING = 0;
const CHECKING = 1;
const FIRING = 2;

/** §S.22 B4 One firer at a time: his check, his shot, its result; then the other side is asked again. */
const createReactStep = (world: World) =>
  step<GreatestDayTypes, ReactFrame>({
    section: 'S.22',
    settle: (state, frame, tell) => settleReact(world, state, frame, tell),
    legal: ({ open }) => [...reactors(world, open, legIn(open)).map(clickUnit), PASS, LET_GO],
    refusal: () => ({ code: 'no-opportunity' }),
    play({ open }, frame, _seat, action) {
      if (action.kind === 'unit') {
        movingIn(open).tried.push(action.unit);
        frame.firer = action.unit;
        frame.stage = CHECKING;
        open.stack.push({ step: 'check', asks: frame.asks, unit: action.unit, why: 'opportunity', add: 0, open: 0 });
        return;
      }
      open.stack.pop();
      if (action === LET_GO) movingIn(open).let = 1;
      else letPass(legIn(open));
    },
  });

/** Whether the stack or the frame changed. */
function settleReact(world: World, state: GreatestDayState, frame: ReactFrame, tell: Tell): boolean {
  const { open } = state;
  const given = takeAnswer(frame);
  const leg = legIn(open);
  if (frame.stage === CHECKING && given === 1) {
    frame.stage = FIRING;
    const { at, add } = momentOfShot(world, open, frame.firer, leg);
    open.stack.push(shotAt(frame.asks, 'opportunity', frame.firer, leg.unit, at, add));
    return true;
  }
  if (frame.stage === FIRING && given >= 0 && isStopped(open, leg.unit)) {
    const { at } = momentOfShot(world, open, frame.firer, leg);
    open.stack.pop();
    stop(world, state, leg, at, tell);
    return true;
  }
  if (given >= 0) frame.stage = ASKING;
  if (frame.stage === ASKING && reactors(world, open, leg).length === 0) {
    open.stack.pop();
    return true;
  }
  return false;
}

/** §S.22 B6 Dead or suppressed: the Action is over. */
const isStopped = (open: Open, unit: number): boolean => !isOnMap(open, unit) || open.suppressed[unit] === 1;

/** §S.22 B6 It stops in the hex of the shot. */
function stop(world: World, state: GreatestDayState, leg: LegFrame, at: number, tell: Tell): void {
  const { open } = state;
  if (isOnMap(open, leg.unit) && at !== hexOf(open, leg.unit)) {
    overrunPark(world, open, leg.unit, at, tell);
    enterHex(world, open, leg.unit, at);
    leg.walked.push(at);
  }
  movingIn(open).halted = 1;
  halt(createWalk(world), state, leg);
  // §S.14 Stopped among too many, some of them are lost.
  if (isOverstacked(world, open, at)) open.stack.push({ step: 'overstack', asks: seatOf(sideOf(world, open, leg.unit)), hex: at });
}

/** §S.11 §S.22 */
export const createMoveSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'moving' | 'leg' | 'react'> => ({
  moving: createMovingStep(world),
  leg: createLegStep(world),
  react: createReactStep(world),
});
