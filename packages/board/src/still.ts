import type { BoardGame, Highlights, PaletteName, SheetShade } from './board-types.js';
import { NO_INSETS } from './camera.js';
import { createSprites } from './counter/sprites.js';
import { drawArrows } from './draw/draw-arrows.js';
import { drawHexes, drawHexesAbove } from './draw/draw-hexes.js';
import { drawStacks } from './draw/draw-stacks.js';
import { type DrawnWay, drawWays } from './draw/draw-ways.js';
import { createShadows } from './draw/shadows.js';
import { spaceOf } from './draw/space.js';
import { createFlips } from './flips.js';
import type { Stack } from './game-ui.js';
import { type Box, gridBounds, grow } from './geometry.js';
import { createMapPainter } from './map/map-painter.js';
import { createMotions } from './motion.js';
import { paletteOf } from './palette.js';
import { createScene, putGame, putHighlights, putStacks } from './scene.js';

/** Map around the outermost hexes of a picture, in hexes. */
const MARGIN = 1.2;
const WORK_MS = 12;

/** Which part of the map, and how large: pixels. */
export interface StillFrame {
  readonly hexes: readonly number[];
  readonly mostWidth: number;
  readonly mostScale: number;
}

export interface Stills {
  /** The same canvas each time, painted anew. */
  paint(stacks: readonly Stack[], highlights: Highlights, ways: readonly DrawnWay[]): Promise<HTMLCanvasElement>;
  close(): void;
}

/** Paints pictures of one part of the map, as the board would show it. The type it uses must have been loaded. */
export function createStills(
  game: BoardGame,
  frame: StillFrame,
  look: { readonly palette: PaletteName; readonly shade: SheetShade },
): Stills {
  const scene = createScene(paletteOf(look.palette, look.shade));
  putGame(scene, game);
  const box = within(grow(gridBounds(game.grid, frame.hexes), MARGIN), scene.bounds);
  const scale = Math.min(frame.mostScale, frame.mostWidth / (box.right - box.left));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round((box.right - box.left) * scale);
  canvas.height = Math.round((box.bottom - box.top) * scale);
  scene.port = { width: canvas.width, height: canvas.height, insets: NO_INSETS };
  scene.view = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, scale };
  const ctx = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;
  const sprites = createSprites(scene.palette, () => 1);
  const painter = createMapPainter(game, scene.palette, scale, 1);
  const tools = { sprites, shadows: createShadows(), motions: createMotions(), flips: createFlips() };

  function draw(ways: readonly DrawnWay[]): void {
    const space = spaceOf(scene);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.fillStyle = scene.palette.table;
    ctx.fillRect(0, 0, space.width, space.height);
    painter.draw(ctx, space, 'settled');
    drawHexes(ctx, scene, space);
    drawWays(ctx, scene, space, ways);
    drawStacks({ ctx, scene, space, ...tools, now: 0 });
    drawArrows(ctx, scene, space);
    drawHexesAbove(ctx, scene, space);
  }

  return {
    async paint(stacks, highlights, ways) {
      putStacks(scene, stacks, sprites);
      putHighlights(scene, highlights);
      for (;;) {
        draw(ways);
        const until = performance.now() + WORK_MS;
        const made = [sprites.work(until, 'seen'), painter.work(until, 'seen')];
        if (!made.some(({ changed, more }) => changed || more)) return canvas;
        await new Promise((resolve) => setTimeout(resolve, 8));
      }
    },
    close: () => painter.close(),
  };
}

function within(box: Box, bounds: Box): Box {
  return {
    left: Math.max(box.left, bounds.left),
    top: Math.max(box.top, bounds.top),
    right: Math.min(box.right, bounds.right),
    bottom: Math.min(box.bottom, bounds.bottom),
  };
}
