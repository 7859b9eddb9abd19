import { createSurface } from '../counter/atlas.js';
import type { Context } from '../counter/draw-symbol.js';
import type { TerrainLook } from './looks.js';
import { stream } from './random.js';

type Texture = 'bocage' | 'woods' | 'marsh' | 'flooded' | 'town' | 'city' | 'hills' | 'rough' | 'dunes';

/** Hex units one repeat of a texture covers: wide enough that the eye finds no pattern. */
const SPAN = 3.5;

/** Draws one repeat; u turns hex units into pixels, everything that crosses an edge comes in again at the other. */
type Draw = (ctx: Context, px: number, u: number) => void;

const DRAW: Readonly<Record<Texture, Draw>> = {
  bocage: drawHedgerows,
  woods: drawTrees,
  marsh: drawReeds,
  flooded: drawFlood,
  town: (ctx, px, u) => drawBlocks(ctx, px, u, '#a5816c', 0.13),
  city: (ctx, px, u) => drawBlocks(ctx, px, u, '#8a6350', 0.115),
  hills: drawHills,
  rough: drawHills,
  dunes: drawDunes,
};

export interface Textures {
  /** A pattern for contexts that draw in hex units at this scale; none for plain terrain. */
  pattern(ctx: Context, look: TerrainLook): CanvasPattern | undefined;
}

export function createTextures(scale: number): Textures {
  const px = Math.max(24, Math.round(SPAN * scale));
  const made = new Map<Texture, OffscreenCanvas | HTMLCanvasElement>();
  function canvasOf(texture: Texture): OffscreenCanvas | HTMLCanvasElement {
    const found = made.get(texture);
    if (found) return found;
    const { canvas, ctx } = createSurface(px, px);
    DRAW[texture](ctx, px, scale);
    made.set(texture, canvas);
    return canvas;
  }
  return {
    pattern(ctx, look) {
      if (!(look in DRAW)) return undefined;
      const pattern = ctx.createPattern(canvasOf(look as Texture), 'repeat');
      // Pixel for pixel: the context's own scale is undone.
      pattern?.setTransform(new DOMMatrix([1 / scale, 0, 0, 1 / scale, 0, 0]));
      return pattern ?? undefined;
    },
  };
}

/** Repeats what is drawn near an edge on the other side. */
function wrapped(ctx: Context, px: number, x: number, y: number, reach: number, draw: () => void): void {
  for (const ox of [-px, 0, px]) {
    if (x + ox < -reach || x + ox > px + reach) continue;
    for (const oy of [-px, 0, px]) {
      if (y + oy < -reach || y + oy > px + reach) continue;
      ctx.save();
      ctx.translate(x + ox, y + oy);
      draw();
      ctx.restore();
    }
  }
}

/** Places about `gap` apart over one repeat, in no visible order. */
function scatter(px: number, gap: number, seed: number): { x: number; y: number; r: number; s: number }[] {
  const random = stream(seed);
  const n = Math.max(2, Math.round(px / gap));
  const cell = px / n;
  const out: { x: number; y: number; r: number; s: number }[] = [];
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < n; i++) {
      const shift = j % 2 === 0 ? 0 : 0.5;
      out.push({ x: (i + shift + 0.15 + 0.7 * random()) * cell, y: (j + 0.15 + 0.7 * random()) * cell, r: random(), s: random() });
    }
  }
  return out;
}

/** Small fields of every shape behind banked hedges, trees standing in them. */
function drawHedgerows(ctx: Context, px: number, u: number): void {
  const n = Math.round(SPAN / 0.25);
  const cell = px / n;
  const random = stream(11);
  const grid = Array.from({ length: n * n }, (_, k) => ({
    x: ((k % n) + 0.5 + (random() - 0.5) * 0.75) * cell,
    y: (Math.floor(k / n) + 0.5 + (random() - 0.5) * 0.75) * cell,
  }));
  const at = (i: number, j: number): { x: number; y: number } => {
    const p = grid[((j + n) % n) * n + ((i + n) % n)] as { x: number; y: number };
    return { x: p.x + Math.floor(i / n) * px, y: p.y + Math.floor(j / n) * px };
  };
  const fine = u < 30;
  ctx.lineCap = 'round';
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < n; i++) {
      const a = at(i, j);
      for (const b of [at(i + 1, j), at(i, j + 1)]) {
        if (random() < 0.14) continue;
        hedge(ctx, px, u, a, b, random, fine);
      }
    }
  }
}

function hedge(
  ctx: Context,
  px: number,
  u: number,
  a: { x: number; y: number },
  b: { x: number; y: number },
  random: () => number,
  fine: boolean,
): void {
  const bow = (random() - 0.5) * 0.08 * u;
  const trees = fine ? [] : [random(), random(), random(), random()].filter((t) => t > 0.25);
  wrapped(ctx, px, a.x, a.y, u * 0.6, () => {
    ctx.strokeStyle = fine ? 'rgba(112,132,74,0.32)' : 'rgba(114,134,74,0.42)';
    ctx.lineWidth = Math.max(0.7, u * 0.017);
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.quadraticCurveTo((b.x - a.x) / 2 + bow, (b.y - a.y) / 2 - bow, b.x - a.x, b.y - a.y);
    ctx.stroke();
    ctx.fillStyle = 'rgba(104,128,66,0.42)';
    for (const t of trees) {
      ctx.beginPath();
      ctx.arc((b.x - a.x) * t + bow * 0.5, (b.y - a.y) * t - bow * 0.5, u * (0.011 + 0.012 * t), 0, 2 * Math.PI);
      ctx.fill();
    }
  });
}

/** Crowns seen from above with light from the north-west. */
function drawTrees(ctx: Context, px: number, u: number): void {
  for (const p of scatter(px, u * 0.155, 23).sort((a, b) => a.y - b.y)) {
    const r = u * (0.052 + 0.03 * p.r);
    wrapped(ctx, px, p.x, p.y, r * 2, () => {
      ctx.fillStyle = 'rgba(62,88,48,0.55)';
      ctx.beginPath();
      ctx.arc(r * 0.28, r * 0.32, r, 0, 2 * Math.PI);
      ctx.fill();
      ctx.fillStyle = p.s < 0.5 ? '#86a672' : '#7d9f6a';
      ctx.beginPath();
      ctx.arc(0, 0, r, 0, 2 * Math.PI);
      ctx.fill();
      ctx.fillStyle = 'rgba(190,210,160,0.4)';
      ctx.beginPath();
      ctx.arc(-r * 0.3, -r * 0.3, r * 0.45, 0, 2 * Math.PI);
      ctx.fill();
    });
  }
}

function drawReeds(ctx: Context, px: number, u: number): void {
  ctx.strokeStyle = 'rgba(72,118,114,0.75)';
  ctx.lineCap = 'round';
  for (const p of scatter(px, u * 0.27, 31)) {
    const w = u * (0.05 + 0.02 * p.r);
    wrapped(ctx, px, p.x, p.y, w * 2, () => {
      ctx.lineWidth = Math.max(0.6, u * 0.012);
      ctx.beginPath();
      ctx.moveTo(-w, 0);
      ctx.lineTo(w, 0);
      for (const k of [-0.5, 0, 0.5]) {
        ctx.moveTo(k * w, 0);
        ctx.lineTo(k * w * 1.5, -w * (k === 0 ? 1.15 : 0.8));
      }
      ctx.stroke();
    });
  }
}

function drawFlood(ctx: Context, px: number, u: number): void {
  ctx.strokeStyle = 'rgba(78,126,146,0.5)';
  ctx.lineCap = 'round';
  ctx.lineWidth = Math.max(0.6, u * 0.013);
  for (const p of scatter(px, u * 0.2, 37)) {
    const w = u * (0.06 + 0.06 * p.r);
    wrapped(ctx, px, p.x, p.y, w * 2, () => {
      ctx.beginPath();
      ctx.moveTo(-w, 0);
      ctx.lineTo(w, 0);
      ctx.stroke();
    });
  }
}

function drawBlocks(ctx: Context, px: number, u: number, colour: string, gap: number): void {
  for (const p of scatter(px, u * gap, 41)) {
    const w = u * (0.035 + 0.035 * p.r);
    const h = u * (0.03 + 0.025 * p.s);
    wrapped(ctx, px, p.x, p.y, u * 0.1, () => {
      ctx.rotate((p.s - 0.5) * 0.5);
      ctx.fillStyle = 'rgba(70,44,30,0.28)';
      ctx.fillRect(-w / 2 + u * 0.008, -h / 2 + u * 0.01, w, h);
      ctx.fillStyle = colour;
      ctx.fillRect(-w / 2, -h / 2, w, h);
    });
  }
}

function drawHills(ctx: Context, px: number, u: number): void {
  ctx.strokeStyle = 'rgba(138,108,62,0.42)';
  ctx.lineCap = 'round';
  for (const p of scatter(px, u * 0.26, 53)) {
    const r = u * (0.07 + 0.03 * p.r);
    wrapped(ctx, px, p.x, p.y, r * 2, () => {
      ctx.lineWidth = Math.max(0.6, u * 0.012);
      ctx.beginPath();
      for (let k = 0; k < 6; k++) {
        const a = Math.PI * (0.12 + (0.76 * k) / 5);
        ctx.moveTo(-Math.cos(a) * r * 0.55, Math.sin(a) * r * 0.45);
        ctx.lineTo(-Math.cos(a) * r * 1.05, Math.sin(a) * r * 0.95);
      }
      ctx.stroke();
    });
  }
}

function drawDunes(ctx: Context, px: number, u: number): void {
  ctx.fillStyle = 'rgba(158,128,70,0.5)';
  for (const p of scatter(px, u * 0.09, 61)) {
    wrapped(ctx, px, p.x, p.y, u * 0.05, () => {
      ctx.beginPath();
      ctx.arc(0, 0, Math.max(0.4, u * 0.009), 0, 2 * Math.PI);
      ctx.fill();
    });
  }
}
