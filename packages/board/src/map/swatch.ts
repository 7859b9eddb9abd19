import type { Context } from '../counter/draw-symbol.js';
import { drawGlyph } from './glyphs.js';
import type { LegendLine, LegendSign } from './legend.js';
import { LOOK_FILL, type TerrainLook } from './looks.js';
import { createTextures } from './textures.js';

/** Paints a sign of the legend onto a canvas of its own, CSS pixels. */
export function paintSwatch(canvas: HTMLCanvasElement, sign: LegendSign, width: number, height: number): void {
  const dpr = Math.min(3, window.devicePixelRatio || 1);
  canvas.width = Math.round(width * dpr);
  canvas.height = Math.round(height * dpr);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const ctx = canvas.getContext('2d');
  if (!ctx) return;
  // One hex is about two swatches high, so that textures look as they do on the map.
  const scale = height * dpr * 1.8;
  ctx.setTransform(scale, 0, 0, scale, 0, 0);
  const box = { width: canvas.width / scale, height: canvas.height / scale };
  paintSign(ctx, sign, box, scale);
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.strokeStyle = 'rgba(60,48,28,0.6)';
  ctx.lineWidth = dpr;
  ctx.strokeRect(dpr / 2, dpr / 2, canvas.width - dpr, canvas.height - dpr);
}

/** How strongly the picture shows ground of which the rules say nothing. */
const UNRULED = 0.6;

interface Size {
  readonly width: number;
  readonly height: number;
}

function paintSign(ctx: Context, sign: LegendSign, box: Size, scale: number): void {
  ground(ctx, sign.kind === 'terrain' ? sign.look : 'clear', box, scale);
  if (sign.kind === 'ground') {
    ctx.globalAlpha = UNRULED;
    ground(ctx, sign.look, box, scale);
    ctx.globalAlpha = 1;
  }
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  switch (sign.kind) {
    case 'line':
      line(ctx, sign.line, box);
      break;
    case 'glyph':
      drawGlyph(ctx, sign.glyph, box.width / 2, box.height / 2, box.height * 0.3);
      break;
    case 'beach':
      beach(ctx, box);
      break;
    case 'terrain':
    case 'ground':
      if (sign.look === 'hills') hill(ctx, box);
      break;
  }
}

/** Strokes down the slopes of a height, as the map has them. */
function hill(ctx: Context, box: Size): void {
  ctx.beginPath();
  for (let k = 0; k < 24; k++) {
    const a = (k / 24) * 2 * Math.PI;
    const at = (reach: number): [number, number] => [box.width / 2 + Math.cos(a) * (reach + 0.16), box.height / 2 + Math.sin(a) * reach];
    ctx.moveTo(...at(0.1));
    ctx.lineTo(...at(0.2));
  }
  ctx.lineWidth = 0.014;
  ctx.strokeStyle = 'rgba(104,76,38,0.6)';
  ctx.stroke();
}

function ground(ctx: Context, look: TerrainLook, box: Size, scale: number): void {
  ctx.fillStyle = LOOK_FILL[look];
  ctx.fillRect(0, 0, box.width, box.height);
  const textures = createTextures(scale);
  for (const _step of textures.prepare(look));
  const pattern = textures.pattern(ctx, look);
  if (!pattern) return;
  ctx.fillStyle = pattern;
  ctx.fillRect(0, 0, box.width, box.height);
}

function beach(ctx: Context, box: Size): void {
  ctx.fillStyle = LOOK_FILL.sea;
  ctx.fillRect(0, 0, box.width, box.height * 0.45);
  ctx.fillStyle = '#f2e2b4';
  ctx.fillRect(0, box.height * 0.45, box.width, box.height * 0.25);
}

type Stroke = readonly [width: number, colour: string];

const STROKES: Readonly<Record<LegendLine, readonly Stroke[]>> = {
  'road-major': [
    [0.1, 'rgba(94,38,24,0.9)'],
    [0.07, '#f7ead0'],
    [0.055, '#b5533c'],
  ],
  'road-minor': [
    [0.07, 'rgba(252,246,228,0.9)'],
    [0.036, '#a0845c'],
  ],
  lane: [
    [0.04, 'rgba(252,246,228,0.6)'],
    [0.018, 'rgba(148,122,86,0.85)'],
  ],
  rail: [[0.024, '#3a3630']],
  river: [
    [0.1, 'rgba(52,92,112,0.75)'],
    [0.078, '#5c8fa6'],
  ],
  stream: [
    [0.062, 'rgba(52,92,112,0.75)'],
    [0.04, '#5c8fa6'],
  ],
  flooded: [
    [0.3, 'rgba(152,196,196,0.8)'],
    [0.1, 'rgba(52,92,112,0.75)'],
    [0.078, '#5c8fa6'],
  ],
  'sea-side': [
    [0.17, '#57798a'],
    [0.13, '#b9cfd8'],
  ],
  bridge: [
    [0.1, 'rgba(52,92,112,0.75)'],
    [0.078, '#5c8fa6'],
  ],
  cliff: [[0.03, '#6b4a2c']],
  'sea-wall': [[0.04, '#4a463f']],
  ridge: [],
  boundary: [
    [0.08, 'rgba(132,70,116,0.22)'],
    [0.026, 'rgba(112,48,98,0.8)'],
  ],
  square: [[0.014, 'rgba(48,66,128,0.6)']],
};

/** Strokes across a line: how far apart, how far up and down, how wide, in which ink. */
interface Ties {
  readonly every: number;
  readonly up: number;
  readonly down: number;
  readonly width: number;
  readonly ink: string;
}

const TIES: Readonly<Partial<Record<LegendLine, Ties>>> = {
  rail: { every: 0.1, up: 0.04, down: 0.04, width: 0.016, ink: '#3a3630' },
  cliff: { every: 0.07, up: 0, down: 0.12, width: 0.016, ink: '#6b4a2c' },
  'sea-wall': { every: 0.14, up: 0.06, down: 0, width: 0.026, ink: '#4a463f' },
  ridge: { every: 0.06, up: -0.03, down: 0.18, width: 0.013, ink: 'rgba(104,76,38,0.7)' },
};

/** Dashes of a line's last stroke. */
const DASHES: Readonly<Partial<Record<LegendLine, readonly number[]>>> = { boundary: [0.144, 0.072, 0.05, 0.072] };

function line(ctx: Context, kind: LegendLine, box: Size): void {
  const strokes = STROKES[kind];
  for (const [i, [width, colour]] of strokes.entries()) {
    ctx.setLineDash(i === strokes.length - 1 ? [...(DASHES[kind] ?? [])] : []);
    ctx.beginPath();
    for (let t = 0; t <= 1; t += 1 / 32) ctx.lineTo(t * box.width, courseAt(t, box));
    ctx.lineWidth = width;
    ctx.strokeStyle = colour;
    ctx.stroke();
  }
  ctx.setLineDash([]);
  if (kind === 'bridge') bridge(ctx, box);
  const across = TIES[kind];
  if (across) ties(ctx, across, box);
}

/** How high a line runs, from the left of its swatch to the right. */
function courseAt(t: number, box: Size): number {
  return box.height / 2 + 0.045 * Math.cos(2.2 * Math.PI * t);
}

/** Over the river, not along it. */
function bridge(ctx: Context, box: Size): void {
  ctx.save();
  ctx.translate(box.width / 2, courseAt(0.5, box));
  ctx.rotate(Math.PI / 2);
  drawGlyph(ctx, 'bridge', 0, 0, 0.15);
  ctx.restore();
}

function ties(ctx: Context, { every, up, down, width, ink }: Ties, box: Size): void {
  ctx.beginPath();
  for (let x = every / 2; x < box.width; x += every) {
    const y = courseAt(x / box.width, box);
    ctx.moveTo(x, y - up);
    ctx.lineTo(x, y + down);
  }
  ctx.lineWidth = width;
  ctx.strokeStyle = ink;
  ctx.stroke();
}
