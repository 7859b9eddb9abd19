import { type Field, isEnemy, isMortar, type Piece } from './pieces.js';
import { zoneOf } from './zones.js';

/** §S.17 Whom a unit can fire at directly: who stands in its Fire Zone. Mortars only fire indirectly, parked guns too.
 * A craft that drifts on the sand is a unit there (§4.2.1). */
export function directTargets(field: Field, piece: Piece): Piece[] {
  if (isMortar(piece) || piece.parked || piece.fire === undefined) return [];
  const zone = zoneOf(field, piece);
  return field.pieces.filter((other) => isEnemy(piece, other) && zone.has(other.hex));
}
