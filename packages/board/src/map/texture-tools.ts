import type { Context } from '../counter/draw-symbol.js';
import { stream } from './random.js';

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Two numbers of 0 … 1 of its own. */
  readonly r: number;
  readonly s: number;
}

/** Places about `gap` apart over one repeat, in no visible order; those near an edge also beyond the other. */
export function scatter(px: number, gap: number, reach: number, seed: number): Spot[] {
  const random = stream(seed);
  const n = Math.max(2, Math.round(px / gap));
  const cell = px / n;
  const out: Spot[] = [];
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < n; i++) {
      const shift = j % 2 === 0 ? 0 : 0.5;
      const spot = { x: (i + shift + 0.15 + 0.7 * random()) * cell, y: (j + 0.15 + 0.7 * random()) * cell, r: random(), s: random() };
      for (const [ox, oy] of wraps(px, spot.x, spot.y, reach)) out.push({ ...spot, x: spot.x + ox, y: spot.y + oy });
    }
  }
  return out;
}

export function wraps(px: number, x: number, y: number, reach: number): (readonly [number, number])[] {
  const out: (readonly [number, number])[] = [];
  for (const ox of [-px, 0, px]) {
    for (const oy of [-px, 0, px]) {
      if (x + ox > -reach && x + ox < px + reach && y + oy > -reach && y + oy < px + reach) out.push([ox, oy]);
    }
  }
  return out;
}

export function disc(path: Path2D, x: number, y: number, r: number): void {
  path.moveTo(x + r, y);
  path.arc(x, y, r, 0, 2 * Math.PI);
}

export function strokeFine(ctx: Context, path: Path2D, width: number, colour: string): void {
  ctx.lineCap = 'round';
  ctx.lineWidth = Math.max(0.6, width);
  ctx.strokeStyle = colour;
  ctx.stroke(path);
}

export function addHouse(path: Path2D, x: number, y: number, w: number, h: number, turn: number): void {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const corner = (dx: number, dy: number): [number, number] => [x + dx * c - dy * s, y + dx * s + dy * c];
  path.moveTo(...corner(-w / 2, -h / 2));
  path.lineTo(...corner(w / 2, -h / 2));
  path.lineTo(...corner(w / 2, h / 2));
  path.lineTo(...corner(-w / 2, h / 2));
  path.closePath();
}
