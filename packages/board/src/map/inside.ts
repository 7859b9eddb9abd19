import type { GroundPoint } from '../map-file.js';
import type { Line } from './smooth.js';

const ROW = 0.25;

/** Tells whether a point lies inside rings by even-odd. Edges are sorted into rows, so asking often is cheap. */
export function insideTest(rings: readonly Line[]): (x: number, y: number) => boolean {
  const rows = new Map<number, (readonly [GroundPoint, GroundPoint])[]>();
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      const a = ring[i] as GroundPoint;
      const b = ring[(i + 1) % ring.length] as GroundPoint;
      const from = Math.floor(Math.min(a[1], b[1]) / ROW);
      const to = Math.floor(Math.max(a[1], b[1]) / ROW);
      for (let row = from; row <= to; row++) {
        const list = rows.get(row);
        if (list) list.push([a, b]);
        else rows.set(row, [[a, b]]);
      }
    }
  }
  return (x, y) => {
    let inside = false;
    for (const [a, b] of rows.get(Math.floor(y / ROW)) ?? []) {
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
    }
    return inside;
  };
}
