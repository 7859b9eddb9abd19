import type { HexId, SideId } from '@bocage/hex';
import { cheapest } from './cheapest.js';
import { crossings, distance, distanceToLine, type Point } from './geometry.js';
import { createInside } from './inside.js';
import type { Land } from './land.js';
import type { PlaceHexes } from './places.js';
import { type Run, runsOf } from './river-runs.js';
import { centreOf, type LineOnSheet, type SheetGround } from './sheet-ground.js';
import { middleOf, nearestVertex, otherEnd, pointsOf, type Side, type SideGraph, type Vertex } from './sides.js';

/** A river on the sheet: vertices from source to mouth. */
interface Course {
  readonly name: string;
  readonly vertices: readonly number[];
}

export interface Rivers {
  readonly bySide: ReadonlyMap<SideId, string>;
  readonly flooded: ReadonlySet<SideId>;
}

export interface RiverBed {
  readonly ground: SheetGround;
  readonly graph: SideGraph;
  readonly land: Land;
  readonly sea: ReadonlySet<SideId>;
  readonly places: PlaceHexes;
}

// What a side costs a river on its way: far from the true course, along a shore, or with both its hexes on one bank.
const STRAY = 24;
const SHORE = 40;
const UNPARTED = 2.5;
const MOUTH = 1.3;
const BESIDE_FLOOD = 0.2;

const isLandSide = ({ land, sea }: RiverBed, { id, a, b }: Side): boolean =>
  b >= 0 && !sea.has(id) && land.isLandHex(a) && land.isLandHex(b);

/** A side parts its hexes when the river runs between their places, or between their middles where they have none. */
function parts({ ground: { grid }, places }: RiverBed, { a, b }: Side, line: readonly Point[]): boolean {
  const heartOf = (hex: HexId): Point => {
    const at = places.names.get(hex)?.at;
    return at && grid.hexAt(at[0], at[1]) === hex ? at : centreOf(grid, hex);
  };
  return b >= 0 && crossings([heartOf(a), heartOf(b)], line).length % 2 === 1;
}

function createCost(bed: RiverBed, line: readonly Point[]): (side: Side) => number {
  const known = new Map<SideId, number>();
  return (side) => {
    let cost = known.get(side.id);
    if (cost === undefined) {
      const strays = pointsOf(bed.graph, side, 5).map((point) => distanceToLine(point, line) ** 2);
      const stray = strays.reduce((a, b) => a + b, 0) / strays.length;
      cost = 1 + STRAY * stray + (isLandSide(bed, side) ? 0 : SHORE) + (parts(bed, side, line) ? 0 : UNPARTED);
      known.set(side.id, cost);
    }
    return cost;
  };
}

/** The chain of sides nearest to a run: to the rim, into the river it joins, or to the sea. */
function follow(bed: RiverBed, run: Run, joined: ReadonlySet<number>): Course {
  const { graph, land } = bed;
  const vertex = (i: number): Vertex => graph.vertices[i] as Vertex;
  const isRim = (i: number): boolean => vertex(i).hexes.length < 3;
  const isShore = (i: number): boolean =>
    vertex(i).hexes.some((hex) => !land.isLandHex(hex)) || vertex(i).sides.some((id) => bed.sea.has(id));
  const mouth = run.points.at(-1) as Point;
  const start = nearestVertex(graph, run.points[0] as Point, run.fromRim ? isRim : (i) => !isRim(i) && !isShore(i));
  const goal = nearestVertex(graph, mouth, run.toRim ? isRim : (i) => joined.has(i));
  const isGoal = goal >= 0 ? (i: number) => i === goal : (i: number) => isShore(i) && distance(vertex(i).at, mouth) < MOUTH;
  const costOf = createCost(bed, run.points);
  const vertices = cheapest(start, isGoal, (i) =>
    vertex(i).sides.map((id) => ({ to: otherEnd(graph.sides[id] as Side, i), cost: costOf(graph.sides[id] as Side) })),
  );
  if (!vertices) throw new Error(`${run.name} finds no way to its mouth`);
  return { name: run.name, vertices };
}

/** Tributaries after the rivers they join. */
function downstreamFirst(rivers: readonly LineOnSheet[]): LineOnSheet[] {
  const depth = (river: LineOnSheet): number => {
    const into = rivers.find(({ name }) => name === river.into);
    return into ? 1 + depth(into) : 0;
  };
  return [...rivers].sort((a, b) => depth(a) - depth(b));
}

export function compileRivers(bed: RiverBed): Rivers {
  const { ground, graph } = bed;
  const courses: Course[] = [];
  for (const river of downstreamFirst(ground.rivers.filter(({ kind }) => kind in ground.sheet.riversOnSides))) {
    const joined = new Set(courses.filter(({ name }) => name === river.into).flatMap(({ vertices }) => vertices));
    for (const run of runsOf(ground, bed.land, river)) courses.push(follow(bed, run, joined));
  }
  const bySide = new Map<SideId, string>();
  for (const { name, vertices } of courses) {
    for (const side of sidesAlong(graph, vertices)) if (isLandSide(bed, side) && !bySide.has(side.id)) bySide.set(side.id, name);
  }
  return { bySide, flooded: floodedSides(ground, graph, bySide) };
}

function sidesAlong(graph: SideGraph, way: readonly number[]): Side[] {
  return way.slice(1).map((to, i) => {
    const from = way[i] as number;
    const id = (graph.vertices[from] as Vertex).sides.find((one) => otherEnd(graph.sides[one] as Side, from) === to) as SideId;
    return graph.sides[id] as Side;
  });
}

/** A river side is flooded where the inundations of 1944 lie on or beside it. */
function floodedSides(ground: SheetGround, graph: SideGraph, bySide: ReadonlyMap<SideId, string>): Set<SideId> {
  const floods = ground.areas.filter(({ kind }) => kind === 'flooded').map(({ ring }) => ({ ring, inside: createInside([ring]) }));
  const isFlooded = (point: Point): boolean =>
    floods.some(({ ring, inside }) => inside(point) || distanceToLine(point, ring) < BESIDE_FLOOD);
  return new Set([...bySide.keys()].filter((id) => isFlooded(middleOf(graph, graph.sides[id] as Side))));
}
