import type { Context } from './draw-symbol.js';

/** Small pages: drawing into one copies it once, so a page is no larger than a frame can bear. */
const LARGEST_PAGE = 512;
const SPRITES_ACROSS = 14;

/** Sprites of one size on a few pages. */
export interface SpriteAtlas {
  readonly size: number;
  has(id: number): boolean;
  add(id: number, draw: (ctx: Context, x: number, y: number) => void): void;
  /** Copies a sprite pixel for pixel; false when it is not there. */
  blit(ctx: Context, id: number, x: number, y: number): boolean;
  stretch(ctx: Context, id: number, x: number, y: number, size: number): void;
}

export interface Surface {
  readonly canvas: OffscreenCanvas | HTMLCanvasElement;
  readonly ctx: Context;
}

/** A canvas out of sight, painted on the processor, whose time can be measured. */
export function createSurface(width: number, height: number, ground: 'opaque' | 'clear' = 'clear'): Surface {
  const settings = { willReadFrequently: true, alpha: ground === 'clear' };
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, ctx: canvas.getContext('2d', settings) as OffscreenCanvasRenderingContext2D };
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return { canvas, ctx: canvas.getContext('2d', settings) as CanvasRenderingContext2D };
}

/** Makes the canvas draw now what it was told to, so that the time it takes is spent here and not in some later frame. */
export function settle(surface: Surface): void {
  surface.ctx.getImageData(0, 0, 1, 1);
}

export function createAtlas(size: number): SpriteAtlas {
  const cell = size + 2;
  const across = Math.max(1, Math.min(SPRITES_ACROSS, Math.floor(LARGEST_PAGE / cell)));
  const perPage = across * across;
  const side = across * cell;
  const slots = new Map<number, number>();
  const pages: Surface[] = [];

  function place(slot: number): { readonly page: number; readonly x: number; readonly y: number } {
    const onPage = slot % perPage;
    return { page: Math.floor(slot / perPage), x: (onPage % across) * cell + 1, y: Math.floor(onPage / across) * cell + 1 };
  }

  function copy(ctx: Context, id: number, x: number, y: number, to: number): boolean {
    const slot = slots.get(id);
    if (slot === undefined) return false;
    const from = place(slot);
    const page = pages[from.page];
    if (!page) return false;
    ctx.drawImage(page.canvas, from.x, from.y, size, size, x, y, to, to);
    return true;
  }

  return {
    size,
    has: (id) => slots.has(id),
    add(id, draw) {
      const slot = slots.get(id) ?? slots.size;
      slots.set(id, slot);
      const at = place(slot);
      pages[at.page] ??= createSurface(side, side);
      const page = pages[at.page] as Surface;
      page.ctx.clearRect(at.x - 1, at.y - 1, cell, cell);
      draw(page.ctx, at.x, at.y);
      settle(page);
    },
    blit: (ctx, id, x, y) => copy(ctx, id, x, y, size),
    stretch: (ctx, id, x, y, to) => void copy(ctx, id, x, y, to),
  };
}
