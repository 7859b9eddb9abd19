import { LOOK_FILL } from './looks.js';
import { isNear, type PaintJob, strokeAll, toMap, toPixels, widthOf } from './paint-job.js';

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
  for (const beach of sheet.beaches) {
    ctx.globalAlpha = 0.3;
    strokeAll(job, ctx, beach.shore, 0.62, beach.tint);
    ctx.globalAlpha = 1;
  }
  yield;
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
