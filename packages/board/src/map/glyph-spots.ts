import type { Box, Point } from '../geometry.js';
import { readingScale, styleOf } from './label-layout.js';
import type { SheetLabel } from './label-list.js';
import { type Glyph, signOf } from './looks.js';
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

/** A sign at its true place, with the name it stands for. */
export interface Sign {
  readonly x: number;
  readonly y: number;
  readonly glyph: Glyph;
  readonly label: SheetLabel;
}

export function signsOf(labels: readonly SheetLabel[]): Sign[] {
  return labels.flatMap((label) => {
    const glyph = label.sign === undefined ? undefined : signOf(label.sign);
    return glyph ? [{ x: label.at[0], y: label.at[1], glyph, label }] : [];
  });
}

/** Signs come with their names. */
export function signsShown(sheet: Sheet, scale: number): Sign[] {
  if (scale < GLYPHS_FROM) return [];
  const reading = readingScale(scale, sheet.metres);
  return sheet.signs.filter(({ label }) => styleOf(label, reading) !== undefined);
}

/** What the signs of a sheet cover at a scale, so that names keep off them. */
export function glyphBoxes(sheet: Sheet, scale: number): Box[] {
  if (scale < GLYPHS_FROM) return [];
  const r = glyphRadius(scale) * 1.25;
  const box = ({ x, y }: Point): Box => ({ left: x - r, top: y - r, right: x + r, bottom: y + r });
  const inHexes = sheet.hexes.flatMap((h) => h.glyphs.map((_, i) => box(glyphSpot(sheet, h, i))));
  return [...inHexes, ...signsShown(sheet, scale).map(box)];
}
