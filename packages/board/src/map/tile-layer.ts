import type { Context } from '../counter/draw-symbol.js';
import { counterSize } from '../stack-layout.js';
import { glyphBoxes } from './glyph-spots.js';
import { type PlacedLabel, placeLabels, readingScale } from './label-layout.js';
import { fontOf, setSpacing } from './paint-print.js';
import type { Sheet } from './sheet.js';
import { createTextures, type Textures } from './textures.js';

export const TILE = 512;

export type TileImage = ImageBitmap | HTMLCanvasElement;

/** Tiles of the sheet at one scale. */
export interface TileLayer {
  /** Device pixels a hex. */
  readonly scale: number;
  readonly textures: Textures;
  readonly labels: () => readonly PlacedLabel[];
  readonly tiles: Map<number, TileImage>;
  /** Tiles that lie on the paper, as columns and rows from … up to and without … */
  readonly range: TileRange;
}

export interface TileRange {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function tileKey(column: number, row: number): number {
  return (row + 4096) * 8192 + column + 4096;
}

export function createLayer(sheet: Sheet, scale: number, dpr: number, pen: Context): TileLayer {
  const { paper } = sheet;
  let labels: readonly PlacedLabel[] | undefined;
  return {
    scale,
    textures: createTextures(scale),
    labels: () => (labels ??= layOutLabels(sheet, scale / dpr, pen)),
    tiles: new Map(),
    range: {
      left: Math.floor((paper.left * scale) / TILE),
      top: Math.floor((paper.top * scale) / TILE),
      right: Math.ceil((paper.right * scale) / TILE),
      bottom: Math.ceil((paper.bottom * scale) / TILE),
    },
  };
}

function layOutLabels(sheet: Sheet, scale: number, pen: Context): readonly PlacedLabel[] {
  const half = counterSize(scale) / scale / 2;
  return placeLabels(sheet.labels, {
    scale,
    reading: readingScale(scale, sheet.metres),
    frame: sheet.frame,
    blocked: glyphBoxes(sheet, scale),
    measure(text, style) {
      pen.font = fontOf(style, 1);
      setSpacing(pen, style.spacing * style.px);
      const { width } = pen.measureText(text);
      setSpacing(pen, 0);
      return width;
    },
    isCovered(x, y) {
      const hex = sheet.grid.hexAt(x, y);
      if (hex < 0) return false;
      const c = sheet.grid.centre(hex);
      return Math.abs(x - c.x) < half && Math.abs(y - c.y) < half;
    },
  });
}

/** The tiles of a layer that a part of the map (device pixels of the layer) touches. */
export function tilesIn(layer: TileLayer, left: number, top: number, right: number, bottom: number): TileRange {
  return {
    left: Math.max(layer.range.left, Math.floor(left / TILE)),
    top: Math.max(layer.range.top, Math.floor(top / TILE)),
    right: Math.min(layer.range.right, Math.ceil(right / TILE)),
    bottom: Math.min(layer.range.bottom, Math.ceil(bottom / TILE)),
  };
}

export function isComplete(layer: TileLayer, range: TileRange): boolean {
  for (let row = range.top; row < range.bottom; row++) {
    for (let column = range.left; column < range.right; column++) if (!layer.tiles.has(tileKey(column, row))) return false;
  }
  return true;
}
