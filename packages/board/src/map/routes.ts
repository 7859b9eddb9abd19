import type { Grid } from '@bocage/hex';
import type { GroundPoint } from '../map-file.js';
import type { Line } from './smooth.js';

export interface RouteSide {
  readonly a: number;
  readonly b: number;
}

/** Roads or rails as the rules know them: through the middle of the hexsides they cross, curving inside the hexes. */
export function routeCurves(grid: Grid, sides: readonly RouteSide[]): Line[] {
  const mids = new Map<number, GroundPoint[]>();
  for (const { a, b } of sides) {
    const p = grid.centre(a);
    const q = grid.centre(b);
    const mid: GroundPoint = [(p.x + q.x) / 2, (p.y + q.y) / 2];
    for (const hex of [a, b]) mids.set(hex, [...(mids.get(hex) ?? []), mid]);
  }
  return [...mids].flatMap(([hex, ends]) => {
    const c = grid.centre(hex);
    return throughHex([c.x, c.y], ends);
  });
}

/** The two ends most nearly opposite run through; every other joins at the centre. */
function throughHex(centre: GroundPoint, ends: readonly GroundPoint[]): Line[] {
  if (ends.length === 1) return [[ends[0] as GroundPoint, centre]];
  const [i, j] = straightest(centre, ends);
  const a = ends[i] as GroundPoint;
  const b = ends[j] as GroundPoint;
  const main = bend(a, centre, b);
  const joint = main[Math.floor(main.length / 2)] as GroundPoint;
  return [main, ...ends.filter((_, k) => k !== i && k !== j).map((end) => [end, joint])];
}

function straightest(centre: GroundPoint, ends: readonly GroundPoint[]): readonly [number, number] {
  let best: readonly [number, number] = [0, 1];
  let least = Infinity;
  for (let i = 0; i < ends.length; i++) {
    for (let j = i + 1; j < ends.length; j++) {
      const [ax, ay] = ends[i] as GroundPoint;
      const [bx, by] = ends[j] as GroundPoint;
      const off = Math.hypot(ax + bx - 2 * centre[0], ay + by - 2 * centre[1]);
      if (off < least) {
        least = off;
        best = [i, j];
      }
    }
  }
  return best;
}

function bend(a: GroundPoint, via: GroundPoint, b: GroundPoint): Line {
  const out: GroundPoint[] = [];
  for (let k = 0; k <= 8; k++) {
    const t = k / 8;
    const u = 1 - t;
    out.push([u * u * a[0] + 2 * u * t * via[0] + t * t * b[0], u * u * a[1] + 2 * u * t * via[1] + t * t * b[1]]);
  }
  return out;
}
