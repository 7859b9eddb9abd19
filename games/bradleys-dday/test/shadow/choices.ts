import { type BradleyState, enemyOf } from '../../src/types.js';
import type { Before } from './conduct.js';
import * as conduct from './conduct.js';
import { fortOf, isHill, isSwamp, isTown } from './ground.js';
import { destinations, type Left, stepCost } from './movement.js';
import { halves, type Paper } from './paper.js';
import type { Piece } from './pieces.js';

/** A hex with all that decides between it and others, the weightiest first; less is better. */
export interface Choice {
  readonly hex: number;
  readonly by: readonly number[];
}

/** Whether something is as good as the best of all, whatever it is. */
export const isLeast = (mine: readonly number[], all: readonly (readonly number[])[]): boolean =>
  all.every((other) => {
    const at = mine.findIndex((value, i) => value !== other[i]);
    return at < 0 || (mine[at] as number) < (other[at] as number);
  });

/** §20.4 points 1 and 10 What the way to a hex costs a unit from everywhere, whoever stands between. */
export function waysTo(paper: Paper, state: BradleyState, piece: Piece, goal: number): ReadonlyMap<number, number> {
  const found = new Map<number, number>([[goal, 0]]);
  const queue = [goal];
  while (queue.length > 0) {
    const to = queue.shift() as number;
    for (const from of paper.sheet.neighbours(to)) {
      const cost = (found.get(to) as number) + stepCost(paper, state, piece, from, to);
      if (cost >= (found.get(from) ?? Number.POSITIVE_INFINITY)) continue;
      found.set(from, cost);
      queue.push(from);
    }
  }
  return found;
}

/** The same unit in Movement Mode. */
export const onTheMarch = (piece: Piece): Piece => ({ ...piece, combatMode: false, face: piece.counter.mm });

/** §20.4 point 5 Fort, city, town, hill, swamp, clear. Ruling learnt: of forts a strongpoint comes before a nest. */
export function groundRank({ paper, state }: Before, { side }: Piece, hex: number): number {
  const fort = side === 1 ? fortOf(paper, state.open, hex) : undefined;
  const kinds = [
    fort === 'strongpoint',
    fort !== undefined,
    paper.sheet.terrain(hex) === 'city',
    isTown(paper, hex),
    isHill(paper, hex),
    isSwamp(paper, hex),
    paper.sheet.terrain(hex) === 'clear',
  ];
  const rank = kinds.indexOf(true);
  return rank < 0 ? kinds.length : rank;
}

const friends = ({ field }: Before, piece: Piece, hex: number): number =>
  field.stack(hex).filter(({ side, unit }) => side === piece.side && unit !== piece.unit).length;

/** §20.4 point 4 What is kept to dig in again, and how near the enemy has to be. */
const RETURN_WITHIN = 4;
const RETURN_POINTS = 2;

/** §20.4 points 2 and 4 Where a unit may stop, with what the way costs. */
export function stops(now: Before, piece: Piece, left: Left, field = now.field): [number, number][] {
  const wards = conduct.wards(now, piece);
  const { garrisonWithin } = now.sheets.parameters;
  return [...destinations(now.paper, now.state, piece, left, field)].filter(
    ([hex, cost]) =>
      wards.every((at) => now.paper.sheet.distance(at, hex) <= garrisonWithin) &&
      (piece.combatMode || conduct.toEnemy(now, piece, hex) > RETURN_WITHIN || cost + halves(RETURN_POINTS) <= left.points),
  );
}

/** §20.4 point 3 For who holds: cover in reach with no enemy beside it, the cheapest first. */
export const coversFor = (now: Before, piece: Piece, left: Left): Choice[] =>
  stops(now, piece, left)
    .filter(([hex]) => conduct.isShelter(now, piece, hex) && conduct.toEnemy(now, piece, hex) > 1)
    .map(([hex, cost]) => ({ hex, by: [cost, groundRank(now, piece, hex), -friends(now, piece, hex), hex] }));

/** §20.4 point 3 For who repositions: as near to the objective as his way goes; a defender halts before the enemy and his zones. */
export function haltsFor(now: Before, piece: Piece, left: Left, objective: number, closes: boolean): Choice[] {
  const { field, paper, state } = now;
  const enemy = enemyOf(piece.side);
  const isContact = (hex: number): boolean => field.zone(enemy, hex) || conduct.toEnemy(now, piece, hex) <= 1;
  const kept = closes
    ? field
    : { ...field, holds: (side: 0 | 1, hex: number) => field.holds(side, hex) || (side === enemy && isContact(hex)) };
  const ways = waysTo(paper, state, piece, objective);
  const way = (hex: number): number => ways.get(hex) ?? Number.POSITIVE_INFINITY;
  return stops(now, piece, left, kept)
    .filter(([hex]) => way(hex) < way(piece.hex))
    .map(([hex]) => ({ hex, by: [way(hex), groundRank(now, piece, hex), -friends(now, piece, hex), hex] }));
}
