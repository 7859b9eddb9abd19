import { createSurface } from '../counter/atlas.js';
import type { Context } from '../counter/draw-symbol.js';

const MOST_HEIGHT = 5;

/** Soft shadows under stacks, made once a size and height. */
export interface Shadows {
  /** Under a counter centred at x, y; the higher the stack the longer the shadow. */
  draw(ctx: Context, x: number, y: number, size: number, height: number): void;
}

export function createShadows(): Shadows {
  const made = new Map<number, OffscreenCanvas | HTMLCanvasElement>();

  function shadow(size: number, height: number): OffscreenCanvas | HTMLCanvasElement {
    const key = size * 8 + height;
    const found = made.get(key);
    if (found) return found;
    if (made.size > 60) made.clear();
    const pad = reach(size, MOST_HEIGHT);
    const { canvas, ctx } = createSurface(size + 2 * pad, size + 2 * pad);
    const far = size * (0.02 + 0.022 * height);
    ctx.shadowColor = 'rgba(30,22,8,0.55)';
    ctx.shadowBlur = size * (0.05 + 0.03 * height);
    // The body that throws the shadow is drawn out of sight.
    ctx.shadowOffsetX = far + 4 * size;
    ctx.shadowOffsetY = far;
    ctx.fillStyle = '#000';
    ctx.beginPath();
    ctx.roundRect(pad - 4 * size, pad, size, size, size * 0.06);
    ctx.fill();
    made.set(key, canvas);
    return canvas;
  }

  return {
    draw(ctx, x, y, size, height) {
      if (size < 8) return;
      const s = Math.round(size);
      const pad = reach(s, MOST_HEIGHT);
      ctx.drawImage(shadow(s, Math.min(MOST_HEIGHT, height)), Math.round(x - s / 2) - pad, Math.round(y - s / 2) - pad);
    },
  };
}

function reach(size: number, height: number): number {
  return Math.ceil(size * (0.1 + 0.06 * height));
}
