import type { Context } from '../counter/draw-symbol.js';
import { type Box, overlaps } from '../geometry.js';
import type { PlacedLabel } from './label-layout.js';
import type { Drawn } from './paths.js';
import type { Sheet } from './sheet.js';
import type { Textures } from './textures.js';

/** Everything one tile is painted with. Contexts draw in hex units unless a painter says otherwise. */
export interface PaintJob {
  readonly sheet: Sheet;
  /** The finished tile. */
  readonly ctx: Context;
  /** A second surface of the same size where the land is put together. */
  readonly land: Context;
  /** Device pixels a hex, and device pixels a CSS pixel. */
  readonly scale: number;
  readonly dpr: number;
  /** Device pixels from the map's origin to the tile's corner. */
  readonly left: number;
  readonly top: number;
  readonly size: number;
  /** The part of the map in the tile. */
  readonly box: Box;
  readonly textures: Textures;
  readonly labels: readonly PlacedLabel[];
  readonly table: string;
  readonly dim: string | undefined;
}

/** Hex units for a width that never falls below some device pixels. */
export function widthOf(job: PaintJob, units: number, leastPx: number): number {
  return Math.max(units, (leastPx * job.dpr) / job.scale);
}

export function toMap(ctx: Context, job: PaintJob): void {
  ctx.setTransform(job.scale, 0, 0, job.scale, -job.left, -job.top);
}

export function toPixels(ctx: Context): void {
  ctx.setTransform(1, 0, 0, 1, 0, 0);
}

export function isNear(job: PaintJob, thing: { readonly box: Box }, reach: number): boolean {
  const { box } = job;
  return overlaps(thing.box, { left: box.left - reach, top: box.top - reach, right: box.right + reach, bottom: box.bottom + reach });
}

/** Strokes all that come near the tile as one path. */
export function strokeAll(job: PaintJob, ctx: Context, things: readonly Drawn[], width: number, colour: string): void {
  const path = new Path2D();
  let any = false;
  for (const thing of things) {
    if (!isNear(job, thing, width)) continue;
    path.addPath(thing.path);
    any = true;
  }
  if (!any) return;
  ctx.lineWidth = width;
  ctx.strokeStyle = colour;
  ctx.stroke(path);
}
