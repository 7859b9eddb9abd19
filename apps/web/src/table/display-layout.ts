import type { CounterFace, DisplayGroup } from '@bocage/board';
import { lookOf } from './situation.js';

/** A box is as wide as its counters want it, within these many. */
const NARROW = 3;
const WIDE = 8;

/** The columns of a printed sheet, each as wide as the fullest box in it wants; undefined where boxes follow each other. */
export function sheetColumns(groups: readonly DisplayGroup[]): string | undefined {
  const placed = groups.flatMap(({ at, faces }) => (at ? [{ ...at, columns: at.columns ?? 1, count: faces.length }] : []));
  if (placed.length === 0) return undefined;
  const all = Math.max(...placed.map(({ column, columns }) => column + columns - 1));
  const widths = Array.from({ length: all }, (_, i) => {
    const counts = placed.filter(({ column, columns }) => columns === 1 && column === i + 1).map(({ count }) => count);
    return Math.min(WIDE, Math.max(NARROW, ...counts));
  });
  return widths.map((width) => `minmax(9rem, ${width}fr)`).join(' ');
}

interface Heap {
  readonly face: CounterFace;
  readonly count: number;
}

/** Counters as they lie in a box: set by set where it has sets, else each look once. */
export function groupsOfFaces({ faces, sets }: DisplayGroup): readonly { readonly key: string; readonly heaps: readonly Heap[] }[] {
  if (sets === undefined) return heapsOf(faces).map((heap) => ({ key: String(heap.face.unit), heaps: [heap] }));
  let from = 0;
  return sets.map((size) => {
    const together = faces.slice(from, from + size);
    from += size;
    return { key: String(together[0]?.unit), heaps: together.map((face) => ({ face, count: 1 })) };
  });
}

function heapsOf(faces: readonly CounterFace[]): readonly Heap[] {
  const byLook = new Map<string, { face: CounterFace; count: number }>();
  for (const face of faces) {
    const key = lookOf(face);
    const heap = byLook.get(key);
    if (heap) heap.count++;
    else byLook.set(key, { face, count: 1 });
  }
  return [...byLook.values()];
}
