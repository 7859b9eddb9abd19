import { type Difference, differ } from '@bocage/testkit';
import type { GreatestDayState, SufferFrame } from '../../../src/types.js';
import { frameOf } from './combat-shadow.js';
import type { Paper } from './paper.js';
import { isCraft, type Piece, readField } from './pieces.js';
import type { GreatestDayShadow } from './shadows.js';

const RESULTS = ['S?', 'S', 'C', '1', 'E'];

interface Condition {
  readonly suppressed: boolean;
  readonly cohesion: number;
  readonly steps: number;
  readonly isGone: boolean;
}

const gone = (piece: Condition): Condition => ({ ...piece, isGone: true, suppressed: false, cohesion: 0, steps: 0 });
/** §S.21 D3 A step less; the last one, or where there is none, is the end. */
const lessOne = (piece: Condition): Condition => (piece.steps <= 1 ? gone(piece) : { ...piece, steps: piece.steps - 1 });
/** §S.21 D2 A third Cohesion Hit is a step. */
const hit = (piece: Condition): Condition => (piece.cohesion >= 2 ? lessOne(piece) : { ...piece, cohesion: piece.cohesion + 1 });
/** §S.21 D2 Suppressed again is a Cohesion Hit. */
const suppress = (piece: Condition): Condition => (piece.suppressed ? hit(piece) : { ...piece, suppressed: true });

/** §S.19 §S.21 What a result makes of a unit, by what was decided on the way. */
export function suffer(piece: Condition, result: string, how: 'as it is' | 'passed' | 'converted'): Condition {
  if (result === 'S?') return how === 'passed' ? piece : how === 'converted' ? hit(piece) : suppress(piece);
  if (result === 'S') return how === 'converted' ? hit(piece) : suppress(piece);
  if (result === 'C') return hit(piece);
  return result === '1' ? lessOne(piece) : gone(piece);
}

const conditionOf = (piece: Piece): Condition => ({
  ...{ suppressed: piece.suppressed, cohesion: piece.cohesion, steps: piece.steps, isGone: piece.hex < 0 },
});

/** §S.19 §S.21 What every result does to the unit that suffers it. */
export function resultsShadow(paper: Paper): GreatestDayShadow {
  /** Results under way, as they began. */
  const begun = new Map<string, Piece>();
  const keyOf = ({ open }: GreatestDayState, frame: SufferFrame): string => `${open.stack.length} ${frame.unit} ${frame.result}`;
  function* ended(state: GreatestDayState, piece: Piece, result: string, how: Parameters<typeof suffer>[2]): Iterable<Difference> {
    const after = conditionOf(readField(paper, state).piece(piece.unit));
    const expected = suffer(conditionOf(piece), result, how);
    const what = `what ${result} (${how}) makes of ${piece.counter.id}`;
    yield* differ(what, after.isGone ? 'gone' : after, expected.isGone ? 'gone' : expected);
  }
  return {
    name: 'results',
    *made({ before, state, events }) {
      const frame = frameOf(before, 'suffer') as SufferFrame | undefined;
      if (!frame) begun.clear();
      if (frame && !begun.has(keyOf(before, frame))) begun.set(keyOf(before, frame), readField(paper, before).piece(frame.unit));
      for (const event of events) {
        if (event.event !== 'suffered') continue;
        const started = frame && frame.unit === event.unit ? begun.get(keyOf(before, frame)) : undefined;
        if (frame && started) {
          begun.delete(keyOf(before, frame));
          const result = RESULTS[frame.result] as string;
          const checked = events.find((one) => one.event === 'checked' && one.unit === event.unit);
          const why = checked?.event === 'checked' && checked.passed === 1 ? checked.why : '';
          const paid = events.some((one) => one.event === 'points' && one.why === 'convert');
          const how = why === 'result' ? 'passed' : why === 'convert' || paid ? 'converted' : 'as it is';
          if (started.hex >= 0 && !isCraft(started)) yield* ended(state, started, result, how);
        } else {
          const piece = readField(paper, before).piece(event.unit);
          const shot = events.find((one) => one.event === 'shot' && one.target === event.unit);
          if (piece.hex >= 0 && !isCraft(piece) && shot?.event === 'shot') yield* ended(state, piece, shot.result, 'as it is');
        }
      }
    },
  };
}
