import { compassOf, opposite } from './directions.js';
import type { Grid, GridSpec } from './grid.js';
import { createLabels } from './labels.js';
import { createLayout, type Layout } from './layout.js';
import { lineBetween } from './line.js';
import { hexesWithin, ringAround } from './ring.js';
import { createTrace } from './trace.js';

function createNeighbours(spec: GridSpec, layout: Layout): Int32Array {
  const compass = compassOf(spec.orientation);
  const neighbours = new Int32Array(layout.q.length * 6);
  for (let hex = 0; hex < layout.q.length; hex++) {
    for (let direction = 0; direction < 6; direction++) {
      const q = (layout.q[hex] as number) + (compass.q[direction] as number);
      const r = (layout.r[hex] as number) + (compass.r[direction] as number);
      neighbours[hex * 6 + direction] = layout.at(q, r);
    }
  }
  return neighbours;
}

/** Numbers hexsides from 0 without gaps; the map's outer hexsides have numbers too. */
function createSides(neighbours: Int32Array): { readonly sides: Int32Array; readonly sideCount: number } {
  const sides = new Int32Array(neighbours.length).fill(-1);
  let sideCount = 0;
  for (let index = 0; index < sides.length; index++) {
    if ((sides[index] as number) >= 0) continue;
    sides[index] = sideCount;
    const neighbour = neighbours[index] as number;
    if (neighbour >= 0) sides[neighbour * 6 + opposite(index % 6)] = sideCount;
    sideCount++;
  }
  return { sides, sideCount };
}

function demandRange(name: string, [first, last]: readonly [number, number]): void {
  if (!Number.isInteger(first) || !Number.isInteger(last) || first < 0 || last < first) {
    throw new RangeError(`${name} ${first} to ${last} are no range of printed numbers`);
  }
}

export function createGrid(spec: GridSpec): Grid {
  demandRange('columns', spec.columns);
  demandRange('rows', spec.rows);
  const layout = createLayout(spec);
  const labels = createLabels(spec);
  const neighbours = createNeighbours(spec, layout);
  const { sides, sideCount } = createSides(neighbours);
  const { q, r } = layout;

  const grid: Grid = {
    spec,
    size: layout.width * layout.height,
    width: layout.width,
    height: layout.height,
    neighbours,
    sides,
    sideCount,
    directionNames: compassOf(spec.orientation).names,
    neighbour: (hex, direction) => neighbours[hex * 6 + direction] as number,
    directionTo(from, to) {
      if (to < 0) return -1;
      for (let direction = 0; direction < 6; direction++) if (neighbours[from * 6 + direction] === to) return direction;
      return -1;
    },
    distance(a, b) {
      const deltaQ = (q[a] as number) - (q[b] as number);
      const deltaR = (r[a] as number) - (r[b] as number);
      return (Math.abs(deltaQ) + Math.abs(deltaR) + Math.abs(deltaQ + deltaR)) / 2;
    },
    line: (a, b) => lineBetween(layout, a, b),
    trace: createTrace(spec, layout, sides),
    ring: (centre, radius) => ringAround(spec, layout, centre, radius),
    within: (centre, radius) => hexesWithin(spec, layout, centre, radius),
    side: (hex, direction) => sides[hex * 6 + direction] as number,
    sideBetween(a, b) {
      const direction = grid.directionTo(a, b);
      return direction < 0 ? -1 : (sides[a * 6 + direction] as number);
    },
    label: labels.label,
    parse: labels.parse,
    centre: layout.centre,
    hexAt: layout.hexAt,
  };
  return grid;
}
