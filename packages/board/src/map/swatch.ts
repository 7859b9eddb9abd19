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

interface Size {
  readonly width: number;
  readonly height: number;
}

function paintSign(ctx: Context, sign: LegendSign, box: Size, scale: number): void {
  ground(ctx, sign.kind === 'terrain' ? sign.look : 'clear', box, scale);
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
      break;
  }
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
    [0.036, '#a58d6b'],
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

function line(ctx: Context, kind: LegendLine, box: Size): void {
  const y = box.height / 2;
  for (const [width, colour] of STROKES[kind]) {
    ctx.beginPath();
    ctx.moveTo(0, y + 0.05);
    ctx.bezierCurveTo(box.width * 0.35, y - 0.12, box.width * 0.65, y + 0.14, box.width, y - 0.04);
    ctx.lineWidth = width;
    ctx.strokeStyle = colour;
    ctx.stroke();
  }
  if (kind === 'bridge') drawGlyph(ctx, 'bridge', box.width / 2, y, 0.15);
  const ties = TIES[kind];
  if (!ties) return;
  ctx.beginPath();
  for (let x = ties.every / 2; x < box.width; x += ties.every) {
    ctx.moveTo(x, y - ties.up);
    ctx.lineTo(x, y + ties.down);
  }
  ctx.lineWidth = ties.width;
  ctx.strokeStyle = ties.ink;
  ctx.stroke();
}
