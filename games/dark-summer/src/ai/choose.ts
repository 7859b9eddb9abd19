import { type Action, word } from '@bocage/kernel';
import type { DarkSummerFrame, DarkSummerView } from '../types.js';
import { chooseAdvance, chooseDisplaced, chooseLoss, chooseOverStack, chooseRetreat, chooseSecondAdvance } from './aftermath.js';
import { chooseBritishChits, chooseChit, chooseInitiative } from './chits.js';
import { chooseArrival, chooseEntryHex, chooseFormation, chooseRebuilt, chooseWithdrawal } from './entry.js';
import { chooseAssault, chooseAttackers, chooseTarget } from './fights.js';
import type { Mind } from './mind.js';
import { chooseLeg, chooseMoving } from './moves.js';
import { chooseActivated, chooseActivation, chooseReact } from './reaction.js';
import { chooseSupport } from './support.js';

/** The next click of the rules script, following the tactics of a plan where it names any. */
export function chooseAction(mind: Mind, { open }: DarkSummerView, legal: readonly Action[]): Action {
  const frame = open.stack[open.stack.length - 1] as DarkSummerFrame;
  const chosen = answer(mind, open, frame, legal);
  return legal.includes(chosen) ? chosen : (legal[0] as Action);
}

function answer(mind: Mind, open: DarkSummerView['open'], frame: DarkSummerFrame, legal: readonly Action[]): Action {
  switch (frame.step) {
    case 'replacement':
      return chooseRebuilt(mind, open, frame, legal);
    case 'british-chits':
      return chooseBritishChits(mind, open, frame, legal);
    case 'initiative':
      return chooseInitiative(mind, open, frame, legal);
    case 'chit':
      return chooseChit(mind, open, frame, legal);
    case 'react':
      return chooseReact(mind, open, frame);
    case 'activate':
      return chooseActivated(mind, open, frame, legal);
    case 'activation':
      return chooseActivation(mind, open, frame, legal);
    case 'withdraw':
      return chooseWithdrawal(mind, open, frame, legal);
    case 'entry':
      return chooseFormation(mind, open, frame, legal);
    case 'arrive':
      return chooseArrival(mind, open, frame, legal);
    case 'land':
      return chooseEntryHex(mind, open, frame.unit, legal);
    case 'displace':
      return chooseDisplaced(mind, open, frame, legal);
    case 'moving':
      return chooseMoving(mind, open, frame, legal);
    case 'leg':
      return chooseLeg(mind, open, frame, legal);
    case 'over-stack':
      return chooseOverStack(mind, open, frame, legal);
    case 'assault':
      return chooseAssault(frame, legal);
    case 'fighting':
      return chooseTarget(mind, open, frame, legal);
    case 'attack':
      return chooseAttackers(mind, open, frame, legal);
    case 'support':
      return chooseSupport(mind, open, frame, legal);
    case 'soften':
      return word('both-lose');
    case 'losses':
      return chooseLoss(mind, open, frame, legal);
    case 'retreat':
      return chooseRetreat(mind, open, frame, legal);
    case 'advance':
      return chooseAdvance(mind, open, frame, legal);
    case 'second-advance':
      return chooseSecondAdvance(mind, open, frame, legal);
    default:
      return legal[0] as Action;
  }
}
