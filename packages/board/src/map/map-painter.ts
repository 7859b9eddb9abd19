import type { BoardGame } from '../board-types.js';
import { createSurface, type Surface, settle } from '../counter/atlas.js';
import type { Context } from '../counter/draw-symbol.js';
import type { Space } from '../draw/space.js';
import type { Palette } from '../palette.js';
import type { Worker } from '../work.js';
import type { PaintJob } from './paint-job.js';
import { paintTile } from './paint-tile.js';
import { prepareSheet } from './sheet.js';
import { createLayer, isComplete, TILE, type TileImage, type TileLayer, type TileRange, tileKey, tilesIn } from './tile-layer.js';

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
}

interface Wanted {
  readonly layer: TileLayer;
  readonly column: number;
  readonly row: number;
}

export function createMapPainter(game: BoardGame, first: Palette, overviewScale: number, dpr: number): MapPainter {
  const sheet = prepareSheet(game);
  const finished = createSurface(TILE, TILE, 'opaque');
  const land = createSurface(TILE, TILE, 'clear');
  let palette = first;
  let layers: TileLayer[] = [];
  let overview = addLayer(overviewScale);
  let wanted: readonly Wanted[] = [];
  let ahead: readonly Wanted[] = [];
  let current: { readonly wanted: Wanted; readonly steps: Generator<void> } | undefined;

  function addLayer(scale: number): TileLayer {
    const layer = createLayer(sheet, scale, dpr, land.ctx);
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
      for (const tile of oldest.tiles.values()) if ('close' in tile) tile.close();
      layers = layers.filter((l) => l !== oldest);
    }
    return addLayer(scale);
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

  function misfit(layer: TileLayer, space: Space): number {
    const ratio = Math.log(layer.scale / space.scale);
    return ratio < 0 ? -ratio * 1.6 : ratio;
  }

  function want(space: Space, exact: TileLayer | undefined): void {
    const whole = missing(overview, overview.range, space);
    wanted = exact ? [...whole, ...missing(exact, seen(exact, space, 0), space)] : whole;
    ahead = exact ? missing(exact, seen(exact, space, TILE * 0.75), space) : [];
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

  function begin(next: Wanted): Generator<void> {
    const { layer, column, row } = next;
    const left = column * TILE;
    const top = row * TILE;
    const { scale } = layer;
    const job: PaintJob = {
      sheet,
      ctx: finished.ctx,
      land: land.ctx,
      scale,
      dpr,
      left,
      top,
      size: TILE,
      box: { left: left / scale, top: top / scale, right: (left + TILE) / scale, bottom: (top + TILE) / scale },
      textures: layer.textures,
      labels: layer.labels(),
      table: palette.table,
      dim: palette.dim,
    };
    return paintTile(job);
  }

  function isSame(a: Wanted, b: Wanted): boolean {
    return a.layer === b.layer && a.column === b.column && a.row === b.row;
  }

  /** The tile in progress when it is still wanted, else the next. */
  function pick(list: readonly Wanted[]): typeof current {
    const going = current;
    if (going && (wanted.some((w) => isSame(w, going.wanted)) || ahead.some((w) => isSame(w, going.wanted)))) return going;
    const next = list[0];
    return next && { wanted: next, steps: begin(next) };
  }

  function finish(item: Wanted): void {
    item.layer.tiles.set(tileKey(item.column, item.row), take(finished));
    wanted = wanted.filter((w) => !isSame(w, item));
    ahead = ahead.filter((w) => !isSame(w, item));
    current = undefined;
  }

  function clear(): void {
    current = undefined;
    wanted = [];
    ahead = [];
    layers = [];
    overview = addLayer(overviewScale);
  }

  return {
    draw(ctx, space, zoom) {
      const exact = zoom === 'settled' ? exactLayer(space.scale) : layerAt(space.scale);
      for (const layer of fallback(space, zoom)) drawLayer(ctx, space, layer);
      want(space, exact);
    },
    work(until, urgency) {
      let changed = false;
      for (;;) {
        const list = urgency === 'seen' ? wanted : ahead;
        if (list.length === 0) return { changed, more: false };
        if (performance.now() >= until) return { changed, more: true };
        current = pick(list);
        if (!current) return { changed, more: false };
        const step = current.steps.next();
        settle(finished);
        settle(land);
        if (!step.done) continue;
        changed ||= wanted.some((w) => current && isSame(w, current.wanted));
        finish(current.wanted);
      }
    },
    setPalette(next) {
      palette = next;
      clear();
    },
    refresh: clear,
  };
}

function take(surface: Surface): TileImage {
  if ('transferToImageBitmap' in surface.canvas) return surface.canvas.transferToImageBitmap();
  const copy = document.createElement('canvas');
  copy.width = TILE;
  copy.height = TILE;
  copy.getContext('2d')?.drawImage(surface.canvas, 0, 0);
  return copy;
}
