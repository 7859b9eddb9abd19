import { createSurface, settle } from '../counter/atlas.js';
import type { Context } from '../counter/draw-symbol.js';

const MOST_HEIGHT = 5;

/** Soft shadows under stacks, made for a few sizes. */
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
    const pad = reach(size, height);
    const surface = createSurface(size + 2 * pad, size + 2 * pad);
    const { ctx } = surface;
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
    settle(surface);
    made.set(key, surface.canvas);
    return surface.canvas;
  }

  return {
    draw(ctx, x, y, size, height) {
      // A few pixels more or less do not show in a shadow, and copying is far cheaper than stretching.
      const kept = Math.round(2 ** (Math.round(Math.log2(size) * 4) / 4));
      const made = shadow(kept, Math.min(MOST_HEIGHT, height));
      ctx.drawImage(made, Math.round(x - made.width / 2), Math.round(y - made.height / 2));
    },
  };
}

function reach(size: number, height: number): number {
  return Math.ceil(size * (0.08 + 0.045 * height));
}
