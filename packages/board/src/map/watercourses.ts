import type { Grid } from '@bocage/hex';
import { cornerOffsets } from '../geometry.js';
import type { GroundPoint } from '../map-file.js';
import { cornerKey } from './outline.js';
import { chaikin, type Line, roughen } from './smooth.js';

export interface RiverSide {
  readonly a: number;
  readonly b: number;
}

/** A stretch of river along hexsides, from its upper end down, with widths of 0 … 1 at both ends. */
export interface Watercourse {
  readonly points: Line;
  readonly width: readonly [number, number];
}

interface Node {
  readonly at: GroundPoint;
  readonly edges: Set<number>;
  /** Touches a hex of the sea. */
  wet: boolean;
  /** Hexsides to the mouth. */
  down: number;
}

/** Hexsides of one river network to full width, from the mouth up. */
const FULL_LENGTH = 26;

/** Joins river hexsides into stretches between springs, forks and mouths, each wider the nearer it is to the sea. */
export function watercourses(grid: Grid, sides: readonly RiverSide[], isSea: (hex: number) => boolean): Watercourse[] {
  const nodes = buildNodes(grid, sides, isSea);
  measure(nodes);
  const used = new Set<string>();
  const out: Watercourse[] = [];
  const ends = [...nodes].filter(([, n]) => n.edges.size !== 2);
  for (const [key] of [...ends, ...nodes]) {
    const node = nodes.get(key) as Node;
    for (const other of node.edges) {
      if (used.has(edgeKey(key, other))) continue;
      out.push(walk(nodes, used, key, other));
    }
  }
  return out;
}

function edgeKey(a: number, b: number): string {
  return a < b ? `${a}|${b}` : `${b}|${a}`;
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

function buildNodes(grid: Grid, sides: readonly RiverSide[], isSea: (hex: number) => boolean): Map<number, Node> {
  const nodes = new Map<number, Node>();
  const node = (at: GroundPoint): number => {
    const key = cornerKey(...at);
    if (!nodes.has(key)) nodes.set(key, { at, edges: new Set(), wet: touchesSea(grid, at, isSea), down: Infinity });
    return key;
  };
  for (const { a, b } of sides) {
    const ends = sideEnds(grid, a, b);
    if (!ends) continue;
    const p = node(ends[0]);
    const q = node(ends[1]);
    nodes.get(p)?.edges.add(q);
    nodes.get(q)?.edges.add(p);
  }
  return nodes;
}

function touchesSea(grid: Grid, [x, y]: GroundPoint, isSea: (hex: number) => boolean): boolean {
  for (let k = 0; k < 6; k++) {
    const angle = (k * Math.PI) / 3 + Math.PI / 6;
    for (const turn of [0, Math.PI / 6]) {
      const hex = grid.hexAt(x + 0.2 * Math.cos(angle + turn), y + 0.2 * Math.sin(angle + turn));
      if (hex >= 0 && isSea(hex)) return true;
    }
  }
  return false;
}

/** Steps down to the nearest mouth; a network that never meets the sea runs down to any of its ends. */
function measure(nodes: Map<number, Node>): void {
  spread(
    nodes,
    [...nodes].filter(([, n]) => n.wet).map(([k]) => k),
  );
  for (const [key, node] of nodes) if (node.down === Infinity && node.edges.size === 1) spread(nodes, [key]);
  for (const [key, node] of nodes) if (node.down === Infinity) spread(nodes, [key]);
}

function spread(nodes: Map<number, Node>, from: readonly number[]): void {
  let ring = [...from];
  for (const key of ring) (nodes.get(key) as Node).down = 0;
  for (let steps = 1; ring.length > 0; steps++) {
    const next: number[] = [];
    for (const key of ring) {
      for (const other of (nodes.get(key) as Node).edges) {
        const n = nodes.get(other) as Node;
        if (n.down <= steps) continue;
        n.down = steps;
        next.push(other);
      }
    }
    ring = next;
  }
}

function walk(nodes: Map<number, Node>, used: Set<string>, start: number, towards: number): Watercourse {
  const keys = [start];
  let here = start;
  let next: number | undefined = towards;
  while (next !== undefined) {
    used.add(edgeKey(here, next));
    keys.push(next);
    const node = nodes.get(next) as Node;
    const before = here;
    here = next;
    next = node.edges.size === 2 ? [...node.edges].find((k) => k !== before && !used.has(edgeKey(here, k))) : undefined;
  }
  const upper = nodes.get(keys[0] as number) as Node;
  const lower = nodes.get(keys[keys.length - 1] as number) as Node;
  if (upper.down < lower.down) keys.reverse();
  const high = Math.max(upper.down, lower.down);
  const low = Math.min(upper.down, lower.down);
  const line = keys.map((k) => (nodes.get(k) as Node).at);
  return { points: chaikin(roughen(line, 'open', 2, 0.05), 'open', 3), width: [widthAt(high), widthAt(low)] };
}

function widthAt(down: number): number {
  return Math.max(0.12, 1 - down / FULL_LENGTH);
}
