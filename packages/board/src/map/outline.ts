import type { Grid } from '@bocage/hex';
import { cornerOffsets } from '../geometry.js';
import type { GroundPoint } from '../map-file.js';
import { chaikin, type Line, roughen } from './smooth.js';

/** Corners are shared by three hexes whose arithmetic differs in the last digits. */
export function cornerKey(x: number, y: number): number {
  return (Math.round(x * 1000) + 2 ** 20) * 2 ** 21 + Math.round(y * 1000) + 2 ** 20;
}

/** The rims of a set of hexes as closed rings along hexsides, the set always to the right. */
export function rimsOf(grid: Grid, hexes: ReadonlySet<number>): Line[] {
  const corners = cornerOffsets(grid.spec.orientation);
  const next = new Map<number, GroundPoint[]>();
  const starts = new Map<number, GroundPoint>();
  for (const hex of hexes) {
    const c = grid.centre(hex);
    for (let d = 0; d < 6; d++) {
      if (hexes.has(grid.neighbour(hex, d))) continue;
      const a = corners[d] as { x: number; y: number };
      const b = corners[(d + 1) % 6] as { x: number; y: number };
      const from: GroundPoint = [c.x + a.x, c.y + a.y];
      const key = cornerKey(...from);
      starts.set(key, from);
      const list = next.get(key) ?? [];
      list.push([c.x + b.x, c.y + b.y]);
      next.set(key, list);
    }
  }
  return chain(next, starts);
}

function chain(next: Map<number, GroundPoint[]>, starts: ReadonlyMap<number, GroundPoint>): Line[] {
  const rings: Line[] = [];
  for (const [first, start] of starts) {
    while ((next.get(first)?.length ?? 0) > 0) {
      const ring: GroundPoint[] = [start];
      let key = first;
      for (;;) {
        const step = next.get(key)?.pop();
        if (!step) break;
        key = cornerKey(...step);
        if (key === first) break;
        ring.push(step);
      }
      if (ring.length > 2) rings.push(ring);
    }
  }
  return rings;
}

/** The same rims as a hand would draw them: hugging the hexsides without being straight. Neighbouring areas fit each other. */
export function naturalRims(grid: Grid, hexes: ReadonlySet<number>): Line[] {
  return rimsOf(grid, hexes).map((ring) => chaikin(roughen(ring, 'closed', 3, 0.055), 'closed', 2));
}
