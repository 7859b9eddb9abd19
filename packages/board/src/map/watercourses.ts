import type { Grid } from '@bocage/hex';
import { cornerOffsets } from '../geometry.js';
import type { GroundPoint } from '../map-file.js';
import { cornerKey } from './outline.js';
import { chaikin, type Line, roughen } from './smooth.js';

export interface RiverSide {
  readonly a: number;
  readonly b: number;
  readonly name: string;
}

/** A stretch of one river along hexsides, from its upper end down; how far down its river it begins and ends, 0 … 1. */
export interface Watercourse {
  readonly name: string;
  readonly points: Line;
  readonly share: readonly [number, number];
}

interface Node {
  readonly at: GroundPoint;
  /** Neighbouring corner → name of the river between. */
  readonly edges: Map<number, string>;
  readonly wet: boolean;
  /** Hexsides to the mouth. */
  down: number;
}
type Nodes = Map<number, Node>;

/** Joins river hexsides into stretches between springs, forks and mouths. */
export function watercourses(grid: Grid, sides: readonly RiverSide[], isSea: (hex: number) => boolean): Watercourse[] {
  const nodes = buildNodes(grid, sides, isSea);
  measure(nodes);
  const reach = reachOf(nodes);
  const used = new Set<string>();
  const out: Watercourse[] = [];
  const ends = [...nodes.keys()].filter((key) => !isPassage(nodes.get(key) as Node));
  for (const key of [...ends, ...nodes.keys()]) {
    for (const [other, name] of (nodes.get(key) as Node).edges) {
      if (!used.has(edgeKey(key, other))) out.push(walk(nodes, used, { start: key, towards: other, name }, reach));
    }
  }
  return out;
}

function edgeKey(a: number, b: number): string {
  return a < b ? `${a}|${b}` : `${b}|${a}`;
}

/** One river comes in and goes out. */
function isPassage(node: Node): boolean {
  const names = [...node.edges.values()];
  return names.length === 2 && names[0] === names[1];
}

/** The two corners of the side between adjacent hexes. */
export function sideEnds(grid: Grid, a: number, b: number): readonly [GroundPoint, GroundPoint] | undefined {
  const d = grid.directionTo(a, b);
  if (d < 0) return undefined;
  const corners = cornerOffsets(grid.spec.orientation);
  const c = grid.centre(a);
  const p = corners[d] as { x: number; y: number };
  const q = corners[(d + 1) % 6] as { x: number; y: number };
  return [
    [c.x + p.x, c.y + p.y],
    [c.x + q.x, c.y + q.y],
  ];
}

function buildNodes(grid: Grid, sides: readonly RiverSide[], isSea: (hex: number) => boolean): Nodes {
  const nodes: Nodes = new Map();
  const node = (at: GroundPoint): number => {
    const key = cornerKey(...at);
    if (!nodes.has(key)) nodes.set(key, { at, edges: new Map(), wet: touchesSea(grid, at, isSea), down: Infinity });
    return key;
  };
  for (const { a, b, name } of sides) {
    const ends = sideEnds(grid, a, b);
    if (!ends) continue;
    const p = node(ends[0]);
    const q = node(ends[1]);
    nodes.get(p)?.edges.set(q, name);
    nodes.get(q)?.edges.set(p, name);
  }
  return nodes;
}

function touchesSea(grid: Grid, [x, y]: GroundPoint, isSea: (hex: number) => boolean): boolean {
  for (let k = 0; k < 12; k++) {
    const angle = (k * Math.PI) / 6;
    const hex = grid.hexAt(x + 0.2 * Math.cos(angle), y + 0.2 * Math.sin(angle));
    if (hex >= 0 && isSea(hex)) return true;
  }
  return false;
}

/** Steps down to the nearest mouth; a network that never meets the sea runs down to any of its ends. */
function measure(nodes: Nodes): void {
  spread(
    nodes,
    [...nodes].filter(([, n]) => n.wet).map(([k]) => k),
  );
  for (const [key, node] of nodes) if (node.down === Infinity && node.edges.size === 1) spread(nodes, [key]);
  for (const [key, node] of nodes) if (node.down === Infinity) spread(nodes, [key]);
}

function spread(nodes: Nodes, from: readonly number[]): void {
  let ring = [...from];
  for (const key of ring) (nodes.get(key) as Node).down = 0;
  for (let steps = 1; ring.length > 0; steps++) {
    const next: number[] = [];
    for (const key of ring) {
      for (const other of (nodes.get(key) as Node).edges.keys()) {
        const n = nodes.get(other) as Node;
        if (n.down <= steps) continue;
        n.down = steps;
        next.push(other);
      }
    }
    ring = next;
  }
}

/** Nearest to and farthest from the mouth that each river comes. */
function reachOf(nodes: Nodes): Map<string, readonly [number, number]> {
  const reach = new Map<string, readonly [number, number]>();
  for (const node of nodes.values()) {
    for (const name of node.edges.values()) {
      const [low, high] = reach.get(name) ?? [Infinity, 0];
      reach.set(name, [Math.min(low, node.down), Math.max(high, node.down)]);
    }
  }
  return reach;
}

interface Start {
  readonly start: number;
  readonly towards: number;
  readonly name: string;
}

function walk(
  nodes: Nodes,
  used: Set<string>,
  { start, towards, name }: Start,
  reach: Map<string, readonly [number, number]>,
): Watercourse {
  const keys = [start];
  let here = start;
  let next: number | undefined = towards;
  while (next !== undefined) {
    used.add(edgeKey(here, next));
    keys.push(next);
    const node = nodes.get(next) as Node;
    const at: number = next;
    next = isPassage(node) ? [...node.edges.keys()].find((k) => k !== here && !used.has(edgeKey(at, k))) : undefined;
    here = at;
  }
  if (downOf(nodes, keys[0]) < downOf(nodes, keys.at(-1))) keys.reverse();
  const [low, high] = reach.get(name) as readonly [number, number];
  const share = (key: number | undefined): number => (high === low ? 1 : (high - downOf(nodes, key)) / (high - low));
  const line = keys.map((k) => (nodes.get(k) as Node).at);
  return { name, points: chaikin(roughen(line, 'open', 2, 0.05), 'open', 3), share: [share(keys[0]), share(keys.at(-1))] };
}

function downOf(nodes: Nodes, key: number | undefined): number {
  return nodes.get(key as number)?.down ?? 0;
}
