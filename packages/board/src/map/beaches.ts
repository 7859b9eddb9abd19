import type { Grid } from '@bocage/hex';
import type { GroundPoint, MapFile } from '../map-file.js';
import { beachOf } from './looks.js';
import { type Drawn, drawn } from './paths.js';
import type { Line } from './smooth.js';

export interface Beach {
  readonly name: string;
  readonly tint: string;
  readonly hexes: readonly number[];
  /** The shore inside its hexes. */
  readonly shore: readonly Drawn[];
  /** Middle of the shore, for its name. */
  readonly middle: GroundPoint;
}

const TINTS = ['#c27b4e', '#8673a8', '#c4a13a', '#4f8f7a', '#b0606a', '#6b8fc0', '#9a8a5a'];

export function beachesOf(grid: Grid, map: MapFile, shore: readonly Line[]): Beach[] {
  const hexes = new Map<string, number[]>();
  for (const h of map.hexes) {
    const hex = grid.parse(h.hex);
    if (hex === undefined) continue;
    for (const name of (h.features ?? []).map(beachOf)) if (name !== undefined) hexes.set(name, [...(hexes.get(name) ?? []), hex]);
  }
  const owner = new Map([...hexes].flatMap(([name, list]) => list.map((hex) => [hex, name] as const)));
  const runs = shoreRuns(grid, shore, owner);
  return [...hexes].map(([name, list], i) => {
    const lines = runs.get(name) ?? [];
    return {
      name,
      tint: TINTS[i % TINTS.length] as string,
      hexes: list,
      shore: lines.map((l) => drawn(l, 'open')),
      middle: middleOf(grid, list, lines),
    };
  });
}

/** Cuts the shore into the stretches that lie in beach hexes, by beach. */
function shoreRuns(grid: Grid, shore: readonly Line[], owner: ReadonlyMap<number, string>): Map<string, GroundPoint[][]> {
  const out = new Map<string, GroundPoint[][]>();
  for (const line of shore) {
    let name: string | undefined;
    let run: GroundPoint[] = [];
    for (const p of line) {
      const here = owner.get(grid.hexAt(p[0], p[1]));
      if (here !== name) {
        name = here;
        run = [];
        if (here !== undefined) out.set(here, [...(out.get(here) ?? []), run]);
      }
      run.push(p);
    }
  }
  for (const [name, runs] of out)
    out.set(
      name,
      runs.filter((r) => r.length > 1),
    );
  return out;
}

function middleOf(grid: Grid, hexes: readonly number[], lines: readonly Line[]): GroundPoint {
  const points = lines.flat();
  if (points.length > 0) return mean(points);
  return mean(
    hexes.map((h) => {
      const c = grid.centre(h);
      return [c.x, c.y] as const;
    }),
  );
}

function mean(points: readonly GroundPoint[]): GroundPoint {
  const n = Math.max(1, points.length);
  return [points.reduce((s, p) => s + p[0], 0) / n, points.reduce((s, p) => s + p[1], 0) / n];
}
