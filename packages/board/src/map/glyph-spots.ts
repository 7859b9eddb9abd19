import type { Box, Point } from '../geometry.js';
import type { Sheet, SheetHex } from './sheet.js';

/** Smaller hexes (CSS pixels) show no signs. */
export const GLYPHS_FROM = 12;
const RADIUS = 0.115;

/** Where a hex's signs stand: in the corners a counter leaves free, left, right, then below. */
export function glyphSpot(sheet: Pick<Sheet, 'grid'>, h: Pick<SheetHex, 'x' | 'y'>, index: number): Point {
  const flat = sheet.grid.spec.orientation === 'flat';
  const along = index === 0 ? -0.41 : index === 1 ? 0.41 : 0;
  return flat ? { x: h.x + along, y: h.y + (index > 1 ? 0.4 : 0) } : { x: h.x, y: h.y + along };
}

/** Hex units; `scale` is CSS pixels a hex. */
export function glyphRadius(scale: number): number {
  return Math.max(RADIUS, 3.2 / scale);
}

/** What the signs of a sheet cover at a scale, so that names keep off them. */
export function glyphBoxes(sheet: Sheet, scale: number): Box[] {
  if (scale < GLYPHS_FROM) return [];
  const r = glyphRadius(scale) * 1.25;
  return sheet.hexes.flatMap((h) =>
    h.glyphs.map((_, i) => {
      const { x, y } = glyphSpot(sheet, h, i);
      return { left: x - r, top: y - r, right: x + r, bottom: y + r };
    }),
  );
}
