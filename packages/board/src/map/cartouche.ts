import { drawCompass, drawScaleBar, scaleBarOf } from './scale-bar.js';

/** Paints compass and scale bar on a small canvas to lie over a corner of the map. `scale` is CSS pixels a hex. */
export function paintCartouche(
  canvas: HTMLCanvasElement,
  scale: number,
  place: { readonly hexMetres: number; readonly rotation: number },
): void {
  const dpr = Math.min(3, window.devicePixelRatio || 1);
  const width = 200;
  const height = 56;
  canvas.width = width * dpr;
  canvas.height = height * dpr;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const ctx = canvas.getContext('2d');
  if (!ctx) return;
  ctx.setTransform(dpr, 0, 0, dpr, 0, 0);
  drawCompass(ctx, 30, 34, 17, place.rotation);
  drawScaleBar(ctx, scaleBarOf(scale, place.hexMetres, 125), 64, 36);
}
