import { resolve } from 'node:path';
import type { HexId } from '@bocage/hex';
import { runScript } from '../bench/script.js';
import { browser } from '../browser.js';
import type { MapFiles } from './map-files.js';
import type { Atlas } from './where.js';

// What the sheet needs beyond its hexes: neat line and margin of paper, hexes.
const PAPER = 0.7;
const WHOLE_WIDTH = 2400;
const CROP = { width: 1400, height: 1000, scale: 64 };

export interface Printed {
  readonly out: string;
  readonly width: number;
  readonly height: number;
}

export interface Print {
  readonly out: string;
  readonly width: number | undefined;
  /** The middle of a crop at play zoom; absent, the whole sheet. */
  readonly at: HexId | undefined;
}

/** Height over width of the whole sheet. */
function shapeOf({ grid }: Atlas): number {
  const centres = Array.from({ length: grid.size }, (_, hex) => grid.centre(hex));
  const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values) + 1 + 2 * PAPER;
  return span(centres.map(({ y }) => y)) / span(centres.map(({ x }) => x));
}

/** Draws the sheet, or a crop of it, as the board shows it. */
export function printMap(atlas: Atlas, { mapPath, groundPath }: MapFiles, { out, width, at }: Print): Promise<Printed> {
  const job = { map: mapPath, ground: groundPath, out: resolve(out), chromium: browser('Drawing a map') };
  if (at === undefined) {
    const wide = width ?? WHOLE_WIDTH;
    return runScript('packages/board/bench/print.mjs', [
      JSON.stringify({ ...job, width: wide, height: Math.round(wide * shapeOf(atlas)) }),
    ]);
  }
  const wide = width ?? CROP.width;
  const size = { width: wide, height: Math.round((wide * CROP.height) / CROP.width) };
  const view = { ...atlas.grid.centre(at), scale: CROP.scale };
  return runScript('packages/board/bench/print.mjs', [JSON.stringify({ ...job, ...size, at: view })]);
}
