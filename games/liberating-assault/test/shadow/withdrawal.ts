import { enemyOf } from '../../src/types.js';
import type { Board } from './board.js';
import type { Counter, Paper } from './paper.js';

/** §4.16 All ways of a length, each hex farther from the one that was lost, through no enemies and no full hex. */
function* ways(paper: Paper, board: Board, counter: Counter, path: readonly number[], most: number): Iterable<readonly number[]> {
  const [lost] = path as readonly [number, ...number[]];
  yield path.slice(1);
  if (path.length > most) return;
  const last = path.at(-1) as number;
  for (const hex of paper.sheet.neighbours(last)) {
    const farther = paper.sheet.distance(hex, lost) === path.length;
    if (farther && paper.mayCross(last, hex) && !board.holds(enemyOf(counter.side), hex))
      yield* ways(paper, board, counter, [...path, hex], most);
  }
}

/** §4.16 The ways that may be chosen: the longest there are, and of those the ones with fewest hexes beside an enemy. */
export function waysBack(paper: Paper, board: Board, counter: Counter, hexes: number): readonly (readonly number[])[] {
  const from = board.hex[counter.unit] as number;
  const all = [...ways(paper, board, counter, [from], hexes)].filter((way) => way.length > 0 && !board.isFull(way.at(-1) as number));
  const longest = Math.max(0, ...all.map(({ length }) => length));
  const full = all.filter(({ length }) => length === longest);
  const seen = (way: readonly number[]) => way.filter((hex) => board.enemiesBeside(counter.side, hex) > 0).length;
  const least = Math.min(...full.map(seen));
  return full.filter((way) => seen(way) === least);
}
