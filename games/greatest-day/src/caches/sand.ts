import { BEACHES } from '../data/scenario-shapes.js';
import { viewFrom } from '../rules/sight.js';
import type { Open } from '../types.js';
import type { World } from '../world.js';

/** What views depend on, as it was when the sand's was last looked at. */
interface Remembered {
  readonly barrages: readonly number[];
  readonly rubble: readonly number[];
  readonly razed: readonly number[];
  readonly weather: number;
  readonly turn: number;
  readonly seen: Uint8Array;
}

export interface SandViews {
  /** 1 for every hex seen from the sand of a beach. */
  of(world: World, open: Open, beach: number): Uint8Array;
}

/** §4.4.4(b) A whole beach's view, asked for again and again while the fleet fires: found anew when a shell has fallen. */
export function createSandViews(): SandViews {
  const known: (Remembered | undefined)[] = [];
  return {
    of(world, open, beach) {
      const last = known[beach];
      if (last && isAsItWas(last, open)) return last.seen;
      const { barrages, rubble, razed, weather, turn } = open;
      const seen = look(world, open, beach);
      known[beach] = { barrages: [...barrages], rubble: [...rubble], razed: [...razed], weather, turn, seen };
      return seen;
    },
  };
}

function look(world: World, open: Open, beach: number): Uint8Array {
  const seen = new Uint8Array(world.grid.size);
  for (const sand of world.ground.beach(BEACHES[beach] as (typeof BEACHES)[number]).sand) {
    for (const hex of viewFrom(world, open, sand)) seen[hex] = 1;
  }
  return seen;
}

const isAsItWas = (last: Remembered, open: Open): boolean =>
  last.weather === open.weather &&
  last.turn === open.turn &&
  isSame(last.barrages, open.barrages) &&
  isSame(last.rubble, open.rubble) &&
  isSame(last.razed, open.razed);

function isSame(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
