import type { HexId, SideId } from '@bocage/hex';
import { cheapest } from './cheapest.js';
import { distance, type Point } from './geometry.js';
import type { Land } from './land.js';
import { createLineIndex, type LineIndex } from './line-index.js';
import type { PlaceHexes } from './places.js';
import { createRegion } from './region.js';
import { type Run, runsOf } from './river-runs.js';
import { centreOf, type LineOnSheet, type SheetGround } from './sheet-ground.js';
import { sidePins } from './side-pins.js';
import { middleOf, nearestVertex, otherEnd, pointsOf, type Side, type SideGraph, sidesAlong, type Vertex } from './sides.js';

/** A river on the sheet: vertices from source to mouth. */
interface Course {
  readonly name: string;
  readonly kind: string;
  readonly vertices: readonly number[];
}

export interface RiverSide {
  readonly name: string;
  /** In the words of the sheet. */
  readonly class: string;
}

export interface Rivers {
  readonly bySide: ReadonlyMap<SideId, RiverSide>;
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
const FAR_MOUTH = 4;
const PINNED = -10;
const BARRED = 60;
const BESIDE_FLOOD = 0.2;

const isLandSide = ({ land, sea }: RiverBed, { id, a, b }: Side): boolean =>
  b >= 0 && !sea.has(id) && land.isLandHex(a) && land.isLandHex(b);

/** A side parts its hexes when the river runs between their places, or between their middles where they have none. */
function parts({ ground: { grid }, places }: RiverBed, { a, b }: Side, line: LineIndex): boolean {
  const heartOf = (hex: HexId): Point => {
    const at = places.names.get(hex)?.at;
    return at && grid.hexAt(at[0], at[1]) === hex ? at : centreOf(grid, hex);
  };
  return b >= 0 && line.crossings(heartOf(a), heartOf(b)).length % 2 === 1;
}

/** Pinned sides draw their river in and keep others out. */
function createPull({ ground }: RiverBed, river: string): (side: SideId) => number {
  const pins = sidePins(ground);
  return (side) => {
    const word = pins.get(side)?.find((pin) => pin.river !== undefined)?.river;
    if (word === undefined) return 0;
    return word === river ? PINNED : BARRED;
  };
}

function createCost(bed: RiverBed, { name, points }: Run): (side: Side) => number {
  const line = createLineIndex([points]);
  const pullOf = createPull(bed, name);
  const known = new Map<SideId, number>();
  return (side) => {
    let cost = known.get(side.id);
    if (cost === undefined) {
      const strays = pointsOf(bed.graph, side, 5).map((point) => line.distanceTo(point) ** 2);
      const stray = strays.reduce((a, b) => a + b, 0) / strays.length;
      const unpinned = 1 + STRAY * stray + (isLandSide(bed, side) ? 0 : SHORE) + (parts(bed, side, line) ? 0 : UNPARTED);
      cost = Math.max(0.1, unpinned + pullOf(side.id));
      known.set(side.id, cost);
    }
    return cost;
  };
}

/** Where a run may end: at the rim, in the river it joins, at any shore near its mouth, or, when there is none of these, in the open. */
function goalsOf(
  { graph, isRim, isShore, isFlat }: Ends,
  run: Run,
  joined: ReadonlySet<number>,
): { readonly isOpen: boolean; isGoal(vertex: number): boolean } {
  const mouth = run.points.at(-1) as Point;
  const away = (i: number): number => distance((graph.vertices[i] as Vertex).at, mouth);
  const nearest = (fits: (vertex: number) => boolean) => {
    const goal = nearestVertex(graph, mouth, fits);
    return (i: number): boolean => i === goal;
  };
  if (run.ends === 'rim') return { isOpen: false, isGoal: nearest(isRim) };
  if (joined.size > 0) return { isOpen: false, isGoal: nearest((i) => joined.has(i)) };
  for (const fits of [isShore, isFlat]) {
    const shore = nearestVertex(graph, mouth, fits);
    const limit = shore < 0 ? FAR_MOUTH : Math.max(MOUTH, away(shore) + 0.01);
    if (limit < FAR_MOUTH) return { isOpen: false, isGoal: (i) => fits(i) && away(i) < limit };
  }
  return { isOpen: true, isGoal: nearest((i) => !isRim(i)) };
}

interface Ends {
  readonly graph: SideGraph;
  isRim(vertex: number): boolean;
  isShore(vertex: number): boolean;
  /** Touches a hex that is land only by a pin: sand or mud before the coast. */
  isFlat(vertex: number): boolean;
}

function endsOf({ ground, graph, land, sea }: RiverBed): Ends {
  const vertex = (i: number): Vertex => graph.vertices[i] as Vertex;
  return {
    graph,
    isRim: (i) => vertex(i).hexes.length < 3,
    isFlat: (i) => vertex(i).hexes.some((hex) => (land.landShare[hex] as number) < ground.sheet.seaBelow),
    isShore: (i) => vertex(i).hexes.some((hex) => !land.isLandHex(hex)) || vertex(i).sides.some((id) => sea.has(id)),
  };
}

/** The chain of sides nearest to a run: to the rim, into the river it joins, or to the sea. */
function follow(bed: RiverBed, run: Run, joined: ReadonlySet<number>): { readonly vertices: readonly number[]; readonly trouble?: string } {
  const { graph } = bed;
  const ends = endsOf(bed);
  const isInland = (i: number): boolean => !ends.isRim(i) && !ends.isShore(i);
  const start = nearestVertex(graph, run.points[0] as Point, { source: isInland, rim: ends.isRim, sea: ends.isShore }[run.begins]);
  const { isOpen, isGoal } = goalsOf(ends, run, joined);
  const costOf = createCost(bed, run);
  const vertices = cheapest(start, isGoal, (i) =>
    (graph.vertices[i] as Vertex).sides.map((id) => {
      const side = graph.sides[id] as Side;
      return { to: otherEnd(side, i), cost: costOf(side) };
    }),
  );
  if (!vertices) return { vertices: [], trouble: `${run.name} finds no way to its mouth` };
  return isOpen ? { vertices, trouble: `${run.name} ends in the open: ${run.into} is not on these hexsides` } : { vertices };
}

/** Tributaries after the rivers they join. */
function downstreamFirst(rivers: readonly LineOnSheet[]): LineOnSheet[] {
  const depth = (river: LineOnSheet, below: readonly string[]): number => {
    const into = rivers.find(({ name }) => name === river.into && !below.includes(name));
    return into ? 1 + depth(into, [...below, river.name]) : 0;
  };
  return [...rivers].sort((a, b) => depth(a, [a.name]) - depth(b, [b.name]));
}

/** `troubles` are rivers that end in the open or not at all. */
export function compileRivers(bed: RiverBed): Rivers & { readonly troubles: readonly string[] } {
  const { ground, graph } = bed;
  const { riversOnSides } = ground.sheet;
  const courses: Course[] = [];
  const troubles: string[] = [];
  for (const river of downstreamFirst(ground.rivers.filter(({ kind }) => kind in riversOnSides))) {
    const joined = new Set(courses.filter(({ name }) => name === river.into).flatMap(({ vertices }) => vertices));
    for (const run of runsOf(ground, bed.land, river)) {
      const { vertices, trouble } = follow(bed, run, joined);
      courses.push({ name: river.name, kind: river.kind, vertices });
      if (trouble !== undefined) troubles.push(trouble);
    }
  }
  const bySide = new Map<SideId, RiverSide>();
  for (const { name, kind, vertices } of courses) {
    for (const side of sidesAlong(graph, vertices)) {
      if (isLandSide(bed, side) && !bySide.has(side.id)) bySide.set(side.id, { name, class: riversOnSides[kind] as string });
    }
  }
  return { bySide, flooded: floodedSides(ground, graph, bySide), troubles };
}

/** A river side is flooded where the inundations of 1944 lie on or beside it. */
function floodedSides(ground: SheetGround, graph: SideGraph, bySide: ReadonlyMap<SideId, RiverSide>): Set<SideId> {
  const floods = ground.areas.filter(({ kind }) => kind === 'flooded').map(({ ring }) => ring);
  const regions = floods.map((ring) => createRegion([ring]));
  const edges = createLineIndex(floods);
  const isFlooded = (point: Point): boolean => regions.some((region) => region.has(point)) || edges.distanceTo(point) < BESIDE_FLOOD;
  return new Set([...bySide.keys()].filter((id) => isFlooded(middleOf(graph, graph.sides[id] as Side))));
}
