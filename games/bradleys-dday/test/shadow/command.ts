import { type BradleyState, SUPPORTED } from '../../src/types.js';
import type { Paper } from './paper.js';
import { combatOf, type Field, isMarked, type Piece } from './pieces.js';

const headquarters = (field: Field, piece: Piece): Piece[] =>
  field.pieces.filter((other) => other.counter.class === 'hq' && other.side === piece.side);

/** §16.2.1 R24 Who commands a unit: its formation's headquarters; any, where that is not in play or there is none. */
export function commanders(paper: Paper, field: Field, piece: Piece): Piece[] {
  const formation = paper.formations.find(({ id }) => id === piece.counter.formation);
  const all = headquarters(field, piece);
  const own = all.filter(({ counter }) => counter.id === formation?.hq);
  const standIn = all.filter(({ counter }) => counter.id === formation?.standIn);
  if (own.length > 0) return own;
  return standIn.length > 0 ? standIn : all;
}

/** §16.2.3 Within the radius, whatever lies between. */
const commands = (paper: Paper, hq: Piece, piece: Piece): boolean =>
  paper.sheet.distance(hq.hex, piece.hex) <= (hq.counter.command as number);

export const isCommanded = (paper: Paper, field: Field, piece: Piece): boolean =>
  commanders(paper, field, piece).some((hq) => commands(paper, hq, piece));

/** §16.1 §16.2 R23 Headquarters that can still help these units in this player turn. */
export function supporters(paper: Paper, field: Field, pieces: readonly Piece[]): Piece[] {
  return field.pieces.filter(
    (hq) =>
      hq.counter.class === 'hq' &&
      !isMarked(hq, SUPPORTED) &&
      pieces.some((piece) => commanders(paper, field, piece).includes(hq) && commands(paper, hq, piece)),
  );
}

/** §16.1 R23 The shift is the combat factor that shows. */
export const shiftOf = (_: BradleyState, field: Field, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + combatOf(field.pieces.find((piece) => piece.unit === unit) as Piece), 0);
