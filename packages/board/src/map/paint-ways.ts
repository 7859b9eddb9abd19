import { paintShoreworks } from './paint-edges.js';
import { isNear, type PaintJob, strokeAll, toMap, widthOf } from './paint-job.js';

const RIVER = '#5c8fa6';

/** Shoreline and everything that runs: rivers, floods, roads, rails, bridges. */
export function* paintWays(job: PaintJob): Generator<void> {
  const { ctx, sheet } = job;
  toMap(ctx, job);
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  strokeAll(job, ctx, sheet.coast, widthOf(job, 0.02, 1), '#57798a');
  paintShoreworks(job);
  yield;
  paintFloods(job);
  paintRivers(job);
  yield;
  paintRoads(job);
  yield;
  paintRails(job);
  paintBridges(job);
  yield;
}

function paintFloods(job: PaintJob): void {
  const { ctx, sheet } = job;
  const { flooded, seaSides } = sheet.waters;
  strokeAll(job, ctx, flooded, 0.34, 'rgba(152,196,196,0.62)');
  strokeAll(job, ctx, flooded, 0.22, 'rgba(140,190,194,0.55)');
  ctx.beginPath();
  for (const band of flooded) {
    if (!isNear(job, band, 0.4)) continue;
    for (const [i, s] of band.reeds.entries()) {
      const off = (i % 2 === 0 ? 1 : -1) * 0.1;
      const x = s.x - Math.sin(s.angle) * off;
      const y = s.y + Math.cos(s.angle) * off;
      const w = 0.045;
      ctx.moveTo(x - w, y);
      ctx.lineTo(x + w, y);
      for (const k of [-0.6, 0, 0.6]) {
        ctx.moveTo(x + k * w, y);
        ctx.lineTo(x + k * w * 1.4, y - w * 1.1);
      }
    }
  }
  ctx.lineWidth = widthOf(job, 0.011, 0.6);
  ctx.strokeStyle = 'rgba(52,100,104,0.85)';
  if (job.scale / job.dpr > 20) ctx.stroke();
  strokeAll(job, ctx, seaSides, 0.17, '#57798a');
  strokeAll(job, ctx, seaSides, 0.13, '#b9cfd8');
}

function paintRivers(job: PaintJob): void {
  const { ctx, sheet } = job;
  strokeAll(job, ctx, sheet.waters.streams, widthOf(job, 0.016, 0.7), 'rgba(92,143,166,0.6)');
  const afloat = sheet.waters.rivers.filter((r) => r.afloat);
  strokeAll(job, ctx, afloat, widthOf(job, 0.06, 1.2), 'rgba(92,143,166,0.4)');
  const near = sheet.waters.rivers.filter((r) => !r.afloat && isNear(job, r, 0.2));
  for (const [extra, colour] of [
    [0.022, 'rgba(52,92,112,0.75)'],
    [0, RIVER],
  ] as const) {
    ctx.strokeStyle = colour;
    for (const piece of near) {
      ctx.lineWidth = widthOf(job, piece.width, 1.4) + extra;
      ctx.stroke(piece.path);
    }
  }
}

function paintRoads(job: PaintJob): void {
  const { ctx, sheet } = job;
  const { major, minor, lane } = sheet.routes;
  const small = job.scale / job.dpr;
  const casing = widthOf(job, 0.014, small < 20 ? 0.45 : 0.7);
  const thin = widthOf(job, 0.03, 1);
  const broad = widthOf(job, 0.05, small < 20 ? 1.3 : 1.7);
  const narrow = widthOf(job, 0.014, 0.7);
  strokeAll(job, ctx, lane, narrow + casing * 1.2, 'rgba(252,246,228,0.6)');
  strokeAll(job, ctx, lane, narrow, 'rgba(148,122,86,0.85)');
  strokeAll(job, ctx, minor, thin + 2 * casing, 'rgba(252,246,228,0.85)');
  strokeAll(job, ctx, minor, thin, '#a0845c');
  strokeAll(job, ctx, major, broad + 2 * casing, 'rgba(94,38,24,0.9)');
  strokeAll(job, ctx, major, broad + casing * 0.5, '#f7ead0');
  strokeAll(job, ctx, major, broad - casing * 0.2, '#b5533c');
}

function paintRails(job: PaintJob): void {
  const { ctx, sheet } = job;
  const { rail } = sheet.routes;
  strokeAll(job, ctx, rail, widthOf(job, 0.022, 1.1), '#3a3630');
  if (job.scale / job.dpr < 22) return;
  ctx.beginPath();
  const half = widthOf(job, 0.036, 2);
  for (const piece of rail) {
    if (!isNear(job, piece, 0.1)) continue;
    for (const s of piece.ties) {
      ctx.moveTo(s.x - Math.sin(s.angle) * half, s.y + Math.cos(s.angle) * half);
      ctx.lineTo(s.x + Math.sin(s.angle) * half, s.y - Math.cos(s.angle) * half);
    }
  }
  ctx.lineWidth = widthOf(job, 0.014, 0.8);
  ctx.strokeStyle = '#3a3630';
  ctx.stroke();
}

function paintBridges(job: PaintJob): void {
  if (job.scale / job.dpr < 30) return;
  const { ctx, sheet, box } = job;
  ctx.beginPath();
  for (const b of sheet.waters.bridges) {
    if (b.x < box.left - 0.3 || b.x > box.right + 0.3 || b.y < box.top - 0.3 || b.y > box.bottom + 0.3) continue;
    const ux = Math.cos(b.angle);
    const uy = Math.sin(b.angle);
    for (const side of [-1, 1]) {
      const ox = -uy * 0.06 * side;
      const oy = ux * 0.06 * side;
      ctx.moveTo(b.x + ox * 1.7 - ux * 0.12, b.y + oy * 1.7 - uy * 0.12);
      ctx.lineTo(b.x + ox - ux * 0.07, b.y + oy - uy * 0.07);
      ctx.lineTo(b.x + ox + ux * 0.07, b.y + oy + uy * 0.07);
      ctx.lineTo(b.x + ox * 1.7 + ux * 0.12, b.y + oy * 1.7 + uy * 0.12);
    }
  }
  ctx.lineWidth = widthOf(job, 0.022, 1);
  ctx.strokeStyle = '#2a241c';
  ctx.stroke();
}
