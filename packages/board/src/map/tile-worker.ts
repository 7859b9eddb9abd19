import { createGrid } from '@bocage/hex';
import { type FaceSource, loadFaces } from '../fonts.js';
import { createTilePress, type TilePress } from './tile-press.js';
import type { FromTileWorker, ToTileWorker } from './tile-worker-link.js';

/** What this file needs of a worker's own scope, which the page's types do not know. */
interface Scope {
  onmessage: ((event: MessageEvent<ToTileWorker>) => void) | null;
  postMessage(message: FromTileWorker, transfer?: Transferable[]): void;
  readonly fonts?: FontFaceSet;
}

const scope = globalThis as unknown as Scope;
let press: TilePress | undefined;
let ready: Promise<unknown> = Promise.resolve();
const loaded = new Set<string>();

scope.onmessage = ({ data }) => {
  // In turn: a tile asked for after fonts were named waits for them.
  ready = ready.then(() => answer(data)).catch(() => scope.postMessage({ kind: 'unable' }));
};

async function answer(message: ToTileWorker): Promise<void> {
  switch (message.kind) {
    case 'sheet': {
      const { map, ground, dpr, faces } = message;
      await takeFaces(faces);
      press = createTilePress({ grid: createGrid(map.grid), map, ...(ground ? { ground } : {}) }, dpr);
      return;
    }
    case 'refresh':
      await takeFaces(message.faces);
      press?.refresh();
      return;
    case 'paint':
      return paint(message);
  }
}

async function takeFaces(faces: readonly FaceSource[]): Promise<void> {
  const fresh = faces.filter((f) => !loaded.has(f.source));
  for (const face of fresh) loaded.add(face.source);
  if (fresh.length === 0) return;
  if (!scope.fonts) throw new Error('no fonts in this worker');
  await loadFaces(scope.fonts, fresh);
}

function paint({ round, order }: ToTileWorker & { kind: 'paint' }): void {
  if (!press) throw new Error('no sheet yet');
  for (const _step of press.paint(order));
  const image = press.take();
  if (!(image instanceof ImageBitmap)) throw new Error('no image bitmaps here');
  scope.postMessage({ kind: 'tile', round, order, image }, [image]);
}
