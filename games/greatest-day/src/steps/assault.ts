import { unit as click, hex as clickHex, type Steps, step, word } from '@bocage/kernel';
import { answer, takeAnswer } from '../answers.js';
import { WHITE_STRIPE } from '../roster.js';
import { isPaidFor } from '../rules/activation.js';
import { assaultTargets, defendersOf, defensiveFirers, joiners, storming } from '../rules/assault.js';
import { nestsOver } from '../rules/beach.js';
import { braveryLines, needsBravery } from '../rules/bravery.js';
import { isInMines } from '../rules/mines.js';
import { pay } from '../rules/points.js';
import { sum } from '../rules/quality.js';
import { canRun, RUN } from '../rules/running.js';
import { close, isOnMap, sideOf, suppress } from '../rules/units.js';
import { enemyOf, seatOf } from '../sides.js';
import {
  ASSAULT_STAGES,
  type AssaultFrame,
  type AssaultStage,
  type GreatestDayState,
  type GreatestDayTypes,
  type Open,
  type Tell,
} from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import { defencesAt } from './defences.js';

const GO = word('go');

/** An Assault that begins. */
export const assaultFrame = (asks: string, unit: number): AssaultFrame => ({
  ...{ step: 'assault', asks, unit, target: -1, from: -1, units: [unit], joined: [unit], runners: [], stage: 'target', at: 0, answer: -1 },
});

/** §S.26 The owner names the hex and who goes; everything else follows stage by stage. */
const createAssaultStep = (world: World) =>
  step<GreatestDayTypes, AssaultFrame>({
    section: 'S.26',
    settle: (state, frame, tell) => settle(world, state, frame, tell),
    legal: ({ open }, frame) =>
      frame.stage === 'target' ? assaultTargets(world, open, frame.unit).map(clickHex) : [...joiners(world, open, frame).map(click), GO],
    refusal: () => ({ code: 'no-assault' }),
    play({ open }, frame, _seat, action, tell) {
      if (action.kind === 'hex') aim(open, frame, action.hex);
      else if (action.kind === 'unit') join(world, open, frame, action.unit, tell);
      else declare(frame, tell);
    },
  });

function aim(open: Open, frame: AssaultFrame, hex: number): void {
  frame.target = hex;
  frame.from = hexOf(open, frame.unit);
  frame.stage = 'stack';
}

/** The only hex there is, where who goes along is asked before any die: the way back stays open. Whether it was aimed at. */
function aimsAlone(world: World, open: Open, frame: AssaultFrame): boolean {
  const [only, ...more] = assaultTargets(world, open, frame.unit);
  if (only === undefined || more.length > 0 || joiners(world, open, { ...frame, target: only }).length === 0) return false;
  aim(open, frame, only);
  return true;
}

/** §S.26 A9 One more of the stack: with Direct Command he is paid for (A8), a white stripe counts (§S.8). */
function join(world: World, open: Open, frame: AssaultFrame, unit: number, tell: Tell): void {
  const activation = open.stack.findLast((one) => one.step === 'activation');
  if (activation?.step === 'activation') {
    if (isPaidFor(world, open, activation.chit, unit)) pay(world, open, unit, world.data.tables.command.directCommand, 'direct', tell);
    if (rosterOf(world, open).stripe[unit] === WHITE_STRIPE) activation.whites++;
  }
  frame.units.push(unit);
  frame.joined.push(unit);
  // §4.2.2(2) On a beach the nests fire at everybody who goes.
  const beach = nestsOver(world, open, unit);
  if (beach >= 0) open.stack.push(defencesAt('nests', 'active', beach, unit, hexOf(open, unit)));
}

function declare(frame: AssaultFrame, tell: Tell): void {
  tell({ event: 'assault', section: 'S.26', units: [...frame.units], from: frame.from, hex: frame.target });
  go(frame, 'mines');
}

const go = (frame: AssaultFrame, stage: AssaultStage): true => {
  frame.stage = stage;
  frame.at = 0;
  return true;
};
const next = (frame: AssaultFrame): true => go(frame, ASSAULT_STAGES[ASSAULT_STAGES.indexOf(frame.stage) + 1] as AssaultStage);

/** Whether the stack or the frame changed. */
function settle(world: World, state: GreatestDayState, frame: AssaultFrame, tell: Tell): boolean {
  const { open } = state;
  switch (frame.stage) {
    case 'target':
      return aimsAlone(world, open, frame);
    case 'stack':
      // §4.2.2(2) Whom they have stopped stays behind.
      if (takeAnswer(frame) >= 0) frame.units = frame.units.filter((unit) => isOnMap(open, unit) && open.suppressed[unit] === 0);
      if (joiners(world, open, frame).length > 0) return false;
      declare(frame, tell);
      return true;
    case 'mines':
    case 'bravery':
      return checkNext(world, open, frame);
    case 'over':
      return finish(world, open, frame);
    default:
      takeAnswer(frame);
      return fight(world, open, frame);
  }
}

/** §10.2 §S.26 The checks of one assaulter after another: to leave mines, to be brave. Who fails is out of it. */
function checkNext(world: World, open: Open, frame: AssaultFrame): boolean {
  const given = takeAnswer(frame);
  const unit = frame.units[frame.at];
  if (given >= 0 && unit !== undefined) {
    if (given === 1) frame.at++;
    else dropOut(world, open, frame, unit);
    return true;
  }
  if (unit === undefined) return frame.units.length === 0 ? go(frame, 'over') : next(frame);
  const isDue = frame.stage === 'mines' ? isInMines(world, open, unit) : needsBravery(world, open, unit, frame.target);
  if (!isDue) {
    frame.at++;
    return true;
  }
  const add = frame.stage === 'mines' ? 0 : sum(braveryLines(world, open, unit, frame.units, frame.target));
  open.stack.push({ step: 'check', asks: frame.asks, unit, why: frame.stage === 'mines' ? 'mines' : 'bravery', add, open: 0 });
  return true;
}

function dropOut(world: World, open: Open, frame: AssaultFrame, unit: number): void {
  frame.units.splice(frame.at, 1);
  if (frame.stage === 'mines') suppress(world, open, unit);
}

/** §S.26 §S.27 The rest: run or stand, fire at who runs and who charges, the attacks, the advance. */
function fight(world: World, open: Open, frame: AssaultFrame): boolean {
  const { asks, from, target } = frame;
  const enemySeat = seatOf(enemyOf(sideOf(world, open, frame.unit)));
  const attackers = storming(open, frame);
  const isTaken = defendersOf(world, open, frame).length === 0;
  switch (frame.stage) {
    case 'stand': {
      const left = defendersOf(world, open, frame).filter((unit) => canRun(world, open, unit, from));
      next(frame);
      if (left.length > 0) open.stack.push({ step: 'stand', asks: enemySeat, left });
      return true;
    }
    case 'pursue':
      return each(open, frame, frame.runners.length > 0 ? attackers : [], (unit) => ({ step: 'pursue', asks, unit, answer: -1 }));
    case 'run':
      return each(open, frame, frame.runners, (unit) => ({
        ...{ step: 'retreat', asks: enemySeat, unit, from, left: RUN, stage: 0, answer: -1 },
      }));
    case 'defend':
      return each(open, frame, defensiveFirers(world, open, frame), (unit) => ({ step: 'defend', asks: enemySeat, unit, answer: -1 }));
    case 'attack':
      return each(open, frame, isTaken ? [] : attackers, (unit) => ({ ...{ step: 'attack', asks, unit, stage: 0, bonus: 0, answer: -1 } }));
    default:
      next(frame);
      if (isTaken && hexOf(open, frame.unit) !== target) open.stack.push({ step: 'advance', asks });
      return true;
  }
}

/** One frame for every unit that still has its turn in this stage: `at` is the highest number that had it, plus one. */
function each(open: Open, frame: AssaultFrame, units: readonly number[], of: (unit: number) => Open['stack'][number]): true {
  const unit = units.filter((one) => one >= frame.at && isOnMap(open, one)).sort((a, b) => a - b)[0];
  if (unit === undefined) return next(frame);
  frame.at = unit + 1;
  open.stack.push(of(unit));
  return true;
}

/** A9 The stack is finished together; who leads it may still have a Second Action. */
function finish(_world: World, open: Open, frame: AssaultFrame): true {
  for (const unit of frame.joined) if (unit !== frame.unit && isOnMap(open, unit)) close(open, unit);
  answer(open, 1);
  return true;
}

/** §S.26 */
export const createAssaultSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'assault'> => ({ assault: createAssaultStep(world) });
