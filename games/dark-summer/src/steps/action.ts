import { flowStep, step, word } from '@bocage/kernel';
import { type BritishChits, britishCombinations } from '../rules/9-action-rounds/chits.js';
import {
  type ActionFrame,
  BRITISH,
  type DarkSummerTypes,
  GERMANS,
  type Open,
  type ReactFrame,
  type RoundKind,
  seatOf,
  type Tell,
  US,
} from '../types.js';
import type { World } from '../world.js';
import { fillCup } from './cup.js';

const pushRound = (open: Open, kind: RoundKind): void => {
  const command = kind === 'wave1' || kind === 'wave2' ? US : GERMANS;
  open.stack.push({ step: 'round', command, kind, chit: 'none', prepared: 0, next: 0 });
};

type Moment = ActionFrame['next'];

/** §9.4.1 §9.4.2 A round that no chit decides on, and what comes after it. */
const fixedRound =
  (kind: RoundKind, next: Moment) =>
  (open: Open): Moment => {
    pushRound(open, kind);
    return next;
  };

/** §7.2.1 §9.1 */
function prepare(world: World, open: Open, tell: Tell): void {
  const [only, another] = britishCombinations(world.data.tables.actions, open.weather);
  if (another) open.stack.push({ step: 'british-chits', asks: seatOf(open, BRITISH) });
  else fillCup(world, open, only as BritishChits, tell);
}

/** §9.2 §9.3.4 After an Allied round, the last one too, the Germans may play one of their Reaction chits. */
function offerReaction(open: Open): void {
  const last = open.track[open.track.length - 1];
  if (last && last.command !== GERMANS && open.reactions > 0) open.stack.push({ step: 'react', asks: seatOf(open, GERMANS) });
}

/** §9.0 §9.2 §9.4 §9.4.4 The Action Phase: round after round until the cup is empty; four are fixed on turn 1. */
export const createActionStep = (world: World) => {
  const begin: Readonly<Record<Moment, (open: Open, tell: Tell) => Moment>> = {
    prepare(open, tell) {
      prepare(world, open, tell);
      return open.turn === 1 ? 'wave1' : 'initiative';
    },
    // §3.0 Of two Allied players the British one commanded all armies ashore.
    initiative(open) {
      open.stack.push({ step: 'initiative', asks: seatOf(open, BRITISH) });
      return 'reaction';
    },
    wave1: fixedRound('wave1', 'first-reaction'),
    'first-reaction': fixedRound('first-reaction', 'wave2'),
    wave2: fixedRound('wave2', 'second-reaction'),
    'second-reaction': fixedRound('reaction', 'draw'),
    reaction(open) {
      offerReaction(open);
      return 'draw';
    },
    draw(open) {
      if (open.cup.some((chits) => chits > 0)) open.stack.push({ step: 'draw' });
      else open.stack.pop();
      return 'reaction';
    },
  };
  return flowStep<DarkSummerTypes, ActionFrame>({
    section: '9.2',
    next({ open }, frame, tell) {
      frame.next = begin[frame.next](open, tell);
    },
  });
};

/** §9.3.4 */
export const createReactStep = () =>
  step<DarkSummerTypes, ReactFrame>({
    section: '9.3.4',
    legal: () => [word('react'), word('pass')],
    play({ open }, _, __, action, tell) {
      open.stack.pop();
      if (action !== word('react')) {
        tell({ event: 'passed', section: '9.3.4', command: GERMANS });
        return;
      }
      open.reactions--;
      pushRound(open, 'reaction');
    },
  });
