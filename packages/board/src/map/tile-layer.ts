import type { Sheet } from './sheet.js';

export const TILE = 512;

export type TileImage = ImageBitmap | HTMLCanvasElement;

/** Tiles of the sheet at one scale. */
export interface TileLayer {
  /** Device pixels a hex. */
  readonly scale: number;
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

export function createLayer(paper: Sheet['paper'], scale: number): TileLayer {
  return {
    scale,
    tiles: new Map(),
    range: {
      left: Math.floor((paper.left * scale) / TILE),
      top: Math.floor((paper.top * scale) / TILE),
      right: Math.ceil((paper.right * scale) / TILE),
      bottom: Math.ceil((paper.bottom * scale) / TILE),
    },
  };
}

/** Gives the pictures of a layer back. */
export function closeLayer(layer: TileLayer): void {
  for (const tile of layer.tiles.values()) if ('close' in tile) tile.close();
  layer.tiles.clear();
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
