import type { BoardGame } from '../board-types.js';
import type { Context } from '../counter/draw-symbol.js';
import { hexPath } from '../draw/draw-hexes.js';
import { isInSight, type Space } from '../draw/space.js';
import { cornerOffsets } from '../geometry.js';

export interface MapPainter {
  draw(ctx: Context, space: Space): void;
}

const FILLS: Readonly<Record<string, string>> = {
  sea: '#b9cfd8',
  clear: '#e9e1c6',
  bocage: '#cfd6a4',
  woods: '#8fae7c',
  marsh: '#bcd3cb',
  town: '#c9b7a1',
  city: '#b59a84',
};

export function createMapPainter(game: BoardGame): MapPainter {
  const corners = cornerOffsets(game.grid.spec.orientation);
  const hexes = game.map.hexes.flatMap((h) => {
    const hex = game.grid.parse(h.hex);
    return hex === undefined ? [] : [{ c: game.grid.centre(hex), fill: FILLS[h.terrain] ?? '#e9e1c6' }];
  });
  return {
    draw(ctx, space) {
      ctx.strokeStyle = '#00000022';
      ctx.lineWidth = 1;
      for (const { c, fill } of hexes) {
        const x = space.left + c.x * space.scale;
        const y = space.top + c.y * space.scale;
        if (!isInSight(space, x, y, space.scale)) continue;
        ctx.beginPath();
        hexPath(ctx, corners, x, y, space.scale);
        ctx.fillStyle = fill;
        ctx.fill();
        ctx.stroke();
      }
    },
  };
}
