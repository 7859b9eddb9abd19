import { enemyOf, type NormandyState } from '../../src/types.js';
import type { Paper } from './paper.js';
import { type Field, type Piece, readField } from './pieces.js';

/** §C.6 §C.7 §C.9 Whether a retreating unit may enter a neighbouring hex. */
function mayEnter({ sheet, tables }: Paper, field: Field, { side, unit }: Piece, from: number, to: number): boolean {
  const { river, flooded, sea } = sheet.side(from, to);
  if (river || flooded || sea || sheet.terrain(to) === 'sea') return false;
  const enemy = enemyOf(side);
  const others = field.stack(to).filter((other) => other.unit !== unit);
  if (field.holds(enemy, to) || others.length >= tables.limits.stacking) return false;
  return !field.zone(enemy, to) || others.length > 0;
}

/** §C.5 Every way of two hexes that ends two hexes from where the unit stood. */
export function retreatPaths(paper: Paper, state: NormandyState, piece: Piece): [number, number][] {
  const { sheet } = paper;
  const field = readField(paper, state);
  if (piece.allowance === 0) return [];
  return sheet
    .neighbours(piece.hex)
    .filter((via) => mayEnter(paper, field, piece, piece.hex, via))
    .flatMap((via) =>
      sheet
        .neighbours(via)
        .filter((to) => sheet.distance(piece.hex, to) === 2 && mayEnter(paper, field, piece, via, to))
        .map((to): [number, number] => [via, to]),
    );
}
