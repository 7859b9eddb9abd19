import { type Box, crossing, distanceToSegment, type Point } from './geometry.js';

/** Broken lines, quick to ask about a point or a short segment beside them. */
export interface LineIndex {
  distanceTo(point: Point): number;
  /** Where the segment a–b crosses the lines, with the number of the line. */
  crossings(a: Point, b: Point): { readonly line: number; readonly at: Point }[];
}

interface Piece {
  readonly line: number;
  readonly a: Point;
  readonly b: Point;
}

const cellOf = Math.floor;
const keyOf = (x: number, y: number): number => x * 65_536 + y;

function boxOf(a: Point, b: Point): Box {
  return {
    left: cellOf(Math.min(a[0], b[0])),
    right: cellOf(Math.max(a[0], b[0])),
    top: cellOf(Math.min(a[1], b[1])),
    bottom: cellOf(Math.max(a[1], b[1])),
  };
}

/** Pieces of the lines by the cells of one hex unit their box meets. */
function cellsOf(lines: readonly (readonly Point[])[]): { readonly cells: Map<number, Piece[]>; readonly span: Box } {
  const cells = new Map<number, Piece[]>();
  const span = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  lines.forEach((points, line) => {
    for (let i = 1; i < points.length; i++) {
      const piece = { line, a: points[i - 1] as Point, b: points[i] as Point };
      const { left, right, top, bottom } = boxOf(piece.a, piece.b);
      span.left = Math.min(span.left, left);
      span.right = Math.max(span.right, right);
      span.top = Math.min(span.top, top);
      span.bottom = Math.max(span.bottom, bottom);
      for (let x = left; x <= right; x++) {
        for (let y = top; y <= bottom; y++) {
          const here = cells.get(keyOf(x, y));
          if (here) here.push(piece);
          else cells.set(keyOf(x, y), [piece]);
        }
      }
    }
  });
  return { cells, span };
}

export function createLineIndex(lines: readonly (readonly Point[])[]): LineIndex {
  const { cells, span } = cellsOf(lines);

  function nearestInRing(point: Point, radius: number, best: number): number {
    const [cx, cy] = [cellOf(point[0]), cellOf(point[1])];
    let least = best;
    for (let x = cx - radius; x <= cx + radius; x++) {
      const step = Math.abs(x - cx) === radius ? 1 : 2 * radius;
      for (let y = cy - radius; y <= cy + radius; y += Math.max(1, step)) {
        for (const { a, b } of cells.get(keyOf(x, y)) ?? []) least = Math.min(least, distanceToSegment(point, a, b));
      }
    }
    return least;
  }

  return {
    distanceTo(point) {
      const [cx, cy] = [cellOf(point[0]), cellOf(point[1])];
      const first = Math.max(0, span.left - cx, cx - span.right, span.top - cy, cy - span.bottom);
      const last = Math.max(span.right - cx, cx - span.left, span.bottom - cy, cy - span.top);
      let best = Number.POSITIVE_INFINITY;
      // A cell of the ring lies at least radius − 1 away.
      for (let radius = first; radius <= last && best > radius - 1; radius++) best = nearestInRing(point, radius, best);
      return best;
    },
    crossings(a, b) {
      const { left, right, top, bottom } = boxOf(a, b);
      const pieces = new Set<Piece>();
      for (let x = left; x <= right; x++)
        for (let y = top; y <= bottom; y++) for (const piece of cells.get(keyOf(x, y)) ?? []) pieces.add(piece);
      return [...pieces].flatMap(({ line, a: c, b: d }) => {
        const at = crossing(a, b, c, d);
        return at ? [{ line, at }] : [];
      });
    },
  };
}
