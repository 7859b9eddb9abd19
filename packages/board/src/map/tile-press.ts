import type { BoardGame } from '../board-types.js';
import { createSurface, type Surface, settle } from '../counter/atlas.js';
import type { Context } from '../counter/draw-symbol.js';
import { counterSize } from '../stack-layout.js';
import { glyphBoxes } from './glyph-spots.js';
import { type PlacedLabel, placeLabels, readingScale } from './label-layout.js';
import { fontOf, setSpacing } from './paint-print.js';
import { paintTile } from './paint-tile.js';
import { prepareSheet, type Sheet } from './sheet.js';
import { createTextures, type Textures } from './textures.js';
import { TILE, type TileImage } from './tile-layer.js';

/** Which tile, and the colours that lie beside and over the sheet. */
export interface TileOrder {
  /** Device pixels a hex. */
  readonly scale: number;
  readonly column: number;
  readonly row: number;
  readonly table: string;
  readonly dim: string | undefined;
}

/** Paints tiles of one sheet, one after another, on surfaces of its own. Runs on the page or in a worker. */
export interface TilePress {
  /** Paints step by step; between two steps the page may draw a frame. */
  paint(order: TileOrder): Generator<void>;
  /** The tile just painted. */
  take(): TileImage;
  /** Sets names anew, with fonts that have arrived meanwhile. */
  refresh(): void;
}

/** What tiles of one scale share. */
interface Plate {
  readonly scale: number;
  readonly textures: Textures;
  readonly labels: () => readonly PlacedLabel[];
}

const MOST_PLATES = 4;

export function createTilePress(game: BoardGame, dpr: number): TilePress {
  const sheet = prepareSheet(game);
  const finished = createSurface(TILE, TILE, 'opaque');
  const land = createSurface(TILE, TILE, 'clear');
  let plates: Plate[] = [];

  function plateAt(scale: number): Plate {
    const found = plates.find((p) => p.scale === scale) ?? createPlate(sheet, scale, dpr, land.ctx);
    plates = [...plates.filter((p) => p !== found), found].slice(-MOST_PLATES);
    return found;
  }

  return {
    *paint({ scale, column, row, table, dim }) {
      const plate = plateAt(scale);
      const left = column * TILE;
      const top = row * TILE;
      const box = { left: left / scale, top: top / scale, right: (left + TILE) / scale, bottom: (top + TILE) / scale };
      const { textures } = plate;
      const surfaces = { ctx: finished.ctx, land: land.ctx };
      const job = { sheet, ...surfaces, scale, dpr, left, top, size: TILE, box, textures, labels: plate.labels(), table, dim };
      for (const _step of paintTile(job)) {
        settle(finished);
        settle(land);
        yield;
      }
    },
    take: () => take(finished),
    refresh() {
      plates = [];
    },
  };
}

function createPlate(sheet: Sheet, scale: number, dpr: number, pen: Context): Plate {
  let labels: readonly PlacedLabel[] | undefined;
  return { scale, textures: createTextures(scale), labels: () => (labels ??= layOutLabels(sheet, scale / dpr, pen)) };
}

function layOutLabels(sheet: Sheet, scale: number, pen: Context): readonly PlacedLabel[] {
  const half = counterSize(scale) / scale / 2;
  return placeLabels(sheet.labels, {
    scale,
    reading: readingScale(scale, sheet.metres),
    frame: sheet.frame,
    blocked: [...glyphBoxes(sheet, scale), ...(sheet.furniture ? [sheet.furniture.box] : [])],
    measure(text, style) {
      pen.font = fontOf(style, 1);
      setSpacing(pen, style.spacing * style.px);
      const { width } = pen.measureText(text);
      setSpacing(pen, 0);
      return width;
    },
    isCovered(x, y) {
      const hex = sheet.grid.hexAt(x, y);
      if (hex < 0) return false;
      const c = sheet.grid.centre(hex);
      return Math.abs(x - c.x) < half && Math.abs(y - c.y) < half;
    },
  });
}

function take(surface: Surface): TileImage {
  if ('transferToImageBitmap' in surface.canvas) return surface.canvas.transferToImageBitmap();
  const copy = document.createElement('canvas');
  copy.width = TILE;
  copy.height = TILE;
  copy.getContext('2d')?.drawImage(surface.canvas, 0, 0);
  return copy;
}
