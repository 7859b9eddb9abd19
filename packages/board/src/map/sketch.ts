import type { BoardGame } from '../board-types.js';
import { createSurface, type Surface } from '../counter/atlas.js';
import type { Context } from '../counter/draw-symbol.js';
import { hexPath } from '../draw/sheet.js';
import type { Space } from '../draw/space.js';
import { type Box, cornerOffsets } from '../geometry.js';
import { LOOK_FILL, lookOf, OFF } from './looks.js';

/** Pixels a hex: enough for a picture that is soft on purpose. */
const SCALE = 10;
/** Each hex reaches over its neighbours a little, so that no seams show. */
const OVERLAP = 1.06;

/** What lies on the table until the tiles are painted: every hex in the colour of its ground, there with the first frame. */
export type Sketch = (ctx: Context, space: Space, dim: string | undefined) => void;

export function createSketch(game: BoardGame, paper: Box): Sketch {
  let surface: Surface | undefined;
  return (ctx, { left, top, scale }, dim) => {
    surface ??= paint(game, paper);
    const [x, y] = [left + paper.left * scale, top + paper.top * scale];
    const [width, height] = [(paper.right - paper.left) * scale, (paper.bottom - paper.top) * scale];
    ctx.drawImage(surface.canvas, x, y, width, height);
    if (dim === undefined) return;
    ctx.fillStyle = dim;
    ctx.fillRect(x, y, width, height);
  };
}

function paint({ grid, map }: BoardGame, paper: Box): Surface {
  const surface = createSurface(Math.ceil((paper.right - paper.left) * SCALE), Math.ceil((paper.bottom - paper.top) * SCALE));
  const { ctx } = surface;
  const corners = cornerOffsets(grid.spec.orientation);
  for (const { hex: label, terrain } of map.hexes) {
    const hex = grid.parse(label);
    if (hex === undefined || terrain === OFF) continue;
    const { x, y } = grid.centre(hex);
    ctx.fillStyle = LOOK_FILL[lookOf(terrain)];
    ctx.beginPath();
    hexPath(ctx, corners, (x - paper.left) * SCALE, (y - paper.top) * SCALE, SCALE * OVERLAP);
    ctx.fill();
  }
  return surface;
}
