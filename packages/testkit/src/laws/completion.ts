import { type Action, clone, type Rng, type Seat, type State } from '@bocage/kernel';
import type { Complaint, Law, Moment, Move } from '../law.js';
import { make, randomMove, sayMove } from '../plays.js';

const CLICKS = 4;
const LONGEST_TRY = 24;

/** No offered click leads where nothing can be done: played on at random, somebody can always answer. */
export const completion: Law = {
  name: 'completion',
  kind: 'break',
  atMoment({ game, state, awaits, rng }) {
    if (awaits.kind !== 'seats') return undefined;
    for (const seat of awaits.seats) {
      const legal = game.legal(game.view(state, [seat]), seat);
      for (const action of someOf(legal, rng)) {
        const complaint = deadEnd(game, clone(state), { kind: 'action', seat: seat as Seat, action }, rng);
        if (complaint) return complaint;
      }
    }
    return undefined;
  },
};

function someOf(legal: readonly Action[], rng: Rng): readonly Action[] {
  if (legal.length <= CLICKS) return legal;
  return Array.from({ length: CLICKS }, () => legal[rng.below(legal.length)] as Action);
}

function deadEnd(game: Moment['game'], state: State, first: Move, rng: Rng): Complaint {
  const way: string[] = [];
  let move: Move | undefined = first;
  for (let i = 0; i < LONGEST_TRY; i++) {
    const awaits = game.awaits(state);
    if (awaits.kind === 'over') return undefined;
    if (i > 0) move = randomMove(game, state, awaits, rng);
    if (!move) return `a dead end after ${way.join(', ')}`;
    way.push(sayMove(move));
    try {
      make(game, state, awaits, move);
    } catch (error) {
      return `${way.join(', ')} threw: ${(error as Error).message}`;
    }
  }
  return undefined;
}
