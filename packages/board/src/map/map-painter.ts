import type { BoardGame } from '../board-types.js';
import type { Context } from '../counter/draw-symbol.js';
import type { Space } from '../draw/space.js';
import type { Palette } from '../palette.js';
import type { Worker } from '../work.js';
import { paperOf } from './sheet-frame.js';
import { createSketch } from './sketch.js';
import { closeLayer, createLayer, isComplete, TILE, type TileLayer, type TileRange, tileKey, tilesIn } from './tile-layer.js';
import { createTileMaker } from './tile-maker.js';
import type { TileOrder } from './tile-press.js';

/** Layers kept beside the overview. */
const MOST_LAYERS = 3;
/** A layer stretched by no more than this hardly looks soft while the zoom moves. */
const FINE_ENOUGH = 0.66;

export interface MapPainter extends Worker {
  /** Draws what there is of the map and notes what is missing. A moving zoom asks for nothing new. */
  draw(ctx: Context, space: Space, zoom: 'settled' | 'moving'): void;
  setPalette(palette: Palette): void;
  /** Paints anew, with fonts that have arrived meanwhile. */
  refresh(): void;
  close(): void;
}

interface Wanted {
  readonly layer: TileLayer;
  readonly column: number;
  readonly row: number;
}

export function createMapPainter(game: BoardGame, first: Palette, overviewScale: number, dpr: number): MapPainter {
  const paper = paperOf(game);
  const sketch = createSketch(game, paper);
  let palette = first;
  let layers: TileLayer[] = [];
  let overview = addLayer(overviewScale);
  let wanted: readonly Wanted[] = [];
  let ahead: readonly Wanted[] = [];
  /** Tiles in sight that came since the board last asked. */
  let fresh = false;
  const begun = new Set<string>();
  const maker = createTileMaker(game, dpr, (order, image) => {
    begun.delete(orderKey(order));
    const layer = layerAt(order.scale);
    if (!layer) return void ('close' in image && image.close());
    layer.tiles.set(tileKey(order.column, order.row), image);
    const isIt = (w: Wanted): boolean => isOrdered(w, order);
    fresh ||= wanted.some(isIt);
    wanted = wanted.filter((w) => !isIt(w));
    ahead = ahead.filter((w) => !isIt(w));
  });

  function addLayer(scale: number): TileLayer {
    const layer = createLayer(paper, scale);
    layers.push(layer);
    return layer;
  }

  function layerAt(scale: number): TileLayer | undefined {
    return layers.find((l) => Math.abs(l.scale - scale) < 1e-3);
  }

  function exactLayer(scale: number): TileLayer {
    const found = layerAt(scale);
    if (found) {
      layers = [...layers.filter((l) => l !== found), found];
      return found;
    }
    const others = layers.filter((l) => l !== overview);
    const oldest = others[0];
    if (others.length >= MOST_LAYERS && oldest) {
      closeLayer(oldest);
      layers = layers.filter((l) => l !== oldest);
    }
    return addLayer(scale);
  }

  function drawLayer(ctx: Context, space: Space, layer: TileLayer): void {
    const range = seen(layer, space, 0);
    const k = space.scale / layer.scale;
    const edge = (n: number, shift: number): number => Math.round(n * TILE * k) + shift;
    for (let row = range.top; row < range.bottom; row++) {
      const y = edge(row, space.top);
      const h = edge(row + 1, space.top) - y;
      for (let column = range.left; column < range.right; column++) {
        const tile = layer.tiles.get(tileKey(column, row));
        if (!tile) continue;
        const x = edge(column, space.left);
        const w = edge(column + 1, space.left) - x;
        if (w === TILE && h === TILE) ctx.drawImage(tile, x, y);
        else ctx.drawImage(tile, x, y, w, h);
      }
    }
  }

  /** The layers that together show the most, worst first; one alone when it has all, and while zooming when it is fine enough. */
  function fallback(space: Space, zoom: 'settled' | 'moving'): TileLayer[] {
    const byFit = [...layers].sort((a, b) => misfit(a, space) - misfit(b, space));
    const whole = byFit.findIndex((l) => isComplete(l, seen(l, space, 0)));
    const complete = byFit[whole];
    if (complete && zoom === 'moving' && complete.scale > space.scale * FINE_ENOUGH) return [complete];
    const used = whole < 0 ? byFit : byFit.slice(0, whole + 1);
    return used.filter((l) => l.tiles.size > 0).reverse();
  }

  function want(space: Space, exact: TileLayer | undefined): void {
    const whole = missing(overview, overview.range, space);
    wanted = exact ? [...whole, ...missing(exact, seen(exact, space, 0), space)] : whole;
    ahead = exact ? missing(exact, seen(exact, space, TILE * 0.75), space) : [];
  }

  /** The next tile of a list that nobody paints yet. */
  function next(list: readonly Wanted[]): TileOrder | undefined {
    for (const { layer, column, row } of list) {
      const order = { scale: layer.scale, column, row, table: palette.table, dim: palette.dim };
      if (begun.has(orderKey(order))) continue;
      begun.add(orderKey(order));
      return order;
    }
    return undefined;
  }

  /** A tile given up is free to be asked for again. */
  function isWanted(order: TileOrder): boolean {
    const still = wanted.some((w) => isOrdered(w, order)) || ahead.some((w) => isOrdered(w, order));
    if (!still) begun.delete(orderKey(order));
    return still;
  }

  function clear(): void {
    begun.clear();
    maker.refresh();
    wanted = [];
    ahead = [];
    for (const layer of layers) closeLayer(layer);
    layers = [];
    overview = addLayer(overviewScale);
  }

  return {
    draw(ctx, space, zoom) {
      const exact = zoom === 'settled' ? exactLayer(space.scale) : layerAt(space.scale);
      if (!isComplete(overview, overview.range)) sketch(ctx, space, palette.dim);
      for (const layer of fallback(space, zoom)) drawLayer(ctx, space, layer);
      want(space, exact);
    },
    work(until, urgency) {
      const list = (): readonly Wanted[] => (urgency === 'seen' ? wanted : ahead);
      if (list().length > 0) maker.work(until, () => next(list()), isWanted);
      const changed = fresh;
      fresh = false;
      return { changed, more: list().length > 0 };
    },
    setPalette(to) {
      palette = to;
      clear();
    },
    refresh: clear,
    close() {
      maker.close();
      for (const layer of layers) closeLayer(layer);
    },
  };
}

function orderKey({ scale, column, row }: TileOrder): string {
  return `${scale} ${column} ${row}`;
}

function isOrdered({ layer, column, row }: Wanted, order: TileOrder): boolean {
  return layer.scale === order.scale && column === order.column && row === order.row;
}

function misfit(layer: TileLayer, space: Space): number {
  const ratio = Math.log(layer.scale / space.scale);
  return ratio < 0 ? -ratio * 1.6 : ratio;
}

function seen(layer: TileLayer, space: Space, margin: number): TileRange {
  const k = layer.scale / space.scale;
  return tilesIn(
    layer,
    (-space.left - margin) * k,
    (-space.top - margin) * k,
    (space.width - space.left + margin) * k,
    (space.height - space.top + margin) * k,
  );
}

/** Tiles not painted yet, the middle of the window first. */
function missing(layer: TileLayer, range: TileRange, space: Space): Wanted[] {
  const k = layer.scale / space.scale;
  const cx = ((space.width / 2 - space.left) * k) / TILE - 0.5;
  const cy = ((space.height / 2 - space.top) * k) / TILE - 0.5;
  const out: Wanted[] = [];
  for (let row = range.top; row < range.bottom; row++) {
    for (let column = range.left; column < range.right; column++) {
      if (!layer.tiles.has(tileKey(column, row))) out.push({ layer, column, row });
    }
  }
  return out.sort((a, b) => Math.hypot(a.column - cx, a.row - cy) - Math.hypot(b.column - cx, b.row - cy));
}
