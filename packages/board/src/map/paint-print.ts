import { CONDENSED, type Context, SERIF } from '../counter/draw-symbol.js';
import { GLYPHS_FROM, glyphRadius, glyphSpot, signsShown } from './glyph-spots.js';
import { drawGlyph } from './glyphs.js';
import type { LabelStyle, PlacedLabel } from './label-layout.js';
import { paintBoundaries, paintSquares } from './paint-edges.js';
import { isNear, type PaintJob, toMap, toPixels, widthOf } from './paint-job.js';
import { drawCompass, drawScaleBar, scaleBarOf } from './scale-bar.js';
import type { SheetHex } from './sheet.js';

/** What is printed over the ground: grid, numbers, signs, names, and the margin of the sheet. */
export function* paintPrint(job: PaintJob): Generator<void> {
  const near = job.sheet.hexes.filter((h) => isInside(job, h));
  toMap(job.ctx, job);
  paintOffMap(job);
  paintSquares(job);
  toMap(job.ctx, job);
  paintGrid(job, near);
  paintBoundaries(job);
  yield;
  paintNumbers(job, near);
  yield;
  paintOff(job);
  paintFurniture(job);
  paintGlyphs(job, near);
  paintLabels(job);
  yield;
  paintMargin(job);
  if (job.dim) {
    toPixels(job.ctx);
    job.ctx.fillStyle = job.dim;
    job.ctx.fillRect(0, 0, job.size, job.size);
  }
  yield;
}

function isInside(job: PaintJob, h: Pick<SheetHex, 'x' | 'y'>): boolean {
  const { box } = job;
  return h.x > box.left - 0.7 && h.x < box.right + 0.7 && h.y > box.top - 0.7 && h.y < box.bottom + 0.7;
}

/** Each hex draws three of its sides; the rim of the map gets the others from its own hexes. */
function paintGrid(job: PaintJob, near: readonly SheetHex[]): void {
  const { ctx, sheet } = job;
  const { corners, grid } = sheet;
  ctx.beginPath();
  for (const h of near) {
    for (let d = 0; d < 6; d++) {
      const n = grid.neighbour(h.hex, d);
      if (n >= 0 && n < h.hex && sheet.byHex.has(n)) continue;
      const a = corners[d] as { x: number; y: number };
      const b = corners[(d + 1) % 6] as { x: number; y: number };
      ctx.moveTo(h.x + a.x, h.y + a.y);
      ctx.lineTo(h.x + b.x, h.y + b.y);
    }
  }
  const small = job.scale / job.dpr;
  ctx.lineCap = 'butt';
  ctx.lineWidth = widthOf(job, 0.013, 1);
  ctx.strokeStyle = small < 12 ? '#00000014' : small < 34 ? '#00000022' : '#0000002a';
  ctx.stroke();
}

/** Numbers come with the zoom, unless places go by the squares of the map, at the top of the hex where a counter leaves them in sight. */
function paintNumbers(job: PaintJob, near: readonly SheetHex[]): void {
  const small = job.scale / job.dpr;
  if (small < 40 || job.sheet.numbers === 'none') return;
  const { ctx } = job;
  const px = Math.min(13, Math.max(7.5, small * 0.115)) * job.dpr;
  toPixels(ctx);
  ctx.font = `500 ${px}px ${CONDENSED}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'top';
  ctx.fillStyle = `rgba(40,32,20,${Math.min(0.62, 0.3 + (small - 40) / 60)})`;
  const flat = job.sheet.grid.spec.orientation === 'flat';
  const up = flat ? -0.485 : -0.43;
  for (const h of near) ctx.fillText(h.label, h.x * job.scale - job.left, (h.y + up) * job.scale - job.top);
}

function paintGlyphs(job: PaintJob, near: readonly SheetHex[]): void {
  const { ctx, sheet } = job;
  const small = job.scale / job.dpr;
  if (small < GLYPHS_FROM) return;
  toMap(ctx, job);
  for (const h of near) {
    for (const [i, glyph] of h.glyphs.entries()) {
      const { x, y } = glyphSpot(sheet, h, i);
      drawGlyph(ctx, glyph, x, y, glyphRadius(small));
    }
  }
  for (const sign of signsShown(sheet, small)) if (isInside(job, sign)) drawGlyph(ctx, sign.glyph, sign.x, sign.y, glyphRadius(small));
}

export function fontOf(style: LabelStyle, ratio: number): string {
  return `${style.slant} ${style.weight} ${style.px * ratio}px ${style.face === 'serif' ? SERIF : CONDENSED}`;
}

/** Letter spacing where the browser knows it. */
export function setSpacing(ctx: Context, px: number): void {
  if ('letterSpacing' in ctx) ctx.letterSpacing = `${px.toFixed(2)}px`;
}

function paintLabels(job: PaintJob): void {
  const { ctx, box } = job;
  toPixels(ctx);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  for (const label of job.labels) {
    if (label.box.right < box.left || label.box.left > box.right || label.box.bottom < box.top || label.box.top > box.bottom) continue;
    paintLabel(job, label);
  }
  setSpacing(ctx, 0);
}

function paintLabel(job: PaintJob, label: PlacedLabel): void {
  const { ctx, dpr } = job;
  const { style } = label;
  ctx.save();
  ctx.translate(Math.round(label.x * job.scale - job.left), Math.round(label.y * job.scale - job.top));
  ctx.rotate(label.angle);
  ctx.font = fontOf(style, dpr);
  setSpacing(ctx, style.spacing * style.px * dpr);
  if (style.halo > 0) {
    ctx.lineWidth = style.px * 0.26 * style.halo * dpr;
    ctx.strokeStyle = 'rgba(246,240,222,0.82)';
    ctx.strokeText(label.text, 0, 0);
  }
  ctx.fillStyle = style.colour;
  ctx.fillText(label.text, 0, 0);
  ctx.restore();
}

/** Ground that no hex of the map covers is faded back. */
function paintOffMap(job: PaintJob): void {
  if (isAwayFromEdges(job)) return;
  const { ctx, sheet } = job;
  const { frame } = sheet;
  const off = new Path2D();
  off.rect(frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top);
  off.addPath(sheet.rim);
  ctx.fillStyle = sheet.isBare ? '#f0e9d4' : 'rgba(240,233,212,0.5)';
  ctx.fill(off, 'evenodd');
}

/** Where the sheet is cut away there is the paper's margin, and beyond it the table. */
function paintOff(job: PaintJob): void {
  const { ctx, sheet } = job;
  if (!sheet.off) return;
  toMap(ctx, job);
  ctx.fillStyle = '#f0e9d4';
  ctx.fill(sheet.off);
  ctx.lineWidth = widthOf(job, 0.02, 1);
  ctx.strokeStyle = '#4a4030';
  ctx.stroke(sheet.off);
}

function paintFurniture(job: PaintJob): void {
  const { ctx, sheet } = job;
  const { furniture } = sheet;
  if (!furniture || !isNear(job, furniture, 0.2)) return;
  const { box, unit, hexMetres, rotation } = furniture;
  toMap(ctx, job);
  ctx.save();
  ctx.translate(box.left, box.top);
  ctx.scale(unit, unit);
  drawCompass(ctx, 30, 36, 19, rotation);
  drawScaleBar(ctx, scaleBarOf(1 / unit, hexMetres, 125), 66, 38);
  ctx.restore();
}

function isAwayFromEdges({ sheet, box }: PaintJob): boolean {
  const { frame } = sheet;
  return box.left > frame.left + 0.8 && box.right < frame.right - 0.8 && box.top > frame.top + 0.8 && box.bottom < frame.bottom - 0.8;
}

/** Paper beyond the neat line, table beyond the paper. */
function paintMargin(job: PaintJob): void {
  if (isAwayFromEdges(job)) return;
  const { ctx, sheet } = job;
  const { frame, paper } = sheet;
  toMap(ctx, job);
  ring(ctx, frame, paper, '#f0e9d4');
  const far = { left: paper.left - 50, top: paper.top - 50, right: paper.right + 50, bottom: paper.bottom + 50 };
  ring(ctx, paper, far, job.table);
  ctx.strokeStyle = '#4a4030';
  ctx.lineJoin = 'miter';
  line(ctx, frame, widthOf(job, 0.03, 1.2));
  const outer = { left: frame.left - 0.1, top: frame.top - 0.1, right: frame.right + 0.1, bottom: frame.bottom + 0.1 };
  line(ctx, outer, widthOf(job, 0.012, 0.7));
  ctx.strokeStyle = 'rgba(60,48,28,0.35)';
  line(ctx, paper, widthOf(job, 0.01, 1));
}

function ring(ctx: Context, inner: PaintJob['box'], outer: PaintJob['box'], colour: string): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.rect(outer.left, outer.top, outer.right - outer.left, outer.bottom - outer.top);
  ctx.rect(inner.left, inner.top, inner.right - inner.left, inner.bottom - inner.top);
  ctx.fill('evenodd');
}

function line(ctx: Context, box: PaintJob['box'], width: number): void {
  ctx.lineWidth = width;
  ctx.strokeRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
}
