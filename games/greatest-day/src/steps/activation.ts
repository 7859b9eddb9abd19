import { type Action, unit as click, type Steps, step, word } from '@bocage/kernel';
import { takeAnswer } from '../answers.js';
import { WHITE_STRIPE } from '../roster.js';
import { ACTIONS, type ActionType, activatable, canActivateAny, isPaidFor, typeOf } from '../rules/activation.js';
import { nestsOver } from '../rules/beach.js';
import { lookAtBeach } from '../rules/clearing.js';
import { canPay, isInCommand } from '../rules/command.js';
import { isAtEntry } from '../rules/entry.js';
import { dismissHero, HOLLIS } from '../rules/heroes.js';
import { changingLeaders } from '../rules/leaders.js';
import { lookAtMulberry } from '../rules/mulberry.js';
import { pay } from '../rules/points.js';
import { close, isOnMap } from '../rules/units.js';
import type { ActingFrame, ActivationFrame, GreatestDayState, GreatestDayTypes, Open, Tell } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import { canDoAny, frameOf, possible } from './actions.js';
import { defencesAt } from './defences.js';
import { heroics, playHeroic } from './heroics.js';
import { whyNotYet } from './not-yet.js';

const DONE = word('done');
const ACT = word('act');
/** What an Auto-Command unit checks for while it has not said what it will do. */
const UNSAID: number = ACTIONS.length;
const WORDS = new Map(ACTIONS.map((action) => [word(action) as Action, action]));
const lead = (leader: number): Action => word(`lead:${leader}`);

/** A unit that begins to act; `due` is 1 where its first Action must be paid for. */
export const actingFrame = (asks: string, unit: number, due: number): ActingFrame => ({
  ...{ step: 'acting', asks, unit, done: [], due, ready: 0, paid: 0, landed: 0, free: 0, wants: -1, demanded: 0, answer: -1 },
});

/** §S.3 §S.4 §S.5 Unit after unit is picked; who is passed over may still come, who has acted may not (A9). Leaders may change units (§S.8). */
const createActivationStep = (world: World) =>
  step<GreatestDayTypes, ActivationFrame>({
    section: 'S.3',
    settle(state, frame, tell) {
      const { open } = state;
      lookAtBeach(world, state, tell);
      if (lookAtMulberry(world, state, tell)) return true;
      if (canActivateAny(world, open, frame)) return false;
      open.stack.pop();
      return true;
    },
    legal: ({ open }, frame) => [
      ...activatable(world, open, frame).map(click),
      ...changingLeaders(world, open, frame.chit, frame.led).map(lead),
      DONE,
    ],
    refusal: () => ({ code: 'not-activated' }),
    play({ open }, frame, _seat, action) {
      if (action.kind === 'unit') return pick(world, open, frame, action.unit);
      if (action === DONE || action.kind !== 'word') open.stack.pop();
      else {
        const leader = Number(action.word.slice('lead:'.length));
        frame.led.push(leader);
        open.stack.push({ step: 'lead', asks: frame.asks, leader });
      }
    },
  });

function pick(world: World, open: Open, frame: ActivationFrame, unit: number): void {
  if (rosterOf(world, open).stripe[unit] === WHITE_STRIPE) frame.whites++;
  open.stack.push(actingFrame(frame.asks, unit, isPaidFor(world, open, frame.chit, unit) ? 1 : 0));
}

/** §S.10 §14.0 Whether a unit may have a Second Action: In Command and unsuppressed, for a Command Point; Commandos by a check. */
function maySecond(world: World, open: Open, unit: number): boolean {
  const roster = rosterOf(world, open);
  if (open.suppressed[unit] === 1 || !isInCommand(world, open, unit)) return false;
  if (roster.autoCommand[unit] === 1) return roster.templates[unit]?.symbol.startsWith('commando') ?? false;
  return canPay(world, open, unit, world.data.tables.command.secondAction);
}

/** §S.10 The Actions a unit may choose: the first, a Second of another type, or whatever a hero still gives (§16.2). */
function choices(world: World, open: Open, frame: ActingFrame): ActionType[] {
  const spent = spentTypes(world, open, frame);
  return spent ? possible(world, open, frame.unit, spent) : [];
}

/** §S.10 Whether there is any. */
function hasChoice(world: World, open: Open, frame: ActingFrame): boolean {
  const spent = spentTypes(world, open, frame);
  return spent !== undefined && canDoAny(world, open, frame.unit, spent);
}

const NO_TYPES: readonly number[] = [];

/** §S.10 Types of Action that are barred to a unit which may have one now; undefined where it may have none. */
function spentTypes(world: World, open: Open, frame: ActingFrame): readonly number[] | undefined {
  const { unit, done, free, due, paid, landed } = frame;
  if (!isOnMap(open, unit) && !isAtEntry(open, unit)) return undefined;
  if (due === 1 && !canPay(world, open, unit, world.data.tables.command.directCommand)) return undefined;
  if (free > 0) return NO_TYPES;
  if (done.length >= 2) return undefined;
  const isGiven = done.length === 0 || (paid === 1 && (landed === 1 || open.suppressed[unit] === 0));
  return isGiven || maySecond(world, open, unit) ? done : undefined;
}

/** §4.2.2(2) §4.8.3(2) Where the nests fire before an Action is named, its owner says first that there is one. */
const saysFirst = (world: World, open: Open, { unit, done, free, paid, ready }: ActingFrame): boolean =>
  ready === -1 || (done.length > 0 && free === 0 && paid === 0 && nestsOver(world, open, unit) >= 0);

/** §4.2.2(2) The nests fire at whoever acts on their beach, once for each Action. */
function nestsFire(world: World, open: Open, frame: ActingFrame): boolean {
  const beach = frame.ready === 0 && !saysFirst(world, open, frame) ? nestsOver(world, open, frame.unit) : -1;
  if (beach < 0 || !hasChoice(world, open, frame)) return false;
  frame.ready = 1;
  open.stack.push(defencesAt('nests', 'active', beach, frame.unit, hexOf(open, frame.unit)));
  return true;
}

/** §S.10 */
const createActingStep = (world: World) =>
  step<GreatestDayTypes, ActingFrame>({
    section: 'S.10',
    settle(state, frame, tell) {
      const { open } = state;
      const given = takeAnswer(frame);
      if (frame.wants >= 0 && given >= 0) return secondChecked(world, state, frame, given, tell);
      lookAtBeach(world, state, tell);
      if (nestsFire(world, open, frame)) return true;
      if (hasChoice(world, open, frame) || heroics(world, open, frame).length > 0) return false;
      end(open, frame);
      return true;
    },
    legal: ({ open }, frame) => {
      const actions = choices(world, open, frame);
      const words = saysFirst(world, open, frame) ? (actions.length > 0 ? [ACT] : []) : actions.map((action) => word(action));
      return [...words, ...heroics(world, open, frame), DONE];
    },
    refusal: ({ open }, frame, _seat, action) => whyNotYet(world, open, frame, choices(world, open, frame), action),
    play(state, frame, _seat, action, tell) {
      const { open } = state;
      const chosen = WORDS.get(action);
      if (chosen !== undefined) begin(world, state, frame, chosen, tell);
      else if (action === ACT) say(world, open, frame, tell);
      else if (!playHeroic(world, open, frame, action, tell)) end(open, frame);
    },
  });

/** A9 The unit is finished; Hollis goes with its activation (§17.4). */
function end(open: Open, { unit }: ActingFrame): void {
  open.stack.pop();
  close(open, unit);
  if (open.heroes[HOLLIS] === unit) dismissHero(open, HOLLIS);
}

/** §4.8.3(2) An Action is announced: a Second one is paid for, or checked for, before the nests fire. */
function say(world: World, open: Open, frame: ActingFrame, tell: Tell): void {
  const { unit, asks } = frame;
  frame.ready = 0;
  if (frame.done.length === 0) return;
  if (rosterOf(world, open).autoCommand[unit] === 1) {
    frame.wants = UNSAID;
    open.stack.push({ step: 'check', asks, unit, why: 'second', add: 0, open: 0 });
    return;
  }
  frame.paid = 1;
  pay(world, open, unit, world.data.tables.command.secondAction, 'second', tell);
}

/** §S.10 §S.5 §14.0 What an Action costs: nothing, a Command Point, or a check that has to be passed first. */
function begin(world: World, state: GreatestDayState, frame: ActingFrame, action: ActionType, tell: Tell): void {
  const { open } = state;
  const { unit, done, asks } = frame;
  const { command } = world.data.tables;
  const isSecond = done.length > 0 && frame.free === 0 && frame.paid === 0;
  if (isSecond && rosterOf(world, open).autoCommand[unit] === 1) {
    frame.wants = ACTIONS.indexOf(action);
    open.stack.push({ step: 'check', asks, unit, why: 'second', add: 0, open: 0 });
    return;
  }
  if (isSecond) pay(world, open, unit, command.secondAction, 'second', tell);
  else if (frame.due === 1) pay(world, open, unit, command.directCommand, 'direct', tell);
  carryOut(state, frame, action, tell);
}

/** §14.0 A Commando who passes goes on, one who fails is finished. */
function secondChecked(_world: World, state: GreatestDayState, frame: ActingFrame, passed: number, tell: Tell): true {
  const action = ACTIONS[frame.wants];
  frame.wants = -1;
  if (passed === 1 && action === undefined) frame.paid = 1;
  else if (passed === 1 && action !== undefined) carryOut(state, frame, action, tell);
  else end(state.open, frame);
  return true;
}

function carryOut({ open }: GreatestDayState, frame: ActingFrame, action: ActionType, tell: Tell): void {
  const { unit, done, asks } = frame;
  tell({
    event: 'action',
    section: 'S.10',
    unit,
    action,
    ...(done.length > 0 && frame.free === 0 && frame.landed === 0 ? { second: true } : {}),
  });
  frame.due = 0;
  frame.paid = 0;
  frame.ready = 0;
  if (frame.free > 0) frame.free--;
  done.push(typeOf(action));
  open.stack.push(frameOf(action, asks, unit, open));
}

/** §S.3 §S.10 */
export const createActivationSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'activation' | 'acting'> => ({
  activation: createActivationStep(world),
  acting: createActingStep(world),
});
