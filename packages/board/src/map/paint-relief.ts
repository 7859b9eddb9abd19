import type { Context } from '../counter/draw-symbol.js';
import type { Tick } from './edges.js';
import { isNear, type PaintJob, widthOf } from './paint-job.js';

const SHADE = 'rgba(104,76,38,0.5)';
const LIT = 'rgba(150,118,66,0.34)';

/** Heights by steps of tint and by strokes down the slope, darker on the side away from the light. */
export function paintRelief(job: PaintJob): void {
  const { land, sheet } = job;
  const hills = sheet.hills.filter((h) => isNear(job, h, 0.3));
  for (const hill of hills) {
    land.fillStyle = 'rgba(176,136,72,0.13)';
    for (const step of hill.steps) land.fill(step.path);
  }
  const small = job.scale / job.dpr;
  // Strokes that would run into one another are left out.
  const each = small < 18 ? 3 : small < 30 ? 2 : 1;
  strokeTicks(
    job,
    land,
    hills.flatMap((h) => thinned(h.lit, each)),
    LIT,
  );
  strokeTicks(
    job,
    land,
    hills.flatMap((h) => thinned(h.shaded, each)),
    SHADE,
  );
  const crest = (lines: PaintJob['sheet']['edges']['lit']): Tick[] =>
    lines.flatMap((l) => (isNear(job, l, 0.3) ? thinned(l.ticks, each) : []));
  strokeTicks(job, land, crest(sheet.edges.lit), LIT);
  strokeTicks(job, land, crest(sheet.edges.shaded), SHADE);
}

function thinned(ticks: readonly Tick[], each: number): Tick[] {
  return each === 1 ? [...ticks] : ticks.filter((_, i) => i % each === 0);
}

export function strokeTicks(job: PaintJob, ctx: Context, ticks: readonly Tick[], ink: string, width = 0.011): void {
  if (ticks.length === 0) return;
  ctx.beginPath();
  for (const [a, b] of ticks) {
    ctx.moveTo(a[0], a[1]);
    ctx.lineTo(b[0], b[1]);
  }
  ctx.lineWidth = widthOf(job, width, 0.6);
  ctx.strokeStyle = ink;
  ctx.stroke();
}
