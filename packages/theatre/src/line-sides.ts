import type { SideId } from '@bocage/hex';
import { cheapest } from './cheapest.js';
import { clipLine, type Point } from './geometry.js';
import type { Land } from './land.js';
import { createLineIndex } from './line-index.js';
import type { SheetGround } from './sheet-ground.js';
import { nearestVertex, otherEnd, pointsOf, type Side, type SideGraph, sidesAlong, type Vertex } from './sides.js';

// What a side costs a line: far from it, or, for a line of the shore, not between land and sea.
const STRAY = 12;
const NOT_SHORE = 6;
const NEVER = 40;
const SHORE_LINES = ['cliffs', 'sea-walls'];

/** `ridges:slope` takes the lines of one kind, `ridges` all lines of the layer. */
function linesOf({ sideLines }: SheetGround, key: string): readonly (readonly Point[])[] {
  const [layer, kind] = key.split(':') as [string, string?];
  return (sideLines[layer] ?? []).filter((line) => kind === undefined || line.kind === kind).map(({ points }) => points);
}

function chainAlong(graph: SideGraph, points: readonly Point[], dear: (side: Side) => number): Side[] {
  const line = createLineIndex([points]);
  const costOf = (side: Side): number => {
    const strays = pointsOf(graph, side, 5).map((point) => line.distanceTo(point) ** 2);
    return 1 + (STRAY * strays.reduce((a, b) => a + b, 0)) / strays.length + dear(side);
  };
  const start = nearestVertex(graph, points[0] as Point, () => true);
  const goal = nearestVertex(graph, points.at(-1) as Point, () => true);
  const way = cheapest(
    start,
    (i) => i === goal,
    (i) =>
      (graph.vertices[i] as Vertex).sides.map((id) => {
        const side = graph.sides[id] as Side;
        return { to: otherEnd(side, i), cost: costOf(side) };
      }),
  );
  return sidesAlong(graph, way ?? []);
}

/** Features of hexsides from the line layers the sheet names: the cheapest chain of sides along each line. */
export function compileLineSides(ground: SheetGround, graph: SideGraph, land: Land): Map<SideId, string[]> {
  const marked = new Map<SideId, string[]>();
  for (const [key, feature] of Object.entries(ground.sheet.linesOnSides)) {
    const isShoreLine = SHORE_LINES.includes(key.split(':')[0] as string);
    const dear = ({ a, b }: Side): number => {
      if (b < 0 || (!land.isLandHex(a) && !land.isLandHex(b))) return NEVER;
      return isShoreLine && land.isLandHex(a) === land.isLandHex(b) ? NOT_SHORE : 0;
    };
    for (const line of linesOf(ground, key).flatMap((points) => clipLine(points, ground.box))) {
      for (const { id, b } of chainAlong(graph, line, dear)) {
        const here = marked.get(id) ?? [];
        if (b >= 0 && !here.includes(feature)) marked.set(id, [...here, feature]);
      }
    }
  }
  return marked;
}
