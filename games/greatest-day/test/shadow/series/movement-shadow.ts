import { differ, differInList } from '@bocage/testkit';
import type { MovingFrame } from '../../../src/types.js';
import { offered } from './answers.js';
import { destinations, hasColumn, hasRoom, leftOf, staysInColumn, transportOf } from './movement.js';
import { halves, type Paper } from './paper.js';
import { enemyOf, type Field, isGun, type Piece, readField } from './pieces.js';
import type { GreatestDayShadow } from './shadows.js';
import { inZone } from './zones.js';

/** §S.25 C7 Guns off their transport park as a whole Movement Action: not in Hedgerow, not in an enemy Fire Zone, so many to a Park, so many Parks. */
function mayPark(field: Field, piece: Piece, frame: MovingFrame): boolean {
  const { park, parks } = field.paper.tables.guns;
  const parked = field.pieces.filter((other) => other.parked && other.division === piece.division);
  const sites = new Set(parked.map(({ hex }) => hex));
  const isGood = field.paper.terrain(piece.hex) !== 'hedgerow' && !inZone(field, enemyOf(piece.side), piece.hex);
  const fresh = frame.spent === 0 && frame.legs === 0;
  if (!isGun(piece) || piece.move === 'none' || piece.mounted || piece.column || !isGood || !fresh) return false;
  return sites.has(piece.hex) ? parked.filter(({ hex }) => hex === piece.hex).length < park : sites.size < parks;
}

/** §S.12 §S.13 §S.25 What a unit on the move may do besides going on. */
export function postures(field: Field, piece: Piece, frame: MovingFrame): string[] {
  const { enterColumn, leaveColumn } = field.paper.tables.movement;
  const left = leftOf(piece, frame);
  const transport = transportOf(piece);
  const words: string[] = [];
  if (piece.parked) return ['leave-park'];
  if (mayPark(field, piece, frame)) words.push('park');
  if (!piece.column && piece.allowance > 0 && left >= halves(enterColumn) && !hasColumn(field, piece.hex, piece)) words.push('column');
  // E3 Without a point it costs a Cohesion Hit; who has two already does not leave it so (learnt).
  const canLeave = left >= halves(leaveColumn) || piece.cohesion < 2;
  if (piece.column && canLeave && !staysInColumn(field, piece) && hasRoom(field, { ...piece, column: false }, piece.hex))
    words.push('deploy');
  // E4 It takes half the printed allowance, once an Action.
  if (frame.changed === 0 && frame.spent <= piece.allowance && (transport || piece.mounted))
    words.push(piece.mounted ? 'dismount' : 'mount');
  return words;
}

/** §S.11 §S.12 §S.13 §S.14 §2.0 Where a unit may move and for how much. */
export function movementShadow(paper: Paper): GreatestDayShadow {
  return {
    name: 'movement',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1);
      if (frame?.step !== 'moving') return;
      const field = readField(paper, state);
      const piece = field.piece(frame.unit);
      const { hexes, words } = offered(legal);
      const what = `${piece.counter.id} at ${paper.label(piece.hex)}`;
      const shadow = destinations(field, piece, frame);
      yield* differInList(
        `where may go ${what}, ${leftOf(piece, frame)} left`,
        hexes.map(paper.label),
        [...shadow.keys()].map(paper.label),
      );
      const rest = words.filter((word) => !['done', 'drift', 'dash'].includes(word));
      yield* differInList(`what may do ${what}`, rest, postures(field, piece, frame));
    },
    *made({ before, state, move }) {
      const [frame, after] = [before.open.stack.at(-1), state.open.stack.at(-1)];
      if (frame?.step !== 'moving' || after?.step !== 'moving' || move.kind !== 'action' || move.action.kind !== 'hex') return;
      const field = readField(paper, before);
      const piece = field.piece(frame.unit);
      if (state.open.hex[frame.unit] !== move.action.hex) return;
      const price = destinations(field, piece, frame).get(move.action.hex);
      yield* differ(`halves ${piece.counter.id} pays to ${paper.label(move.action.hex)}`, after.spent - frame.spent, price);
    },
  };
}
