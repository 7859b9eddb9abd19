import { type Action, unit as click, type Steps, step, word } from '@bocage/kernel';
import { takeAnswer } from '../answers.js';
import { place } from '../occupancy.js';
import {
  allDeployed,
  inherit,
  type LANDING_POSTURES,
  type LandingPosture,
  POSTURE_BITS,
  recycle,
  sink,
  unloadingPostures,
} from '../rules/landing.js';
import { backAt, landed, reactorsAt } from '../rules/landing-fire.js';
import { takeHex } from '../rules/objectives.js';
import { addMark } from '../rules/units.js';
import { ALLIED, GERMAN, seatOf } from '../sides.js';
import { setSteady } from '../steady.js';
import { type BeachingFrame, ELIMINATED, type GreatestDayState, type GreatestDayTypes, LANDED, type Open, type Tell } from '../types.js';
import { hexOf, type World } from '../world.js';
import { beachFireFrame } from './beach-fire.js';
import { defencesAt } from './defences.js';
import { shotAt } from './shot.js';

/** §4.8.3(1) The steps of one landing. */
const [OBSTACLES, NESTS_AT_CRAFT, FIRE_AT_CRAFT, UNLOAD, NESTS_ASHORE, FIRE_ASHORE, FIRE_BACK, LEAVE] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const NESTS = word('nests');
const HOLD = word('hold');
const PASS = word('pass');
const AT_DEFENCES = word('defences');
const ALL_DEPLOYED = word('all-deployed');
const US = seatOf(ALLIED);
const THEM = seatOf(GERMAN);
const POSTURES = new Map<Action, LandingPosture>(
  (['deployed', 'column', 'mounted', 'mounted-column'] satisfies readonly (typeof LANDING_POSTURES)[number][]).map((one) => [
    word(one),
    one,
  ]),
);

/** A craft that has come to its hex; after drifting it only has to unload (§4.2.1). */
export const beachingFrame = (craft: number, beach: number, at: number, passengers: number[], drifted: 0 | 1 = 0): BeachingFrame => ({
  ...{ step: 'beaching', craft, beach, at, passengers, drifted, stage: drifted === 1 ? UNLOAD : OBSTACLES },
  ...{ nests: drifted === 1 ? craft : -1, tried: [], target: -1, firer: -1, firing: 0, add: 0, unloaded: 0, answer: -1 },
});

/** Who has still to step off. */
const aboard = ({ passengers, unloaded }: BeachingFrame): number[] => passengers.slice(unloaded);
/** Who is being fired at: the craft, or the one of its passengers that was chosen. */
const underFire = ({ stage, craft, target }: BeachingFrame): number => (stage === FIRE_AT_CRAFT ? craft : target);
const reactors = (world: World, open: Open, frame: BeachingFrame): number[] => reactorsAt(world, open, frame.at, frame.tried);

/** §4.5 §4.8.3(1) §X.1 Obstacles, nests, opportunity fire; off the craft; nests and fire at who was spared; the craft fires and goes. */
const createBeachingStep = (world: World) =>
  step<GreatestDayTypes, BeachingFrame>({
    section: '4.8.3(1)',
    asks: (_open: Open, { stage }: BeachingFrame) => (stage === UNLOAD || stage === FIRE_BACK ? US : THEM),
    settle: (state, frame, tell) => settle(world, state, frame, tell),
    legal: ({ open }, frame) => legal(world, open, frame),
    refusal: () => ({ code: 'not-in-this-landing' }),
    play: (state, frame, _seat, action, tell) => play(world, state, frame, action, tell),
  });

function legal(world: World, open: Open, frame: BeachingFrame): Action[] {
  switch (frame.stage) {
    case NESTS_AT_CRAFT:
      return [NESTS, HOLD];
    case NESTS_ASHORE:
      return [...landed(open, frame).map(click), HOLD];
    case UNLOAD: {
      const postures = unloadingPostures(world, open, aboard(frame), frame.at);
      const isAll = aboard(frame).length > 1 && allDeployed(world, open, aboard(frame), frame.at);
      return [...postures.map((posture) => word(posture)), ...(isAll ? [ALL_DEPLOYED] : [])];
    }
    case FIRE_BACK: {
      const { beach, units } = backAt(world, open, frame);
      return [...units.map(click), ...(beach >= 0 ? [AT_DEFENCES] : []), HOLD];
    }
    default:
      return [...(frame.stage === FIRE_ASHORE && frame.target < 0 ? landed(open, frame) : reactors(world, open, frame)).map(click), PASS];
  }
}

/** Whether the stack or the frame changed. */
function settle(world: World, state: GreatestDayState, frame: BeachingFrame, tell: Tell): boolean {
  const { open } = state;
  const given = takeAnswer(frame);
  const { craft, at } = frame;
  if (open.box[craft] === ELIMINATED) return lose(world, open, frame, tell);
  if (frame.firer >= 0 && given >= 0) return fire(open, frame, given);
  switch (frame.stage) {
    case OBSTACLES:
      frame.stage = NESTS_AT_CRAFT;
      if ((open.obstacles[frame.beach] as number) > 0) open.stack.push(defencesAt('obstacles', 'craft', frame.beach, craft, at));
      return true;
    case UNLOAD:
      return settleUnloading(world, open, frame, tell);
    case LEAVE:
      return leave(world, open, frame, tell);
    default:
      if (isAsked(world, open, frame)) return false;
      frame.stage++;
      return true;
  }
}

/** §4.2.2(1) §4.2.3 §4.5.4(5) Whether there is anything to decide in this stage. What was fired at the craft is not fired at its passengers. */
function isAsked(world: World, open: Open, frame: BeachingFrame): boolean {
  const hasNests = (open.nests[frame.beach] as number) > 0 && frame.nests < 0;
  switch (frame.stage) {
    case NESTS_AT_CRAFT:
      return hasNests;
    case NESTS_ASHORE:
      return hasNests && landed(open, frame).length > 0;
    case FIRE_AT_CRAFT:
      return reactors(world, open, frame).length > 0;
    case FIRE_ASHORE:
      if (frame.target === frame.craft || reactors(world, open, frame).length === 0) return false;
      return frame.target < 0 ? landed(open, frame).length > 0 : landed(open, frame).includes(frame.target);
    default:
      return backAt(world, open, frame).any;
  }
}

/** §4.2.3(a) §4.2.3(b) A firer checks, then fires; at passengers as at who goes from zone to zone, at the craft not. */
function fire(open: Open, frame: BeachingFrame, given: number): boolean {
  if (frame.firing === 0 && given === 1) {
    frame.firing = 1;
    open.stack.push(shotAt(THEM, 'opportunity', frame.firer, underFire(frame), frame.at, frame.add));
    return true;
  }
  frame.firer = -1;
  frame.firing = 0;
  return true;
}

/** §4.2.1 §4.5.4(4) A craft adrift keeps all aboard. The others step off one by one, in the only posture there is or in the one asked for. */
function settleUnloading(world: World, open: Open, frame: BeachingFrame, tell: Tell): boolean {
  if ((open.drift[frame.craft] as number) > 0) {
    open.stack.pop();
    return true;
  }
  const left = aboard(frame);
  if (left.length === 0) {
    frame.stage = NESTS_ASHORE;
    return true;
  }
  const postures = unloadingPostures(world, open, left, frame.at);
  if (postures.length > 1) return false;
  unload(world, open, frame, postures[0] ?? 'column', tell);
  return true;
}

function unload(world: World, open: Open, frame: BeachingFrame, posture: LandingPosture, tell: Tell): void {
  const unit = frame.passengers[frame.unloaded] as number;
  frame.unloaded++;
  const lives = inherit(world, open, frame.craft, unit);
  if (lives) {
    open.posture[unit] = POSTURE_BITS[posture];
    addMark(open, unit, LANDED);
    if (frame.drifted === 1) setSteady(open, 'drift', unit, world.data.tables.naval.drift);
    place(world, open, unit, frame.at);
    takeHex(open, frame.at, ALLIED, open.steps[unit] as number);
  }
  const drift = open.drift[unit] as number;
  tell({ event: 'unloaded', section: '4.5.4(4)', unit, hex: frame.at, posture: POSTURE_BITS[posture], drift, lost: lives ? 0 : 1 });
}

function play(world: World, { open }: GreatestDayState, frame: BeachingFrame, action: Action, tell: Tell): void {
  const posture = POSTURES.get(action);
  if (posture !== undefined) unload(world, open, frame, posture, tell);
  else if (action === ALL_DEPLOYED) while (aboard(frame).length > 0) unload(world, open, frame, 'deployed', tell);
  else if (action === HOLD || action === PASS) frame.stage++;
  else if (frame.stage === FIRE_BACK) fireBack(open, frame, action);
  else if (frame.stage === NESTS_AT_CRAFT || frame.stage === NESTS_ASHORE)
    nests(open, frame, action.kind === 'unit' ? action.unit : frame.craft);
  else if (action.kind === 'unit') react(world, open, frame, action.unit);
}

/** §4.2.2(1) Once, at the craft or at one of its passengers. */
function nests(open: Open, frame: BeachingFrame, target: number): void {
  frame.nests = target;
  frame.stage++;
  open.stack.push(defencesAt('nests', target === frame.craft ? 'craft' : 'landed', frame.beach, target, frame.at));
}

/** §4.2.3 The passenger that is to be fired at is chosen first; then one firer after another tries. */
function react(world: World, open: Open, frame: BeachingFrame, unit: number): void {
  if (frame.stage === FIRE_ASHORE && frame.target < 0) {
    frame.target = unit;
    return;
  }
  frame.add = frame.stage === FIRE_AT_CRAFT ? 0 : world.data.tables.modifiers.target.zoneToZone;
  if (frame.stage === FIRE_AT_CRAFT) frame.target = frame.craft;
  frame.tried.push(unit);
  frame.firer = unit;
  open.stack.push({ step: 'check', asks: THEM, unit, why: 'opportunity', add: 0, open: 0 });
}

/** §4.5.4(5) */
function fireBack(open: Open, frame: BeachingFrame, action: Action): void {
  frame.stage = LEAVE;
  if (action === AT_DEFENCES) open.stack.push(beachFireFrame(US, frame.craft, frame.beach));
  else if (action.kind === 'unit') open.stack.push(shotAt(US, 'fire', frame.craft, action.unit, hexOf(open, action.unit), 0));
}

/** §4.5.4(6) The craft goes; who it has landed may be given an Action (§4.5.4(7)). */
function leave(world: World, open: Open, frame: BeachingFrame, tell: Tell): true {
  recycle(world, open, frame.craft);
  tell({ event: 'craft-left', section: '4.5.4(6)', unit: frame.craft });
  open.stack.pop();
  const units = landed(open, frame);
  if (units.length > 0) open.stack.push({ step: 'ashore', asks: US, units });
  return true;
}

/** §4.5.4(3) A craft is lost with all that are still aboard. */
function lose(world: World, open: Open, frame: BeachingFrame, tell: Tell): true {
  tell({ event: 'sunk', section: '4.5.4(3)', unit: frame.craft, aboard: sink(world, open, frame.craft) });
  open.stack.pop();
  return true;
}

export const createBeachingSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'beaching'> => ({ beaching: createBeachingStep(world) });
