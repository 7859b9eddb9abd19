import type { Context } from '../counter/draw-symbol.js';
import { isHole, lightFor } from '../lit.js';
import type { Line } from '../map/smooth.js';
import { centreOf, hexPath, pathOf, type Sheet } from './sheet.js';
import { at, isInSight } from './space.js';

/** Device-independent pixels below which a line is lost on the ground. */
const LEAST_RIM = 1.6;
/** A glaze takes more colour than a cover to be seen as well. */
const GLAZE = 1.3;
const DARK = 'rgba(38,28,6,0.72)';

/** The hexes that may be chosen, so that the ground under them can still be read: a rim, a light fill or a shade on the rest, the recommended ones brightest. */
export function drawLit(sheet: Sheet): void {
  const { ctx, scene, space } = sheet;
  const { lit } = scene;
  if (lit.hexes.length === 0) return;
  const { legal, best } = scene.palette.highlights;
  const { fill, shade } = lightFor(shareInSight(sheet));
  if (shade > 0) {
    ctx.beginPath();
    for (const rims of [scene.rims, lit.rims]) trace(sheet, rims);
    ctx.fillStyle = `rgba(34,32,44,${shade})`;
    ctx.fill('evenodd');
  }
  if (fill > 0) paint(sheet, lit.rims, legal, fill);
  const width = Math.max(LEAST_RIM * scene.dpr, space.scale * 0.055);
  rim(sheet, lit.rims, legal, width);
  if (lit.best.length === 0) return;
  paint(sheet, lit.bestRims, best, 0.36);
  pathOf(
    sheet,
    lit.best.map((hex) => ({ hex })),
    0.9,
  );
  ctx.lineWidth = Math.max(1, width * 0.5);
  ctx.strokeStyle = best;
  ctx.stroke();
  rim(sheet, lit.bestRims, best, width * 1.3);
}

/** Which part of the hexes in sight may be chosen. */
function shareInSight({ scene, space, grid }: Sheet): number {
  const inSight = (p: { readonly x: number; readonly y: number }): boolean => {
    const spot = at(space, p);
    return isInSight(space, spot.x, spot.y, 0);
  };
  const all = scene.centres.filter(inSight).length;
  return all === 0 ? 0 : scene.lit.hexes.filter((hex) => inSight(grid.centre(hex))).length / all;
}

function trace({ ctx, space }: Sheet, rims: readonly Line[]): void {
  for (const line of rims) {
    for (const [i, [x, y]] of line.entries()) {
      if (i === 0) ctx.moveTo(space.left + x * space.scale, space.top + y * space.scale);
      else ctx.lineTo(space.left + x * space.scale, space.top + y * space.scale);
    }
    ctx.closePath();
  }
}

/** Like a glaze: what is pale under it shines, names and lines stay dark. */
function paint(sheet: Sheet, rims: readonly Line[], colour: string, alpha: number): void {
  const { ctx } = sheet;
  ctx.beginPath();
  trace(sheet, rims);
  ctx.fillStyle = colour;
  ctx.globalCompositeOperation = 'overlay';
  ctx.globalAlpha = alpha * GLAZE;
  ctx.fill('evenodd');
  ctx.globalAlpha = 1;
  ctx.globalCompositeOperation = 'source-over';
}

/** Holes have a thin rim: a bright one would look like a hex that may be chosen. */
function rim(sheet: Sheet, rims: readonly Line[], colour: string, width: number): void {
  const { ctx, scene } = sheet;
  ctx.lineJoin = 'round';
  ctx.beginPath();
  trace(sheet, rims.filter(isHole));
  ctx.lineWidth = scene.dpr;
  ctx.strokeStyle = DARK;
  ctx.stroke();
  ctx.beginPath();
  trace(
    sheet,
    rims.filter((line) => !isHole(line)),
  );
  twice(ctx, colour, width, scene.dpr);
}

/** A bright line in a dark casing shows on any ground. */
function twice(ctx: Context, colour: string, width: number, dpr: number): void {
  ctx.lineWidth = width + 1.6 * dpr;
  ctx.strokeStyle = DARK;
  ctx.stroke();
  ctx.lineWidth = width;
  ctx.strokeStyle = colour;
  ctx.stroke();
}

/** Counters hide the ground they stand on: where they may be chosen as a place, a frame of the hex lies over them. */
export function drawOccupied(sheet: Sheet): void {
  const { ctx, scene, space } = sheet;
  const { occupied } = scene.lit;
  if (occupied.length === 0) return;
  const seen = occupied.flatMap((hex) => centreOf(sheet, hex) ?? []);
  ctx.beginPath();
  for (const c of seen) hexPath(ctx, scene.corners, c.x, c.y, space.scale * 0.95);
  ctx.lineJoin = 'round';
  twice(ctx, scene.palette.highlights.legal, Math.max(2 * scene.dpr, space.scale * 0.075), scene.dpr);
}
