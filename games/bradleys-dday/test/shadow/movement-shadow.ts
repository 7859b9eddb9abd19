import { differ, differInList } from '@bocage/testkit';
import { type BradleyState, GLIDED, MOVED, type MoveFrame, type MovementFrame, UNRELEASED, WET } from '../../src/types.js';
import { offered } from './answers.js';
import { allowanceOf, destinations } from './movement.js';
import type { Paper } from './paper.js';
import { type Field, isGarrison, isMarked, type Piece, pieceOf, readField } from './pieces.js';
import type { BradleyShadow } from './shadows.js';
import { mayChangeMode, works } from './work.js';

const freshMove = (piece: Piece): MoveFrame => ({
  ...{ step: 'move', asks: '', unit: piece.unit, from: piece.hex },
  ...{ points: allowanceOf(piece), gone: 0, changed: 0, stopped: 0 },
});

/** §6.2 §7.3 §10.6.1 Who may do something in this segment. */
function mayMove(paper: Paper, state: BradleyState, field: Field, piece: Piece, { side, who }: MovementFrame): boolean {
  if (piece.side !== side || piece.disrupted || isGarrison(piece)) return false;
  if (isMarked(piece, MOVED) || isMarked(piece, GLIDED) || isMarked(piece, UNRELEASED)) return false;
  // §5.9.1 Who came by air has moved with those ashore.
  if (who === 'landed' && !isMarked(piece, WET)) return false;
  const frame = freshMove(piece);
  if (!piece.combatMode || mayChangeMode(paper, piece, frame) || works(paper, state, piece, frame).length > 0) return true;
  return destinations(paper, state, piece, frame, field).size > 0;
}

/** §6.0 §7.0 §8.0 §9.0 §15.0 Who may move, where to and for how much, and what else he may do on the way. */
export function movementShadow(paper: Paper): BradleyShadow {
  const { label } = paper.sheet;
  return {
    name: 'movement',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1);
      const { units, hexes, words } = offered(legal);
      const field = frame?.step === 'movement' || frame?.step === 'move' ? readField(paper, state) : undefined;
      if (frame?.step === 'movement' && field) {
        const movers = field.pieces.filter((piece) => mayMove(paper, state, field, piece, frame));
        yield* differInList(
          'units that may move',
          names(paper, units),
          names(
            paper,
            movers.map(({ unit }) => unit),
          ),
        );
      }
      if (frame?.step === 'move' && field) {
        const piece = pieceOf(paper, state, frame.unit);
        const what = `${piece.counter.id} at ${label(piece.hex)}`;
        yield* differInList(
          `where may go ${what}`,
          hexes.map(label),
          [...destinations(paper, state, piece, frame, field).keys()].map(label),
        );
        const ends = piece.combatMode ? ['end'] : [0, 1, 2, 3, 4, 5].map((facing) => `face:${facing}`);
        const modes = mayChangeMode(paper, piece, frame) ? ['mode'] : [];
        yield* differInList(`what may do ${what}`, words, [...ends, ...modes, ...works(paper, state, piece, frame)]);
      }
    },
    *made({ before, events }) {
      const frame = before.open.stack.at(-1);
      for (const event of events) {
        if (event.event !== 'moved' || frame?.step !== 'move') continue;
        const piece = pieceOf(paper, before, event.unit);
        const to = event.path.at(-1) as number;
        // One move in four, for the time it takes.
        if (to % 4 !== 0) continue;
        yield* differ(`halves ${piece.counter.id} pays to ${label(to)}`, event.halves, destinations(paper, before, piece, frame).get(to));
      }
    },
  };
}

const names = ({ counters }: Paper, units: readonly number[]): string[] => units.map((unit) => counters[unit]?.id as string);
