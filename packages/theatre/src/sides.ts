import type { Grid, HexId, SideId } from '@bocage/hex';
import { distance, type Point } from './geometry.js';
import { centreOf } from './sheet-ground.js';

export interface Vertex {
  readonly at: Point;
  readonly hexes: HexId[];
  readonly sides: SideId[];
}

export interface Side {
  readonly id: SideId;
  readonly a: HexId;
  /** −1 on the rim of the sheet and beside a hex that is off it. */
  readonly b: HexId | -1;
  readonly from: number;
  readonly to: number;
}

/** The hexsides as a graph: vertices joined by sides. */
export interface SideGraph {
  readonly vertices: readonly Vertex[];
  /** By number; sides of hexes off the sheet are missing. */
  readonly sides: readonly Side[];
}

export function createSideGraph(grid: Grid, isOff: (hex: HexId) => boolean): SideGraph {
  const vertices: Vertex[] = [];
  const numbers = new Map<string, number>();
  const sides: Side[] = [];
  const first = grid.spec.orientation === 'flat' ? -120 : -90;
  const corner = 1 / Math.sqrt(3);

  function vertexAt(at: Point): number {
    const key = `${Math.round(at[0] * 1000)},${Math.round(at[1] * 1000)}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, vertices.length);
    return vertices.push({ at, hexes: [], sides: [] }) - 1;
  }

  for (let hex = 0; hex < grid.size; hex++) {
    if (isOff(hex)) continue;
    const [x, y] = centreOf(grid, hex);
    const corners = [0, 1, 2, 3, 4, 5].map((i) => {
      const angle = ((first + 60 * i) * Math.PI) / 180;
      return vertexAt([x + corner * Math.cos(angle), y + corner * Math.sin(angle)]);
    });
    for (const number of corners) (vertices[number] as Vertex).hexes.push(hex);
    for (let direction = 0; direction < 6; direction++) {
      const id = grid.side(hex, direction);
      if (sides[id]) continue;
      const [from, to] = [corners[direction] as number, corners[(direction + 1) % 6] as number];
      const beyond = grid.neighbour(hex, direction);
      sides[id] = { id, a: hex, b: beyond >= 0 && isOff(beyond) ? -1 : beyond, from, to };
      (vertices[from] as Vertex).sides.push(id);
      (vertices[to] as Vertex).sides.push(id);
    }
  }
  return { vertices, sides };
}

export function otherEnd(side: Side, vertex: number): number {
  return side.from === vertex ? side.to : side.from;
}

export function middleOf(graph: SideGraph, side: Side): Point {
  const a = (graph.vertices[side.from] as Vertex).at;
  const b = (graph.vertices[side.to] as Vertex).at;
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

export function sidesAlong(graph: SideGraph, way: readonly number[]): Side[] {
  return way.slice(1).map((to, i) => {
    const from = way[i] as number;
    const id = (graph.vertices[from] as Vertex).sides.find((one) => otherEnd(graph.sides[one] as Side, from) === to) as SideId;
    return graph.sides[id] as Side;
  });
}

/** Points along a side, ends included. */
export function pointsOf(graph: SideGraph, side: Side, count: number): Point[] {
  const a = (graph.vertices[side.from] as Vertex).at;
  const b = (graph.vertices[side.to] as Vertex).at;
  return Array.from({ length: count }, (_, i): Point => {
    const t = i / (count - 1);
    return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
  });
}

/** The vertex nearest to a point among those that fit, −1 when none does. */
export function nearestVertex({ vertices }: SideGraph, point: Point, fits: (vertex: number) => boolean): number {
  let best = -1;
  vertices.forEach(({ at }, i) => {
    if (fits(i) && (best < 0 || distance(at, point) < distance((vertices[best] as Vertex).at, point))) best = i;
  });
  return best;
}
