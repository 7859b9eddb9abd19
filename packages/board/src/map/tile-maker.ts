import type { BoardGame } from '../board-types.js';
import type { TileImage } from './tile-layer.js';
import { createTilePress, type TileOrder, type TilePress } from './tile-press.js';
import { startTileWorker, type TileWorker } from './tile-worker-link.js';

/** Has tiles painted: in a worker where the browser has what that takes, else on the page, a little in every frame. */
export interface TileMaker {
  /** Goes on with the tile `next` asks for, and with the ones after it, until the time is up. */
  work(until: number, next: () => TileOrder | undefined, isWanted: (order: TileOrder) => boolean): void;
  /** Tiles begun and not done. */
  readonly busy: boolean;
  /** Forgets what is begun and sets names anew. */
  refresh(): void;
  close(): void;
}

type Done = (order: TileOrder, image: TileImage) => void;

export function createTileMaker(game: BoardGame, dpr: number, done: Done): TileMaker {
  let onPage: TileMaker | undefined;
  let worker: TileWorker | undefined;
  const fall = (): void => {
    worker = undefined;
    onPage ??= makeOnPage(() => createTilePress(game, dpr), done);
  };
  worker = startTileWorker({ map: game.map, ground: game.ground, dpr }, done, fall);
  if (!worker) fall();
  return {
    work(until, next, isWanted) {
      if (onPage) return onPage.work(until, next, isWanted);
      worker?.fill(next);
    },
    get busy() {
      return (onPage ?? worker)?.busy ?? false;
    },
    refresh: () => (onPage ?? worker)?.refresh(),
    close() {
      worker?.close();
    },
  };
}

function makeOnPage(open: () => TilePress, done: Done): TileMaker {
  const press = open();
  let current: { readonly order: TileOrder; readonly steps: Generator<void> } | undefined;
  return {
    work(until, next, isWanted) {
      while (performance.now() < until) {
        if (!current || !isWanted(current.order)) {
          const order = next();
          current = order && { order, steps: press.paint(order) };
        }
        if (!current) return;
        if (!current.steps.next().done) continue;
        const { order } = current;
        current = undefined;
        done(order, press.take());
      }
    },
    get busy() {
      return current !== undefined;
    },
    refresh() {
      current = undefined;
      press.refresh();
    },
    close() {},
  };
}
