import { createSurface, settle } from '../counter/atlas.js';
import type { Context } from '../counter/draw-symbol.js';
import type { TerrainLook } from './looks.js';
import { stream } from './random.js';
import { addHouse, disc, type Spot, scatter, strokeFine, wraps } from './texture-tools.js';

type Texture = Exclude<TerrainLook, 'sea' | 'clear' | 'hills'>;

/** Hex units one repeat of a texture covers: wide enough that the eye finds no pattern. */
const SPAN = 3.5;
/** Rows of a texture drawn in one step. */
const ROWS_A_STEP = 4;

/**
 * Draws one repeat of px pixels in steps short enough for a frame; u turns hex units into pixels.
 * Everything that crosses an edge comes in again at the other.
 */
type Draw = (ctx: Context, px: number, u: number) => Generator<void>;

const DRAW: Readonly<Record<Texture, Draw>> = {
  bocage: drawHedgerows,
  orchard: drawOrchard,
  woods: (ctx, px, u) => drawTrees(ctx, px, u, 0.155, WOOD_GREENS),
  forest: (ctx, px, u) => drawTrees(ctx, px, u, 0.125, FOREST_GREENS),
  marsh: drawReeds,
  flooded: drawFlood,
  village: (ctx, px, u) => drawBlocks(ctx, px, u, '#ab8566', 0.175),
  town: (ctx, px, u) => drawBlocks(ctx, px, u, '#a07660', 0.13),
  city: (ctx, px, u) => drawBlocks(ctx, px, u, '#7f5745', 0.115),
  fortified: (ctx, px, u) => drawBlocks(ctx, px, u, '#5d4a40', 0.13),
  rough: drawHills,
  dunes: drawDunes,
  tidal: drawTidal,
  shale: drawShale,
};

export interface Textures {
  /** Makes what `pattern` needs for a look, step by step; nothing to do when it is there already. */
  prepare(look: TerrainLook): Generator<void>;
  /** A pattern for contexts that draw in hex units at this scale; none for plain terrain or one not prepared. */
  pattern(ctx: Context, look: TerrainLook): CanvasPattern | undefined;
}

export function createTextures(scale: number): Textures {
  const px = Math.max(24, Math.round(SPAN * scale));
  const made = new Map<TerrainLook, OffscreenCanvas | HTMLCanvasElement>();
  return {
    *prepare(look) {
      const draw = (DRAW as Partial<Record<TerrainLook, Draw>>)[look];
      if (!draw || made.has(look)) return;
      const surface = createSurface(px, px);
      for (const _step of draw(surface.ctx, px, scale)) {
        settle(surface);
        yield;
      }
      made.set(look, surface.canvas);
    },
    pattern(ctx, look) {
      const canvas = made.get(look);
      const pattern = canvas && ctx.createPattern(canvas, 'repeat');
      // Pixel for pixel: the context's own scale is undone.
      pattern?.setTransform(new DOMMatrix([1 / scale, 0, 0, 1 / scale, 0, 0]));
      return pattern ?? undefined;
    },
  };
}

/** Small fields of every shape behind banked hedges, trees standing in them. */
function* drawHedgerows(ctx: Context, px: number, u: number): Generator<void> {
  const n = Math.round(SPAN / 0.25);
  const cell = px / n;
  const random = stream(11);
  const posts = Array.from({ length: n * n }, (_, k) => ({
    x: ((k % n) + 0.5 + (random() - 0.5) * 0.75) * cell,
    y: (Math.floor(k / n) + 0.5 + (random() - 0.5) * 0.75) * cell,
  }));
  const at = (i: number, j: number): Post => {
    const p = posts[(j % n) * n + (i % n)] as Post;
    return { x: p.x + Math.floor(i / n) * px, y: p.y + Math.floor(j / n) * px };
  };
  ctx.lineCap = 'round';
  ctx.lineWidth = Math.max(0.7, u * 0.017);
  ctx.strokeStyle = u < 30 ? 'rgba(112,132,74,0.34)' : 'rgba(112,132,72,0.5)';
  ctx.fillStyle = 'rgba(104,128,66,0.5)';
  for (let j = 0; j < n; j++) {
    const hedges = new Path2D();
    const trees = new Path2D();
    for (let i = 0; i < n; i++) {
      for (const b of [at(i + 1, j), at(i, j + 1)]) if (random() > 0.14) addHedge(hedges, trees, px, u, at(i, j), b, random);
    }
    ctx.stroke(hedges);
    if (u >= 30) ctx.fill(trees);
    if (j % ROWS_A_STEP === 0) yield;
  }
}

type Post = { readonly x: number; readonly y: number };

function addHedge(hedges: Path2D, trees: Path2D, px: number, u: number, a: Post, b: Post, random: () => number): void {
  const bow = (random() - 0.5) * 0.08 * u;
  const stems = [random(), random(), random(), random()].filter((t) => t > 0.25);
  for (const [ox, oy] of wraps(px, a.x, a.y, u * 0.6)) {
    const x = a.x + ox;
    const y = a.y + oy;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    hedges.moveTo(x, y);
    hedges.quadraticCurveTo(x + dx / 2 + bow, y + dy / 2 - bow, x + dx, y + dy);
    for (const t of stems) disc(trees, x + dx * t + bow * 0.5, y + dy * t - bow * 0.5, u * (0.011 + 0.012 * t));
  }
}

/** Crowns seen from above with light from the north-west, row by row so that the nearer hide the farther. */
function* drawTrees(ctx: Context, px: number, u: number, gap: number, greens: Greens): Generator<void> {
  const spots = scatter(px, u * gap, u * 0.2, 23);
  const rows = new Map<number, Spot[]>();
  for (const p of spots) {
    const row = Math.floor(p.y / (u * 0.1));
    rows.set(row, [...(rows.get(row) ?? []), p]);
  }
  for (const [i, row] of [...rows.keys()].sort((a, b) => a - b).entries()) {
    paintCrowns(ctx, rows.get(row) as Spot[], u, greens);
    if (i % ROWS_A_STEP === 0) yield;
  }
}

type Greens = readonly [shade: string, one: string, other: string, light: string];
const WOOD_GREENS: Greens = ['rgba(62,88,48,0.55)', '#86a672', '#7d9f6a', 'rgba(190,210,160,0.4)'];
const FOREST_GREENS: Greens = ['rgba(40,66,34,0.65)', '#6f9560', '#658b58', 'rgba(170,196,140,0.36)'];

function paintCrowns(ctx: Context, spots: readonly Spot[], u: number, [shade, one, other, light]: Greens): void {
  const layers = [
    { colour: shade, shift: 0.3, size: 1, of: spots },
    { colour: one, shift: 0, size: 1, of: spots.filter((p) => p.s < 0.5) },
    { colour: other, shift: 0, size: 1, of: spots.filter((p) => p.s >= 0.5) },
    { colour: light, shift: -0.3, size: 0.45, of: spots },
  ];
  for (const { colour, shift, size, of } of layers) {
    const path = new Path2D();
    for (const p of of) {
      const r = u * (0.052 + 0.03 * p.r);
      disc(path, p.x + r * shift, p.y + r * shift, r * size);
    }
    ctx.fillStyle = colour;
    ctx.fill(path);
  }
}

function* drawReeds(ctx: Context, px: number, u: number): Generator<void> {
  const path = new Path2D();
  for (const p of scatter(px, u * 0.27, u * 0.2, 31)) {
    const w = u * (0.05 + 0.02 * p.r);
    path.moveTo(p.x - w, p.y);
    path.lineTo(p.x + w, p.y);
    for (const k of [-0.5, 0, 0.5]) {
      path.moveTo(p.x + k * w, p.y);
      path.lineTo(p.x + k * w * 1.5, p.y - w * (k === 0 ? 1.15 : 0.8));
    }
  }
  yield;
  strokeFine(ctx, path, u * 0.012, 'rgba(72,118,114,0.75)');
}

function* drawFlood(ctx: Context, px: number, u: number): Generator<void> {
  const path = new Path2D();
  for (const p of scatter(px, u * 0.2, u * 0.2, 37)) {
    const w = u * (0.06 + 0.06 * p.r);
    path.moveTo(p.x - w, p.y);
    path.lineTo(p.x + w, p.y);
  }
  yield;
  strokeFine(ctx, path, u * 0.013, 'rgba(78,126,146,0.5)');
}

function* drawHills(ctx: Context, px: number, u: number): Generator<void> {
  const path = new Path2D();
  for (const p of scatter(px, u * 0.26, u * 0.2, 53)) {
    const r = u * (0.07 + 0.03 * p.r);
    for (let k = 0; k < 6; k++) {
      const a = Math.PI * (0.12 + (0.76 * k) / 5);
      path.moveTo(p.x - Math.cos(a) * r * 0.55, p.y + Math.sin(a) * r * 0.45);
      path.lineTo(p.x - Math.cos(a) * r * 1.05, p.y + Math.sin(a) * r * 0.95);
    }
  }
  yield;
  strokeFine(ctx, path, u * 0.012, 'rgba(138,108,62,0.42)');
}

function* drawDunes(ctx: Context, px: number, u: number): Generator<void> {
  const path = new Path2D();
  for (const p of scatter(px, u * 0.09, u * 0.05, 61)) disc(path, p.x, p.y, Math.max(0.4, u * 0.009));
  yield;
  ctx.fillStyle = 'rgba(158,128,70,0.5)';
  ctx.fill(path);
}

/** Fruit trees in rows. */
function* drawOrchard(ctx: Context, px: number, u: number): Generator<void> {
  const n = Math.round(SPAN / 0.14);
  const cell = px / n;
  const path = new Path2D();
  for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) disc(path, (i + 0.5) * cell, (j + 0.5) * cell, Math.max(0.5, u * 0.026));
  yield;
  ctx.fillStyle = 'rgba(98,128,62,0.62)';
  ctx.fill(path);
}

/** Ripples the tide leaves. */
function* drawTidal(ctx: Context, px: number, u: number): Generator<void> {
  const path = new Path2D();
  for (const p of scatter(px, u * 0.16, u * 0.2, 71)) {
    const w = u * (0.05 + 0.04 * p.r);
    path.moveTo(p.x - w, p.y);
    path.quadraticCurveTo(p.x, p.y - w * 0.35, p.x + w, p.y);
  }
  yield;
  strokeFine(ctx, path, u * 0.01, 'rgba(120,116,84,0.55)');
}

/** Slabs of rock. */
function* drawShale(ctx: Context, px: number, u: number): Generator<void> {
  const path = new Path2D();
  for (const p of scatter(px, u * 0.13, u * 0.1, 83)) addHouse(path, p.x, p.y, u * (0.03 + 0.05 * p.r), u * 0.025, (p.s - 0.5) * 1.2);
  yield;
  ctx.fillStyle = 'rgba(92,90,86,0.5)';
  ctx.fill(path);
}

/** Houses at odd angles, each with its shadow. */
function* drawBlocks(ctx: Context, px: number, u: number, colour: string, gap: number): Generator<void> {
  const shadows = new Path2D();
  const houses = new Path2D();
  for (const p of scatter(px, u * gap, u * 0.12, 41)) {
    const w = u * (0.035 + 0.035 * p.r);
    const h = u * (0.03 + 0.025 * p.s);
    const turn = (p.s - 0.5) * 0.5;
    addHouse(shadows, p.x + u * 0.008, p.y + u * 0.01, w, h, turn);
    addHouse(houses, p.x, p.y, w, h, turn);
  }
  ctx.fillStyle = 'rgba(70,44,30,0.28)';
  ctx.fill(shadows);
  yield;
  ctx.fillStyle = colour;
  ctx.fill(houses);
}
