import { differ, differInList } from '@bocage/testkit';
import { type DarkSummerState, PHASES, type PhaseId, STORM, SUN, seatOf } from '../../src/types.js';
import type { Paper } from './paper.js';
import { pieceOf, readField } from './pieces.js';
import type { DarkSummerShadow } from './shadows.js';
import { mayStack } from './stacking.js';

/** §9.4 §9.3.4 The first four rounds of the game. */
const LANDINGS = ['wave1', 'first-reaction', 'wave2', 'reaction'];

/** §4.0 Turn 1 begins with its Action Phase. */
function next(phase: PhaseId, turn: number): { turn: number; phase: PhaseId } {
  const at = PHASES.indexOf(phase);
  return at + 1 < PHASES.length ? { turn, phase: PHASES[at + 1] as PhaseId } : { turn: turn + 1, phase: PHASES[0] };
}

/** §8.1.1 How many Formations enter: the better of die and half of those that wait, but for storm and sun. */
function formations({ open }: DarkSummerState, command: number, die: number, waiting: number): number {
  const hampered = command === 2 ? open.weather === SUN : open.weather === STORM;
  return Math.min(waiting, hampered ? Math.max(1, die - 2) : Math.max(die, Math.floor(waiting / 2)));
}

/** §5.2 §9.3 §11.3.6 §11.3.7 §11.3.8 Whom a frame asks: owners about their own, enemies about stacks too high. */
function whom(paper: Paper, state: DarkSummerState): string | undefined {
  const frame = state.open.stack.at(-1);
  if (!frame) return undefined;
  const ownerOf = (unit: number | undefined) => seatOf(state.open, pieceOf(paper, state, unit ?? 0).command);
  if (
    frame.step === 'losses' ||
    frame.step === 'retreat' ||
    frame.step === 'advance' ||
    frame.step === 'second-advance' ||
    frame.step === 'arrive'
  )
    return ownerOf(frame.units[0]);
  if (frame.step === 'leg' || frame.step === 'land') return ownerOf(frame.unit);
  if ('command' in frame) return seatOf(state.open, frame.command);
  return undefined;
}

/** §4.0 §9.2 §9.4 §8.1.1 §5.2 Which phase and round follows which, whom each asks, and that no stack stays too high. */
export function sequenceShadow(paper: Paper): DarkSummerShadow {
  let phase: { turn: number; phase: PhaseId } = { turn: 1, phase: 'action' };
  let rounds: string[] = [];
  return {
    name: 'sequence',
    *asked({ state, seat }) {
      const expected = whom(paper, state);
      if (expected) yield* differ('whom it asks', seat, expected);
    },
    *made({ before, state, move, events }) {
      if (move.kind === 'roll' && move.roll.kind === 'draw') {
        const cup = move.roll.why === 'weather' ? before.open.weatherCup : move.roll.why === 'action-chit' ? before.open.cup : undefined;
        if (cup) yield* differ(`chits in the cup for ${move.roll.why}`, move.roll.weights, cup);
      }
      for (const event of events) {
        if (event.event === 'phase') {
          yield* differ('the next phase', { turn: event.turn, phase: event.phase }, next(phase.phase, phase.turn));
          phase = { turn: event.turn, phase: event.phase };
          if (event.phase === 'weather') rounds = [];
        }
        if (event.event === 'entry-die')
          yield* differ('formations that enter', event.formations, formations(before, event.command, event.die, event.waiting));
        if (event.event !== 'round') continue;
        rounds.push(event.kind);
        if (phase.turn === 1 && rounds.length <= LANDINGS.length)
          yield* differ('the first rounds', rounds, LANDINGS.slice(0, rounds.length));
      }
      if (state.open.stack.at(-1)?.step === 'draw') yield* differInList('stacks too high between rounds', tooHigh(paper, state), []);
    },
  };
}

/** §5.1 §5.2 */
function tooHigh(paper: Paper, state: DarkSummerState): string[] {
  const field = readField(paper, state);
  return [...new Set(field.pieces.map(({ hex }) => hex))]
    .filter((hex) => paper.sheet.terrain(hex) !== 'sea' && !mayStack(paper, field.stack(hex)))
    .map(paper.sheet.label);
}
