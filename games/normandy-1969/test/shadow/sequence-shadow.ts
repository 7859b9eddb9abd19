import { differ, differInList } from '@bocage/testkit';
import type { NormandyState, PhaseId } from '../../src/types.js';
import type { Paper } from './paper.js';
import { piecesOnMap, readField } from './pieces.js';
import type { NormandyShadow } from './shadows.js';

/** §R.1 §R.2 */
const DAY: readonly PhaseId[] = ['allied-first', 'allied-combat', 'allied-second', 'german-movement', 'german-combat'];
const FIRST_DAY: readonly PhaseId[] = ['order', 'deployment', 'drop', 'commandos', 'assault', ...DAY];
const GERMAN_PHASES: readonly PhaseId[] = ['deployment', 'german-movement', 'german-combat'];

/** §R.10 The phases after which a player turn is over. */
const LAST: Readonly<Record<string, 'allied' | 'german'>> = { 'allied-second': 'allied', 'german-combat': 'german' };

/** §T.1 §R.1 §R.2 §R.10 §R.12 Which phase follows which, whom each asks, who digs in, and what lies face down. */
export function sequenceShadow(paper: Paper): NormandyShadow {
  let seen: { turn: number; phase: PhaseId } | undefined;
  const busy = new Set<number>();
  return {
    name: 'sequence',
    *asked({ state, seat }) {
      const { step } = state.open.stack.at(-1) as { step: string };
      if (step === 'retreat') return;
      const asked = step !== 'gunfire' && GERMAN_PHASES.includes(state.open.phase) ? 'german' : 'allied';
      yield* differ(`whom ${step} asks in ${state.open.phase}`, seat, asked);
    },
    *made({ before, state, events }) {
      for (const event of events) {
        if (
          event.event === 'moved' ||
          event.event === 'landed' ||
          event.event === 'retreated' ||
          event.event === 'entered' ||
          event.event === 'dropped'
        )
          busy.add(event.unit);
        if (event.event === 'declared') for (const unit of event.units) busy.add(unit);
        if (event.event === 'entrenched') yield* differInList('who digs in', event.units, idle(paper, before, busy));
        if (event.event !== 'phase') continue;
        yield* differ('the next phase', { turn: event.turn, phase: event.phase }, next(seen ?? before.open));
        if (seen && LAST[seen.phase]) busy.clear();
        seen = { turn: event.turn, phase: event.phase };
      }
      const field = readField(paper, state);
      const hidden = field.pieces.filter(
        ({ faceDown, hex }) => faceDown && paper.sheet.neighbours(hex).some((near) => field.holds(0, near)),
      );
      yield* differ(
        'counters face down beside an Allied unit',
        [],
        hidden.map(({ unit }) => unit),
      );
      yield* differ(
        'hexes with too many units',
        [],
        [...new Set(field.pieces.map(({ hex }) => hex))]
          .filter((hex) => field.stack(hex).length > paper.tables.limits.stacking)
          .map(paper.sheet.label),
      );
    },
  };
}

function next(seen: { turn: number; phase: PhaseId }): { turn: number; phase: PhaseId | undefined } {
  const phases = seen.turn === 1 ? FIRST_DAY : DAY;
  const at = phases.indexOf(seen.phase);
  return at + 1 < phases.length ? { turn: seen.turn, phase: phases[at + 1] } : { turn: seen.turn + 1, phase: DAY[0] };
}

/** §R.10 Units of the side whose turn ends that did nothing in it and are not dug in yet. */
function idle(paper: Paper, state: NormandyState, busy: ReadonlySet<number>): number[] {
  const side = LAST[state.open.phase] === 'allied' ? 0 : 1;
  return piecesOnMap(paper, state)
    .filter((piece) => piece.side === side && !busy.has(piece.unit) && !piece.entrenched)
    .map(({ unit }) => unit);
}
