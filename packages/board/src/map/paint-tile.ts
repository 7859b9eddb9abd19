import type { PaintJob } from './paint-job.js';
import { toPixels } from './paint-job.js';
import { paintLand } from './paint-land.js';
import { paintPrint } from './paint-print.js';
import { paintSea } from './paint-sea.js';
import { paintWays } from './paint-ways.js';

/** Paints one tile step by step; between two steps the board may draw a frame. */
export function* paintTile(job: PaintJob): Generator<void> {
  yield* paintSea(job);
  yield* paintLand(job);
  toPixels(job.ctx);
  job.ctx.drawImage(job.land.canvas, 0, 0);
  yield;
  yield* paintWays(job);
  yield* paintPrint(job);
}
