import { differ } from '@bocage/testkit';
import { ALLIED, type Battle, GERMAN, type LiberatingAssaultState, type Side } from '../../src/types.js';
import type { Paper } from './paper.js';
import type { AssaultShadow } from './shadows.js';

/** §4.1 */
const TURN = ['hand-down', 'place', 'interference', 'orders', 'effective', 'attack', 'exploit', 'move', 'hand-in', 'retrieve'];

/** §4.2 §4.3 §8.4 §8.6 §9.2 What only the Allies have anything to do with. */
const ALLIED_STEPS = ['beaches', 'drop-zones', 'allocate', 'retrieve'];

const seatOf = (side: Side): string => (side === ALLIED ? 'allied' : 'german');

/** Who may be asked in a duel. */
function asks({ open, sealed }: LiberatingAssaultState): readonly string[] {
  const frame = open.stack.at(-1);
  if (frame?.step === 'withdraw' || frame?.step === 'advance') {
    const { side } = sealed.battles[frame.battle] as Battle;
    return [seatOf(frame.step === 'advance' ? side : side === ALLIED ? GERMAN : ALLIED)];
  }
  if (frame && (ALLIED_STEPS.includes(frame.step) || (frame.step === 'place' && frame.level === 'army-group'))) return ['allied'];
  return ['allied', 'german'];
}

/** §4.1 §4.16 Which step follows which, whom each asks, and when the game is over. */
export function sequenceShadow(paper: Paper): AssaultShadow {
  let seen = { turn: 1, stage: '' };
  return {
    name: 'sequence',
    *asked({ state, seat }) {
      yield* differ(`whether ${state.open.stack.at(-1)?.step} asks ${seat}`, true, asks(state).includes(seat));
    },
    *made({ events }) {
      for (const event of events) {
        if (event.event === 'over') yield* differ('the last turn and step', seen, { turn: paper.turns.day, stage: TURN.at(-1) });
        if (event.event !== 'stage') continue;
        const now = { turn: event.turn, stage: event.stage as string };
        const last = seen.stage === TURN.at(-1);
        yield* differ('the next step', now, { turn: seen.turn + Number(last), stage: last ? TURN[0] : TURN[TURN.indexOf(seen.stage) + 1] });
        seen = now;
      }
    },
  };
}
