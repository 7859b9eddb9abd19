import { ALLIED, enemyOf, type NormandyState } from '../../src/types.js';
import { type Paper, thirds } from './paper.js';
import { type Field, type Piece, readField } from './pieces.js';
import { sourcesOf } from './supply.js';

/** §E.1 §E.2 §E.4 §E.9 §E.10 What a step costs a unit by the ground, in thirds; nothing when it is barred. */
export function groundCost({ sheet, tables }: Paper, allowance: number, from: number, to: number): number | undefined {
  const chart = tables.movement;
  const weight = allowance <= chart.lightUpTo ? 0 : 1;
  const side = sheet.side(from, to);
  const terrain = sheet.terrain(to);
  if (terrain === 'sea' || side.sea) return undefined;
  if (side.road) return thirds((terrain === 'city' ? chart.city : chart.road)[weight] as number);
  const open = thirds((terrain === 'bocage' ? chart.bocage : chart.clear)[weight] as number);
  return open + (side.river ? chart.river * 3 : 0) + (side.flooded ? chart.flooded * 3 : 0);
}

/** §R.1 §R.7 Points of a unit in this phase, in thirds. */
export function allowanceOf({ scenarios }: Paper, { open }: NormandyState, { side, allowance, unsupplied }: Piece): number {
  const points = unsupplied ? Math.floor(allowance / 2) : allowance;
  return 3 * (side === ALLIED && open.turn === 1 ? Math.min(points, scenarios.landing.firstDayAllowance) : points);
}

interface Way {
  readonly hex: number;
  readonly cost: number;
  readonly steps: number;
}

/** §R.3 §E.5 §E.8 Every hex a unit can get to in so many steps and the least it costs, whether or not it may stay there. */
function ways(paper: Paper, state: NormandyState, field: Field, piece: Piece, steps: number): Map<number, number> {
  const enemy = enemyOf(piece.side);
  const points = allowanceOf(paper, state, piece);
  const least = new Map<number, number>([[piece.hex, 0]]);
  const open: Way[] = [{ hex: piece.hex, cost: 0, steps: 0 }];
  while (open.length > 0) {
    open.sort((a, b) => b.cost - a.cost);
    const { hex, cost, steps: gone } = open.pop() as Way;
    if (cost > (least.get(hex) as number) || gone >= steps) continue;
    const leaves = field.zone(enemy, hex);
    if (leaves && hex !== piece.hex) continue;
    for (const to of paper.sheet.neighbours(hex)) {
      const ground = groundCost(paper, piece.allowance, hex, to);
      if (ground === undefined || field.holds(enemy, to)) continue;
      const chart = paper.tables.movement;
      const zones = (leaves && piece.side === ALLIED ? chart.leaveZoc : 0) + (field.zone(enemy, to) ? chart.enterZoc : 0);
      const sum = cost + ground + 3 * zones;
      const always = hex === piece.hex && piece.armour && !piece.unsupplied;
      if ((sum > points && !always) || sum >= (least.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      least.set(to, sum);
      // Who may only go because one hex is always allowed goes no farther.
      if (sum <= points) open.push({ hex: to, cost: sum, steps: gone + 1 });
    }
  }
  least.delete(piece.hex);
  return least;
}

/** §R.3 §R.6 §R.7 Where a unit may end its move, with the cost in thirds. */
export function destinations(
  paper: Paper,
  state: NormandyState,
  piece: Piece,
  field = readField(paper, state),
  steps = Number.POSITIVE_INFINITY,
): Map<number, number> {
  const { sheet, tables } = paper;
  const reached = ways(paper, state, field, piece, steps);
  const nearest = (hex: number) => Math.min(...sourcesOf(paper, field, piece.side).map((source) => sheet.distance(hex, source)));
  for (const hex of [...reached.keys()]) {
    const full = field.stack(hex).length >= tables.limits.stacking;
    if (full || (piece.unsupplied && nearest(hex) >= nearest(piece.hex))) reached.delete(hex);
  }
  return reached;
}

/** §R.3 Whether there is any such hex: most units have one beside them. */
export const hasDestination = (paper: Paper, state: NormandyState, piece: Piece, field: Field): boolean =>
  [1, Number.POSITIVE_INFINITY].some((steps) => destinations(paper, state, piece, field, steps).size > 0);
