import { type FaceSource, faceSources } from '../fonts.js';
import type { GroundFile, MapFile } from '../map-file.js';
import type { TileImage } from './tile-layer.js';
import type { TileOrder } from './tile-press.js';

export interface SheetToPaint {
  readonly map: MapFile;
  readonly ground: GroundFile | undefined;
  readonly dpr: number;
}

export type ToTileWorker =
  | ({ readonly kind: 'sheet'; readonly faces: readonly FaceSource[] } & SheetToPaint)
  | { readonly kind: 'refresh'; readonly faces: readonly FaceSource[] }
  | { readonly kind: 'paint'; readonly round: number; readonly order: TileOrder };

export type FromTileWorker =
  | { readonly kind: 'tile'; readonly round: number; readonly order: TileOrder; readonly image: ImageBitmap }
  /** This worker cannot draw as the page would. */
  | { readonly kind: 'unable' };

export interface TileWorker {
  /** Hands over what `next` asks for, as much as keeps the worker busy. */
  fill(next: () => TileOrder | undefined): void;
  readonly busy: boolean;
  refresh(): void;
  close(): void;
}

/** One to paint and one to go on with; more would be out of date by the time their turn comes. */
const MOST_BEGUN = 2;

/** Undefined where there are no such workers; `failed` tells when one turns out not to run. */
export function startTileWorker(
  sheet: SheetToPaint,
  done: (order: TileOrder, image: TileImage) => void,
  failed: () => void,
): TileWorker | undefined {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return undefined;
  const worker = new Worker(new URL('./tile-worker.js', import.meta.url), { type: 'module', name: 'tiles' });
  const begun: TileOrder[] = [];
  let round = 0;
  const send = (message: ToTileWorker): void => worker.postMessage(message);
  const give = (): void => {
    worker.terminate();
    failed();
  };
  worker.onerror = (event) => {
    event.preventDefault();
    give();
  };
  worker.onmessage = ({ data }: MessageEvent<FromTileWorker>) => {
    if (data.kind === 'unable') return give();
    if (data.round !== round) return data.image.close();
    const i = begun.findIndex((o) => isSameTile(o, data.order));
    if (i >= 0) begun.splice(i, 1);
    done(data.order, data.image);
  };
  send({ kind: 'sheet', faces: faceSources(), ...sheet });
  return {
    fill(next) {
      while (begun.length < MOST_BEGUN) {
        const order = next();
        if (!order) return;
        begun.push(order);
        send({ kind: 'paint', round, order });
      }
    },
    get busy() {
      return begun.length > 0;
    },
    refresh() {
      round++;
      begun.length = 0;
      send({ kind: 'refresh', faces: faceSources() });
    },
    close: () => worker.terminate(),
  };
}

function isSameTile(a: TileOrder, b: TileOrder): boolean {
  return a.scale === b.scale && a.column === b.column && a.row === b.row;
}
