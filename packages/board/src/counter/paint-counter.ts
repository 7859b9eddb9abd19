import type { PaletteName } from '../board-types.js';
import type { CounterFace } from '../game-ui.js';
import { paletteOf } from '../palette.js';
import { drawCounter } from './draw-counter.js';

/** Paints one counter onto a canvas of its own, `size` CSS pixels square: for inspectors, boxes and lists. */
export function paintCounter(canvas: HTMLCanvasElement, face: CounterFace, size: number, palette: PaletteName = 'standard'): void {
  const dpr = Math.min(3, window.devicePixelRatio || 1);
  const px = Math.round(size * dpr);
  canvas.width = px;
  canvas.height = px;
  canvas.style.width = `${size}px`;
  canvas.style.height = `${size}px`;
  const ctx = canvas.getContext('2d');
  if (ctx) drawCounter(ctx, face, 0, 0, px, paletteOf(palette, 'light'), dpr);
}
