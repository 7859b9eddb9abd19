import { ALLIED, enemyOf, type NormandyState, type Side } from '../../src/types.js';
import type { Paper } from './paper.js';
import { type Field, readField } from './pieces.js';

const EDGES = ['edge:west', 'edge:south', 'edge:east'];
const CARRIES_ITS_OWN = ['parachute', 'glider', 'commando'];

/** §R.7 §R.15 Beach hexes free of Germans, or roads at three edges of the map without an Allied unit. */
export function sourcesOf({ sheet, beaches }: Paper, field: Field, side: Side): number[] {
  const all = side === ALLIED ? beaches.flat() : EDGES.flatMap((edge) => sheet.withFeature(edge)).filter((hex) => sheet.has(hex, 'road'));
  return [...new Set(all)].filter((hex) => !field.holds(enemyOf(side), hex));
}

/** §R.7 Hexes from which a line of supply leads to a source: walked backwards from the sources. */
export function suppliedHexes(paper: Paper, field: Field, side: Side): Set<number> {
  const { sheet } = paper;
  const enemy = enemyOf(side);
  const open = (hex: number) =>
    sheet.terrain(hex) !== 'sea' && !field.holds(enemy, hex) && (!field.zone(enemy, hex) || field.holds(side, hex));
  const line = sourcesOf(paper, field, side).filter(open);
  const seen = new Set(line);
  for (let hex = line.pop(); hex !== undefined; hex = line.pop()) {
    for (const near of sheet.neighbours(hex)) {
      const { sea, flooded, road } = sheet.side(hex, near);
      if (seen.has(near) || sea || (flooded && !road) || !open(near)) continue;
      seen.add(near);
      line.push(near);
    }
  }
  return seen;
}

/** §R.7 The units of a side that are without supply now. */
export function unsuppliedUnits(paper: Paper, state: NormandyState, side: Side): number[] {
  const field = readField(paper, state);
  const supplied = suppliedHexes(paper, field, side);
  const carries = (group: string) => CARRIES_ITS_OWN.includes(group) && state.open.turn <= paper.scenarios.supply.airborneTurns;
  return field.pieces.filter((piece) => piece.side === side && !supplied.has(piece.hex) && !carries(piece.group)).map(({ unit }) => unit);
}
