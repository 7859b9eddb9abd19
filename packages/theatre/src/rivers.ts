import type { SideId } from '@bocage/hex';
import { cheapest } from './cheapest.js';
import { distance, distanceToLine, type Point } from './geometry.js';
import { createInside } from './inside.js';
import type { LineOnSheet, SheetGround } from './sheet-ground.js';
import { middleOf, otherEnd, pointsOf, type Side, type SideGraph, type Vertex } from './sides.js';
import type { Terrain } from './terrain.js';

export interface Watercourse {
  readonly name: string;
  /** Vertices from source to mouth, and the sides between them. */
  readonly vertices: readonly number[];
  readonly sides: readonly SideId[];
}

export interface Rivers {
  readonly courses: readonly Watercourse[];
  readonly bySide: ReadonlyMap<SideId, string>;
  readonly flooded: ReadonlySet<SideId>;
}

const STRAY = 24;
const SHORE = 40;
const SHORTEST = 0.9;

interface Run {
  readonly name: string;
  readonly into: string;
  readonly points: readonly Point[];
  /** Does the run begin or end at the rim of the sheet, not at the river's own source or mouth? */
  readonly fromRim: boolean;
  readonly toRim: boolean;
}

/** The parts of a river on land hexes of the sheet. */
function runsOf(ground: SheetGround, terrain: Terrain, river: LineOnSheet): Run[] {
  const runs: { points: Point[]; fromRim: boolean; toRim: boolean }[] = [];
  let current: (typeof runs)[number] | undefined;
  river.points.forEach((point, i) => {
    const hex = ground.grid.hexAt(point[0], point[1]);
    if (hex >= 0 && terrain.isLandHex(hex)) {
      if (!current) runs.push((current = { points: [], fromRim: i > 0, toRim: false }));
      current.points.push(point);
    } else if (current) {
      current.toRim = hex < 0;
      current.points.push(point);
      current = undefined;
    }
  });
  const { name, into } = river;
  return runs.filter(({ points }) => lengthOf(points) >= SHORTEST).map((run) => ({ name, into, ...run }));
}

function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, i) => sum + distance(point, points[i] as Point), 0);
}

function nearest(graph: SideGraph, point: Point, fits: (vertex: number) => boolean): number {
  let best = -1;
  graph.vertices.forEach(({ at }, i) => {
    if (fits(i) && (best < 0 || distance(at, point) < distance((graph.vertices[best] as Vertex).at, point))) best = i;
  });
  return best;
}

export function compileRivers(ground: SheetGround, graph: SideGraph, terrain: Terrain): Rivers {
  const courses: Watercourse[] = [];
  const onSides = ground.rivers.filter(({ kind }) => ground.sheet.riversOnSides.includes(kind));
  const isLandSide = ({ a, b }: Side): boolean => b >= 0 && terrain.isLandHex(a) && terrain.isLandHex(b);
  const touchesSea = (vertex: number): boolean => (graph.vertices[vertex] as Vertex).hexes.some((hex) => !terrain.isLandHex(hex));
  const isRim = (vertex: number): boolean => (graph.vertices[vertex] as Vertex).hexes.length < 3;

  function follow(run: Run): Watercourse | undefined {
    const near = new Map<SideId, number>();
    const costOf = (side: Side): number => {
      const known = near.get(side.id);
      if (known !== undefined) return known;
      const strays = pointsOf(graph, side, 5).map((point) => distanceToLine(point, run.points) ** 2);
      const cost = 1 + (STRAY * strays.reduce((a, b) => a + b, 0)) / strays.length + (isLandSide(side) ? 0 : SHORE);
      near.set(side.id, cost);
      return cost;
    };
    const start = nearest(graph, run.points[0] as Point, run.fromRim ? isRim : (vertex) => !isRim(vertex) && !touchesSea(vertex));
    const mouth = run.points.at(-1) as Point;
    const joined = new Set(courses.filter(({ name }) => name === run.into).flatMap(({ vertices }) => vertices));
    const end = nearest(graph, mouth, run.toRim ? isRim : joined.size > 0 ? (vertex) => joined.has(vertex) : touchesSea);
    if (end < 0) throw new Error(`${run.name} has no mouth`);
    const isEnd =
      run.toRim || joined.size > 0
        ? (node: number) => node === end
        : (node: number) => touchesSea(node) && distance((graph.vertices[node] as Vertex).at, mouth) < 1.3;
    const way = cheapest(start, isEnd, (node) =>
      (graph.vertices[node] as Vertex).sides.map((id) => ({
        to: otherEnd(graph.sides[id] as Side, node),
        cost: costOf(graph.sides[id] as Side),
      })),
    );
    return way && { name: run.name, vertices: way, sides: sidesAlong(graph, way) };
  }

  const pending = [...onSides];
  while (pending.length > 0) {
    // A tributary waits for the river it joins.
    const ready = pending.findIndex(({ into }) => !pending.some(({ name }) => name === into));
    const [river] = pending.splice(Math.max(0, ready), 1) as [LineOnSheet];
    for (const run of runsOf(ground, terrain, river)) {
      const course = follow(run);
      if (course) courses.push(course);
    }
  }
  const bySide = new Map<SideId, string>();
  for (const { name, sides } of courses) {
    for (const id of sides) if (isLandSide(graph.sides[id] as Side) && !bySide.has(id)) bySide.set(id, name);
  }
  return { courses, bySide, flooded: floodedSides(ground, graph, bySide) };
}

function sidesAlong(graph: SideGraph, way: readonly number[]): SideId[] {
  return way.slice(1).map((to, i) => {
    const from = way[i] as number;
    return (graph.vertices[from] as Vertex).sides.find((id) => otherEnd(graph.sides[id] as Side, from) === to) as SideId;
  });
}

/** A river side is flooded where the inundations of 1944 lie on or beside it. */
function floodedSides(ground: SheetGround, graph: SideGraph, bySide: ReadonlyMap<SideId, string>): Set<SideId> {
  const floods = ground.areas.filter(({ kind }) => kind === 'flooded').map(({ ring }) => ({ ring, inside: createInside([ring]) }));
  const isFlooded = (point: Point): boolean => floods.some(({ ring, inside }) => inside(point) || distanceToLine(point, ring) < 0.2);
  return new Set([...bySide.keys()].filter((id) => isFlooded(middleOf(graph, graph.sides[id] as Side))));
}
