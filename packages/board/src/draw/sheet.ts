import type { Grid } from '@bocage/hex';
import type { Context } from '../counter/draw-symbol.js';
import type { Point } from '../geometry.js';
import type { Scene } from '../scene.js';
import { isInSight, type Space } from './space.js';

export function hexPath(ctx: Context, corners: readonly Point[], x: number, y: number, scale: number): void {
  for (const [i, c] of corners.entries()) {
    if (i === 0) ctx.moveTo(x + c.x * scale, y + c.y * scale);
    else ctx.lineTo(x + c.x * scale, y + c.y * scale);
  }
  ctx.closePath();
}

export interface Sheet {
  readonly ctx: Context;
  readonly scene: Scene;
  readonly space: Space;
  readonly grid: Grid;
}

export function centreOf(sheet: Sheet, hex: number): Point | undefined {
  const c = sheet.grid.centre(hex);
  const x = sheet.space.left + c.x * sheet.space.scale;
  const y = sheet.space.top + c.y * sheet.space.scale;
  return isInSight(sheet.space, x, y, sheet.space.scale) ? { x, y } : undefined;
}

export function pathOf(sheet: Sheet, hexes: readonly { readonly hex: number }[], size: number): void {
  const { ctx, scene, space } = sheet;
  ctx.beginPath();
  for (const { hex } of hexes) {
    const c = centreOf(sheet, hex);
    if (c) hexPath(ctx, scene.corners, c.x, c.y, space.scale * size);
  }
}
