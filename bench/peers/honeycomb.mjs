// What a unit can reach, written as honeycomb-grid invites it: its grid, its neighbours, and a queue ordered by cost.
import { Direction, defineHex, Grid, Orientation, rectangle } from 'honeycomb-grid';
import { Heap } from './heap.mjs';

const DIRECTIONS = [Direction.N, Direction.NE, Direction.SE, Direction.S, Direction.SW, Direction.NW];

/** `costOf(column, row)` is what entering a hex costs, negative where it may not be entered. Odd columns are low. */
export function createHoneycombReach(width, height, costOf) {
  const grid = new Grid(defineHex({ orientation: Orientation.FLAT }), rectangle({ width, height }));
  const costs = new Map([...grid].map((hex) => [hex, costOf(hex.col, hex.row)]));
  /** How many hexes can be reached, the start included. */
  return (column, row, budget) => {
    const start = grid.getHex({ col: column, row });
    const best = new Map([[start, 0]]);
    const queue = new Heap();
    queue.push(0, start);
    for (let top = queue.pop(); top; top = queue.pop()) {
      if (top.cost > best.get(top.item)) continue;
      for (const direction of DIRECTIONS) {
        const next = grid.neighborOf(top.item, direction, { allowOutside: false });
        const step = next ? costs.get(next) : -1;
        const cost = top.cost + step;
        if (step < 0 || cost > budget || cost >= (best.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        best.set(next, cost);
        queue.push(cost, next);
      }
    }
    return best.size;
  };
}
