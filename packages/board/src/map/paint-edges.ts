import { CONDENSED } from '../counter/draw-symbol.js';
import type { SquareLine } from './edges.js';
import { isNear, type PaintJob, strokeAll, toMap, toPixels, widthOf } from './paint-job.js';
import { strokeTicks } from './paint-relief.js';

/** Cliffs and sea walls along the shore. */
export function paintShoreworks(job: PaintJob): void {
  const { ctx, sheet } = job;
  const { cliffs, seaWalls } = sheet.edges;
  const rock = cliffs.filter((e) => isNear(job, e, 0.2));
  const wall = seaWalls.filter((e) => isNear(job, e, 0.2));
  strokeAll(job, ctx, rock, widthOf(job, 0.026, 1), '#6b4a2c');
  strokeAll(job, ctx, wall, widthOf(job, 0.034, 1.3), '#4a463f');
  if (job.scale / job.dpr < 18) return;
  strokeTicks(
    job,
    ctx,
    rock.flatMap((e) => e.ticks),
    'rgba(96,66,38,0.85)',
    0.014,
  );
  strokeTicks(
    job,
    ctx,
    wall.flatMap((e) => e.ticks),
    '#4a463f',
    0.022,
  );
}

/** Boundaries of the rules along hexsides. */
export function paintBoundaries(job: PaintJob): void {
  const { ctx } = job;
  const { boundaries } = job.sheet.edges;
  if (boundaries.length === 0) return;
  toMap(ctx, job);
  ctx.lineCap = 'butt';
  strokeAll(job, ctx, boundaries, widthOf(job, 0.07, 2), 'rgba(132,70,116,0.22)');
  ctx.setLineDash([0.144, 0.072, 0.05, 0.0228]);
  strokeAll(job, ctx, boundaries, widthOf(job, 0.024, 1), 'rgba(112,48,98,0.8)');
  ctx.setLineDash([]);
}

const SQUARE_INK = 'rgba(48,66,128,0.46)';

/** The reference grid with its numbers: along the edges of the sheet, and in each square once there is room. */
export function paintSquares(job: PaintJob): void {
  const { squares } = job.sheet.edges;
  if (squares.length === 0) return;
  toMap(job.ctx, job);
  strokeAll(job, job.ctx, squares, widthOf(job, 0.01, 0.8), SQUARE_INK);
  paintSquareNumbers(job);
}

/** Lines that run up the page are numbered eastward. */
function isEast({ ends: [a, b] }: SquareLine): boolean {
  return Math.abs(b[1] - a[1]) > Math.abs(b[0] - a[0]);
}

function paintSquareNumbers(job: PaintJob): void {
  const { ctx, dpr, scale } = job;
  if (scale / dpr < 26) return;
  const px = Math.min(14, Math.max(8, (scale / dpr) * 0.16)) * dpr;
  toPixels(ctx);
  ctx.font = `600 ${px}px ${CONDENSED}`;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'bottom';
  ctx.lineJoin = 'round';
  ctx.lineWidth = px * 0.22;
  ctx.strokeStyle = 'rgba(246,240,222,0.6)';
  ctx.fillStyle = 'rgba(48,66,128,0.66)';
  const { squares } = job.sheet.edges;
  for (const east of squares.filter(isEast)) {
    for (const north of squares.filter((s) => !isEast(s))) {
      const at = meeting(east, north);
      if (!at || at[0] < job.box.left - 1 || at[0] > job.box.right + 1 || at[1] < job.box.top - 1 || at[1] > job.box.bottom + 1) continue;
      const [x, y] = [at[0] * scale - job.left + px * 0.25, at[1] * scale - job.top - px * 0.1];
      ctx.strokeText(`${east.name}${north.name}`, x, y);
      ctx.fillText(`${east.name}${north.name}`, x, y);
    }
  }
}

function meeting({ ends: [a, b] }: SquareLine, { ends: [c, d] }: SquareLine): readonly [number, number] | undefined {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const cross = rx * sy - ry * sx;
  if (cross === 0) return undefined;
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross;
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / cross;
  return t < 0 || t > 1 || u < 0 || u > 1 ? undefined : [a[0] + rx * t, a[1] + ry * t];
}
