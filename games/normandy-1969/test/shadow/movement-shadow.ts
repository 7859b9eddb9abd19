import { differ, differInList } from '@bocage/testkit';
import { type MovementFrame, type NormandyState, PIECE_BASE } from '../../src/types.js';
import { offered } from './answers.js';
import { destinations, hasDestination } from './movement.js';
import type { Paper } from './paper.js';
import { type Field, type Piece, pieceOf, readField } from './pieces.js';
import type { NormandyShadow } from './shadows.js';

/** §R.3 §R.8 §O.7 Whether a unit may still move in this phase, and has somewhere to go. */
function mayMove(paper: Paper, state: NormandyState, field: Field, piece: Piece, moved: ReadonlySet<number>): boolean {
  const gathers = piece.group === 'parachute' && state.open.turn === 1 && state.open.phase === 'allied-first';
  return !moved.has(piece.unit) && !gathers && piece.allowance > 0 && hasDestination(paper, state, piece, field);
}

/** §R.1 §R.3 §R.4 §E.1 to §E.10 Who may move, where to, and what it costs. */
export function movementShadow(paper: Paper): NormandyShadow {
  const moved = new Set<number>();
  return {
    name: 'movement',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1);
      const { units, hexes } = offered(legal);
      if (frame?.step === 'leg') {
        const unit = frame.unit >= 0 ? frame.unit : state.sealed.chosen;
        const piece = pieceOf(paper, state, unit);
        yield* differInList(
          `hexes unit ${unit} may move to`,
          hexes.map(paper.sheet.label),
          labels(paper, destinations(paper, state, piece)),
        );
      }
      if (frame?.step === 'movement') {
        const { side } = frame as MovementFrame;
        const field = readField(paper, state);
        const movers = field.pieces.filter((piece) => piece.side === side && mayMove(paper, state, field, piece, moved));
        const onMap = units.filter((unit) => unit < PIECE_BASE && (state.open.hex[unit] as number) >= 0);
        yield* differInList(
          'units that may move',
          onMap,
          movers.map(({ unit }) => unit),
        );
      }
    },
    *made({ before, events }) {
      for (const event of events) {
        if (event.event === 'phase') moved.clear();
        if (event.event === 'landed' && paper.allied[event.unit]?.group === 'glider') moved.add(event.unit);
        if (event.event !== 'moved') continue;
        moved.add(event.unit);
        const piece = pieceOf(paper, before, event.unit);
        const cost = destinations(paper, before, piece).get(event.path.at(-1) as number);
        yield* differ(`cost in thirds of unit ${event.unit} to ${labels(paper, event.path)}`, event.thirds, cost);
      }
    },
  };
}

const labels = ({ sheet }: Paper, hexes: Iterable<number> | Map<number, number>): string[] =>
  [...(hexes instanceof Map ? hexes.keys() : hexes)].map(sheet.label);
