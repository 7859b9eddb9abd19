import { type Action, word } from '@bocage/kernel';
import type { DarkSummerFrame, DarkSummerView, Open } from '../types.js';
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
  const choose = CHOOSERS[frame.step] as Chooser<DarkSummerFrame> | undefined;
  const chosen = choose?.(mind, open, frame, legal);
  return chosen !== undefined && legal.includes(chosen) ? chosen : (legal[0] as Action);
}

type Chooser<Frame> = (mind: Mind, open: Open, frame: Frame, legal: readonly Action[]) => Action;

/** Where a step is not named, what comes first is as good as anything. */
const CHOOSERS: { readonly [Step in DarkSummerFrame['step']]?: Chooser<Extract<DarkSummerFrame, { readonly step: Step }>> } = {
  replacement: chooseRebuilt,
  'british-chits': chooseBritishChits,
  initiative: chooseInitiative,
  chit: chooseChit,
  react: chooseReact,
  activate: chooseActivated,
  activation: chooseActivation,
  withdraw: chooseWithdrawal,
  entry: chooseFormation,
  arrive: chooseArrival,
  land: (mind, open, frame, legal) => chooseEntryHex(mind, open, frame.unit, legal),
  displace: chooseDisplaced,
  moving: chooseMoving,
  leg: chooseLeg,
  'over-stack': chooseOverStack,
  assault: (_, __, frame, legal) => chooseAssault(frame, legal),
  fighting: chooseTarget,
  attack: chooseAttackers,
  support: chooseSupport,
  soften: () => word('both-lose'),
  losses: chooseLoss,
  retreat: chooseRetreat,
  advance: chooseAdvance,
  'second-advance': chooseSecondAdvance,
};
