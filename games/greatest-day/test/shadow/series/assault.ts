import { ENTRENCHED } from '../../../src/types.js';
import { chitInPlay } from './chits.js';
import * as ground from './ground.js';
import { stepCost } from './movement.js';
import { enemyOf, type Field, isCraft, isGun, isMortar, type Piece } from './pieces.js';
import { inZone } from './zones.js';

/** §S.14 More than eight steps, or two in Column. */
export function isOverstacked(field: Field, hex: number): boolean {
  const there = field.stack(hex).filter((piece) => !isCraft(piece));
  const { steps, columns } = field.paper.tables.stacking;
  return there.filter(({ column }) => column).length > columns || there.reduce((sum, one) => sum + (one.column ? 0 : one.steps), 0) > steps;
}

/** §S.26 Who can assault at all. */
export const canAssault = (field: Field, piece: Piece): boolean =>
  piece.steps > 0 &&
  piece.allowance > 0 &&
  piece.assault !== undefined &&
  !piece.suppressed &&
  !piece.parked &&
  piece.works !== ENTRENCHED &&
  field.barrage(piece.hex) < 2 &&
  !isMortar(piece) &&
  !isGun(piece) &&
  !isCraft(piece) &&
  !isOverstacked(field, piece.hex);

/** A field in which nobody of a side stands in a hex: to see whether one could move there. */
function without(field: Field, hex: number): Field {
  return { ...field, stack: (at) => (at === hex ? [] : field.stack(at)), memo: new Map() };
}

/** §S.26 §2.4.1 §4.2.4(e) Hexes with enemies beside a unit that it could move into; with a Division chit none in a Fire Zone (A6). */
export function assaultTargets(field: Field, piece: Piece): number[] {
  if (!canAssault(field, piece)) return [];
  return field.paper.neighbours(piece.hex).filter((hex) => {
    const foes = field.stack(hex).filter((other) => other.side !== piece.side);
    if (foes.length === 0 || stepCost(without(field, hex), piece, piece.hex, hex) === undefined) return false;
    return chitInPlay(field)?.kind !== 'division' || !inZone(field, enemyOf(piece.side), hex);
  });
}

/** §S.26 F1 Over a bridge, a Gap or another side for Columns only one unit goes. */
export const isNarrow = (field: Field, from: number, to: number): boolean =>
  field.paper.side(from, to).class === 'river' || ground.isBeach(field, from) !== ground.isBeach(field, to);
