import type { Paper } from './paper.js';
import type { Piece } from './pieces.js';

const INDEPENDENT = ['paratrooper', 'glider', 'flak'];

/** §5.1 Strongpoints and battalions are free. */
const counts = ({ counter }: Piece): boolean => counter.size !== 'II';

/** §5.0 §5.1 Whether these may stand in one hex: four units of one division, and never of both Allied commands. */
export function mayStack({ tables }: Paper, pieces: readonly Piece[]): boolean {
  if (new Set(pieces.map(({ command }) => command)).size > 1) return false;
  const counted = pieces.filter(counts);
  const divisions = counted
    .filter(({ counter }) => counter.division !== '' && !INDEPENDENT.includes(counter.kind))
    .map(({ counter }) => counter.division);
  return counted.length <= tables.limits.stacking && new Set(divisions).size <= 1;
}
