import type { Point } from './geometry.js';
import type { Squares } from './map-file.js';
import { createPage } from './projection.js';
import type { Sheet } from './sheet.js';

export interface SquareGrid {
  /** EENN of a point of the page. */
  labelAt(page: Point): string;
  /** Where the corner of a square lies on the page. */
  corner(east: number, north: number): Point;
  /** East and north of a point of the page, in squares. */
  at(page: Point): Point;
}

const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');

/** The square reference grid over a sheet: straight on the page, whatever the sheet's bends do to the ground. */
export function createSquares(sheet: Sheet, { metres, rotation, east, north }: Squares): SquareGrid {
  const page = createPage(sheet);
  const turn = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (point: Point): Point => {
    const [x, y] = page.toPlane(point);
    return [east + (x * cos + y * sin) / metres, north + (y * cos - x * sin) / metres];
  };
  return {
    at,
    labelAt: (point) => at(point).map(two).join(''),
    corner(e, n) {
      const [u, v] = [(e - east) * metres, (n - north) * metres];
      return page.fromPlane([u * cos - v * sin, u * sin + v * cos]);
    },
  };
}
