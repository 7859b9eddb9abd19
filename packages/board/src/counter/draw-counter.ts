import type { CounterFace } from '../game-ui.js';
import type { CounterColours, Palette } from '../palette.js';
import { detailAt } from '../stack-layout.js';
import { drawBack } from './draw-back.js';
import { drawRibbon, isRibbon, ribbonOf } from './draw-ribbon.js';
import { CONDENSED, type Context, drawSymbol } from './draw-symbol.js';
import { drawMark } from './marks.js';

/** Draws a counter with its left upper corner at x, y, device pixels. What it shows depends on its size in CSS pixels. */
export function drawCounter(ctx: Context, face: CounterFace, x: number, y: number, size: number, palette: Palette, dpr = 1): void {
  const colours = palette.counters[face.nation];
  ctx.save();
  ctx.translate(x, y);
  drawBody(ctx, size, colours);
  ctx.save();
  body(ctx, size, 0.5);
  ctx.clip();
  const detail = detailAt(size / dpr);
  if (detail === 'dot') drawDot(ctx, face, size, colours);
  else if (face.symbol === 'unknown') drawBack(ctx, face, size, detail, colours);
  else if (detail === 'symbol') drawSmall(ctx, face, size, colours);
  else drawFace(ctx, face, size, colours);
  if (face.spent) drawSpent(ctx, size);
  const ribbon = ribbonOf(face.marks);
  if (ribbon) drawRibbon(ctx, ribbon, size, size / dpr);
  if (palette.counterDim) {
    ctx.fillStyle = palette.counterDim;
    ctx.fillRect(0, 0, size, size);
  }
  ctx.restore();
  drawEdge(ctx, size);
  if (face.facing !== undefined && detail !== 'dot') drawFacing(ctx, face.facing, size);
  if (detail !== 'dot') drawMarks(ctx, face, size);
  ctx.restore();
}

function body(ctx: Context, size: number, inset: number): void {
  ctx.beginPath();
  ctx.roundRect(inset, inset, size - 2 * inset, size - 2 * inset, Math.max(1, size * 0.06));
}

function drawBody(ctx: Context, size: number, colours: CounterColours): void {
  body(ctx, size, 0.5);
  ctx.fillStyle = colours.ground;
  ctx.fill();
  const light = ctx.createLinearGradient(0, 0, size * 0.35, size);
  light.addColorStop(0, 'rgba(255,255,255,0.26)');
  light.addColorStop(0.5, 'rgba(255,255,255,0)');
  light.addColorStop(1, 'rgba(0,0,0,0.12)');
  ctx.fillStyle = light;
  ctx.fill();
}

/** The soft bevel and the dark edge of cut card. */
function drawEdge(ctx: Context, size: number): void {
  const w = Math.max(1, size * 0.028);
  ctx.lineWidth = w;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = 'rgba(255,255,255,0.55)';
  ctx.beginPath();
  ctx.moveTo(1 + w / 2, size - 2 * w);
  ctx.lineTo(1 + w / 2, 1 + w / 2);
  ctx.lineTo(size - 2 * w, 1 + w / 2);
  ctx.stroke();
  ctx.strokeStyle = 'rgba(0,0,0,0.22)';
  ctx.beginPath();
  ctx.moveTo(size - 1 - w / 2, 2 * w);
  ctx.lineTo(size - 1 - w / 2, size - 1 - w / 2);
  ctx.lineTo(2 * w, size - 1 - w / 2);
  ctx.stroke();
  body(ctx, size, 0.5);
  ctx.lineWidth = 1;
  ctx.strokeStyle = 'rgba(22,18,12,0.85)';
  ctx.stroke();
}

function drawFace(ctx: Context, face: CounterFace, size: number, colours: CounterColours): void {
  drawBand(ctx, face, size, size * 0.085);
  const top = face.band ? 0.445 : 0.42;
  const width = size * 0.5;
  drawAccent(ctx, colours, size, size * (top + 0.19), size * 0.035);
  drawSymbol(ctx, face.symbol, size / 2, size * top, width, colours);
  ctx.fillStyle = colours.ink;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.font = `700 ${size * 0.135}px ${CONDENSED}`;
  ctx.fillText(face.size, size / 2, size * (top - 0.225));
  drawSideText(ctx, face.left, size * 0.13, size * top, size, -1);
  drawSideText(ctx, face.right, size * 0.87, size * top, size, 1);
  drawFactors(ctx, face.factors, size, face.boxes ? 0.86 : 0.925);
  if (face.boxes) drawBoxes(ctx, face.boxes, size, colours);
}

/** The boxes of a counter in a row, the crossed ones dark. */
function drawBoxes(
  ctx: Context,
  { all, crossed }: { readonly all: number; readonly crossed: number },
  size: number,
  colours: CounterColours,
): void {
  const [left, top, height] = [size * 0.06, size * 0.895, size * 0.062];
  const step = (size * 0.88) / all;
  for (let i = 0; i < all; i++) {
    ctx.fillStyle = i < crossed ? colours.ink : colours.box;
    ctx.fillRect(left + i * step, top, step * 0.76, height);
  }
}

function drawFactors(ctx: Context, factors: string, size: number, base: number): void {
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  let px = size * 0.335;
  ctx.font = `700 ${px}px ${CONDENSED}`;
  const width = ctx.measureText(factors).width;
  const most = size * 0.9;
  if (width > most) px *= most / width;
  ctx.font = `700 ${px}px ${CONDENSED}`;
  ctx.fillText(factors, size / 2, size * base);
}

/** Short texts stand upright; longer ones run along the symbol's side, as on printed counters. */
function drawSideText(ctx: Context, text: string, x: number, y: number, size: number, way: -1 | 1): void {
  if (text === '') return;
  let px = size * 0.16;
  ctx.font = `600 ${px}px ${CONDENSED}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  const width = ctx.measureText(text).width;
  if (width <= size * 0.215) {
    ctx.fillText(text, x, y);
    return;
  }
  const most = size * 0.5;
  if (width > most) px *= most / width;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((way * Math.PI) / 2);
  ctx.font = `600 ${px}px ${CONDENSED}`;
  ctx.fillText(text, 0, 0);
  ctx.restore();
}

function drawBand(ctx: Context, face: CounterFace, size: number, height: number): void {
  if (!face.band) return;
  ctx.fillStyle = face.band;
  ctx.fillRect(0, 0, size, height);
  ctx.fillStyle = 'rgba(0,0,0,0.35)';
  ctx.fillRect(0, height, size, Math.max(0.75, size * 0.012));
}

function drawAccent(ctx: Context, colours: CounterColours, size: number, y: number, height: number): void {
  if (!colours.accent) return;
  ctx.fillStyle = colours.accent;
  ctx.fillRect(size * 0.2, y, size * 0.6, height);
}

function drawSmall(ctx: Context, face: CounterFace, size: number, colours: CounterColours): void {
  drawBand(ctx, face, size, Math.max(3, size * 0.14));
  const y = size * (face.band ? 0.56 : 0.5);
  drawAccent(ctx, colours, size, y + size * 0.28, size * 0.07);
  drawSymbol(ctx, face.symbol, size / 2, y, size * 0.74, colours);
}

function drawDot(ctx: Context, face: CounterFace, size: number, colours: CounterColours): void {
  if (colours.accent) {
    ctx.fillStyle = colours.accent;
    ctx.fillRect(0, size * 0.82, size, size * 0.18);
  }
  if (size < 7) return;
  ctx.fillStyle = colours.ink;
  ctx.font = `700 ${size * 0.78}px ${CONDENSED}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  const text = face.symbol === 'unknown' ? '?' : face.strength === undefined ? '' : String(face.strength);
  if (text === '') return;
  ctx.fillText(text, size / 2, size * 0.54, size * 0.94);
}

/** A light bar with a dark rim and a point, turned about the middle of the counter towards where it looks. */
function drawFacing(ctx: Context, degrees: number, size: number): void {
  const [half, near, far, tip] = [size * 0.3, size * 0.4, size * 0.47, size * 0.56];
  ctx.save();
  ctx.translate(size / 2, size / 2);
  ctx.rotate((degrees * Math.PI) / 180);
  ctx.beginPath();
  ctx.moveTo(-half, -near);
  ctx.lineTo(-half, -far);
  ctx.lineTo(-half * 0.4, -far);
  ctx.lineTo(0, -tip);
  ctx.lineTo(half * 0.4, -far);
  ctx.lineTo(half, -far);
  ctx.lineTo(half, -near);
  ctx.closePath();
  ctx.fillStyle = '#fbf6e6';
  ctx.strokeStyle = '#1c1a17';
  ctx.lineWidth = Math.max(1, size * 0.03);
  ctx.lineJoin = 'round';
  ctx.fill();
  ctx.stroke();
  ctx.restore();
}

function drawSpent(ctx: Context, size: number): void {
  ctx.fillStyle = 'rgba(205,200,188,0.44)';
  ctx.fillRect(0, 0, size, size);
}

/** Corners in the order they are filled. */
const CORNERS = [
  [1, 0],
  [0, 0],
  [0, 1],
  [1, 1],
] as const;

function drawMarks(ctx: Context, face: CounterFace, size: number): void {
  const r = Math.max(4, size * 0.105);
  // A ribbon has taken one corner.
  const ribbon = ribbonOf(face.marks);
  const taken = ribbon?.corner === 'left' ? CORNERS[1] : CORNERS[0];
  const corners = ribbon ? CORNERS.filter((corner) => corner !== taken) : CORNERS;
  const marks = face.marks.filter((mark) => !isRibbon(mark)).slice(0, corners.length);
  for (const [i, mark] of marks.entries()) {
    const [cx, cy] = corners[i] as readonly [number, number];
    drawMark(ctx, mark, cx ? size - r * 1.15 : r * 1.15, cy ? size - r * 1.15 : r * 1.15, r);
  }
}
