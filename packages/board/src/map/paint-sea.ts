import type { Grid } from '@bocage/hex';
import type { Area } from './areas.js';
import { LOOK_FILL, type TerrainLook } from './looks.js';
import { naturalRims } from './outline.js';
import { isNear, type PaintJob, strokeAll, toMap, toPixels, widthOf } from './paint-job.js';
import { addLine } from './paths.js';
import type { SheetHex } from './sheet.js';

/** Two shallow bands and the fine lines engravers drew along a shore, from the open sea in. */
const BANDS = [
  { out: 0.78, fill: '#bfd4dc' },
  { out: 0.36, fill: '#cadce1' },
] as const;
const LINES = [
  { out: 0.6, ink: 'rgba(92,143,166,0.20)' },
  { out: 0.42, ink: 'rgba(92,143,166,0.26)' },
  { out: 0.26, ink: 'rgba(92,143,166,0.34)' },
  { out: 0.13, ink: 'rgba(92,143,166,0.44)' },
] as const;

export function* paintSea(job: PaintJob): Generator<void> {
  const { ctx, sheet } = job;
  toPixels(ctx);
  ctx.fillStyle = LOOK_FILL.sea;
  ctx.fillRect(0, 0, job.size, job.size);
  toMap(ctx, job);
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  const near = sheet.coast.filter((c) => isNear(job, c, 1));
  if (near.length > 0) {
    for (const band of BANDS) strokeAll(job, ctx, near, 2 * band.out, band.fill);
    yield;
    if (job.scale / job.dpr > 16) yield* engrave(job, near);
  }
  yield* paintFlats(job);
  for (const beach of sheet.beaches) {
    ctx.globalAlpha = 0.3;
    strokeAll(job, ctx, beach.shore, 0.62, beach.tint);
    ctx.globalAlpha = 1;
  }
  yield;
}

/** Sand the tide leaves bare, and the hexes the rules make of it. */
function* paintFlats(job: PaintJob): Generator<void> {
  const { ctx, sheet } = job;
  const near = sheet.areas.filter((a) => a.look === 'tidal' && isNear(job, a, 0.1));
  const hexes = sheet.flats.filter((h) => isNear(job, { box: { left: h.x, right: h.x, top: h.y, bottom: h.y } }, 1));
  for (const [look, path] of flatPaths(near, hexes, sheet.grid)) {
    yield* job.textures.prepare(look);
    ctx.globalAlpha = 0.8;
    ctx.fillStyle = LOOK_FILL[look];
    ctx.fill(path);
    ctx.fillStyle = job.textures.pattern(ctx, look) ?? LOOK_FILL[look];
    ctx.fill(path);
    ctx.globalAlpha = 1;
  }
}

function flatPaths(areas: readonly Area[], hexes: readonly SheetHex[], grid: Grid): (readonly [TerrainLook, Path2D])[] {
  const paths = new Map<TerrainLook, Path2D>();
  const pathOf = (look: TerrainLook): Path2D => {
    const path = paths.get(look) ?? new Path2D();
    paths.set(look, path);
    return path;
  };
  for (const area of areas) pathOf(area.look).addPath(area.path);
  for (const look of new Set(hexes.map((h) => h.look))) {
    const own = new Set(hexes.filter((h) => h.look === look).map((h) => h.hex));
    for (const rim of naturalRims(grid, own)) addLine(pathOf(look), rim, 'closed');
  }
  return [...paths];
}

/** A line parallel to the shore is a broad stroke with a slightly narrower one of the water's colour over it. */
function* engrave(job: PaintJob, near: PaintJob['sheet']['coast']): Generator<void> {
  const thin = widthOf(job, 0.012, 0.9);
  for (const line of LINES) {
    strokeAll(job, job.ctx, near, 2 * line.out + thin, line.ink);
    const fill = line.out > BANDS[1].out ? BANDS[0].fill : BANDS[1].fill;
    strokeAll(job, job.ctx, near, 2 * line.out - thin, fill);
    yield;
  }
}
