import type { HexId } from '@bocage/hex';
import type { Sight } from '../types.js';
import type { Onset } from './onset.js';

/** What was found out about each hex of one position. */
interface Notes {
  turnTo(sight: Sight, version: number, pressed: Onset): void;
  note(hex: HexId, find: () => number): number;
}

export function createNotes(size: number): Notes {
  const found = new Int32Array(size);
  const pages = new Int32Array(size);
  let page = 0;
  let last: { readonly sight: Sight; readonly version: number; readonly pressed: Onset } | undefined;
  return {
    turnTo(sight, version, pressed) {
      if (last?.sight === sight && last.version === version && last.pressed === pressed) return;
      last = { sight, version, pressed };
      page++;
    },
    note(hex, find) {
      if (pages[hex] === page) return found[hex] as number;
      pages[hex] = page;
      found[hex] = find();
      return found[hex] as number;
    },
  };
}
