import type { Action, Memory, Plan, Seat } from '@bocage/kernel';
import { ALLIED, type BradleyFrame, type BradleyView, GERMAN, seatOf } from '../types.js';
import type { World } from '../world.js';
import { chooseAdvance, chooseForcedRetreat, chooseOverStack, chooseRetreat, chooseStack } from './aftermath.js';
import { chooseApproach, chooseApproachAt } from './approach.js';
import { chooseAbort, chooseAim, chooseAirAllot, chooseEntryAt, chooseFlak, chooseFullest, chooseSwim, towardsFight } from './arrivals.js';
import { type Asked, wordIn } from './asked.js';
import { chooseAnswer, chooseAssault, chooseAssaults } from './assaults.js';
import { chooseFire, chooseVolley } from './fire.js';
import { chooseMove, chooseMover, front } from './moves.js';
import { isScreening, isSparing, postureOf } from './postures.js';
import { chooseAllot } from './waves.js';

type Choosers = { readonly [S in BradleyFrame['step']]?: (asked: Asked<Extract<BradleyFrame, { step: S }>>) => Action };

const says =
  (...words: readonly string[]) =>
  ({ legal }: Asked): Action => {
    for (const said of words) {
      const found = wordIn(legal, said);
      if (found) return found;
    }
    return legal[0] as Action;
  };

const nearTheBeach = ({ world, open, legal }: Asked): Action => towardsFight(world, open, legal);

/** For every question the rules ask, who answers it. */
const CHOOSERS: Choosers = {
  nest: nearTheBeach,
  deploy: says('rest'),
  'deploy-at': nearTheBeach,
  garrison: nearTheBeach,
  'deploy-modes': says('done'),
  'deploy-facing': ({ world, open, side, frame, legal }) =>
    wordIn(legal, `face:${front(world, open, side, frame.unit)}`) ?? (legal[0] as Action),
  released: says('done'),
  mines: nearTheBeach,
  allot: chooseAllot,
  approach: chooseApproach,
  'approach-at': chooseApproachAt,
  'entry-at': chooseEntryAt,
  'take-up': says('leave'),
  'air-allot': chooseAirAllot,
  aim: chooseAim,
  flak: chooseFlak,
  drop: says('rest'),
  'forced-retreat': chooseForcedRetreat,
  swim: chooseSwim,
  fullest: chooseFullest,
  abort: chooseAbort,
  movement: chooseMover,
  move: chooseMove,
  fire: chooseFire,
  volley: chooseVolley,
  assaults: chooseAssaults,
  assault: chooseAssault,
  battle: chooseAnswer,
  'stack-choice': chooseStack,
  retreat: chooseRetreat,
  advance: chooseAdvance,
  'over-stack': chooseOverStack,
};

/** One click of the computer player, from its own view. */
export function chooseAction(
  world: World,
  { open }: BradleyView,
  seat: Seat,
  legal: readonly Action[],
  plan: Plan,
  memory: Memory,
): Action {
  const frame = open.stack.at(-1) as BradleyFrame;
  const side = seat === seatOf(GERMAN) ? GERMAN : ALLIED;
  const chooser = CHOOSERS[frame.step] as ((asked: Asked) => Action) | undefined;
  if (legal.length === 1 || !chooser) return legal[0] as Action;
  const manner = { posture: postureOf(plan, seat), sparing: isSparing(plan), screening: isScreening(plan) };
  return chooser({ world, open, side, frame, legal, memory, ...manner });
}
