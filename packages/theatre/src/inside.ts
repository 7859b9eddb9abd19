import type { Point } from './geometry.js';

const BAND = 0.25;

/** Answers whether a point lies in closed rings (even-odd), reading only the edges of its own horizontal band. */
export function createInside(rings: readonly (readonly Point[])[]): (point: Point) => boolean {
  const bands = new Map<number, (readonly [Point, Point])[]>();
  for (const ring of rings) {
    ring.forEach((b, i) => {
      const a = ring[(i + ring.length - 1) % ring.length] as Point;
      const first = Math.floor(Math.min(a[1], b[1]) / BAND);
      const last = Math.floor(Math.max(a[1], b[1]) / BAND);
      for (let band = first; band <= last; band++) {
        const edges = bands.get(band);
        if (edges) edges.push([a, b]);
        else bands.set(band, [[a, b]]);
      }
    });
  }
  return ([x, y]) => {
    let isInside = false;
    for (const [a, b] of bands.get(Math.floor(y / BAND)) ?? []) {
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) isInside = !isInside;
    }
    return isInside;
  };
}
