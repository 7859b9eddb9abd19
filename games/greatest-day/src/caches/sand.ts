import type { HexId } from '@bocage/hex';
import { BEACHES } from '../data/scenario-shapes.js';
import { seesHex } from '../rules/sight.js';
import type { Open } from '../types.js';
import type { World } from '../world.js';
import { isSame } from './hindered.js';

/** What views depend on, as it was when the sand's was last looked at. */
interface Remembered {
  readonly barrages: readonly number[];
  readonly rubble: readonly number[];
  readonly razed: readonly number[];
  readonly weather: number;
  readonly turn: number;
  /** By hex: not yet asked, not seen, seen. */
  readonly answers: Uint8Array;
}

const SEEN = 2;
const UNSEEN = 1;

export interface SandViews {
  /** Whether a hex is seen from any of the sand of a beach. */
  isSeen(world: World, open: Open, beach: number, hex: HexId): boolean;
}

/** §4.4.4(b) What a beach's sand sees, asked for again and again while the fleet fires: looked at anew when a shell has fallen. */
export function createSandViews(): SandViews {
  const known: (Remembered | undefined)[] = [];
  return {
    isSeen(world, open, beach, hex) {
      const last = known[beach];
      const { answers } = last && isAsItWas(last, open) ? last : (known[beach] = nothingAsked(world, open));
      if (answers[hex] === 0) answers[hex] = look(world, open, beach, hex) ? SEEN : UNSEEN;
      return answers[hex] === SEEN;
    },
  };
}

function nothingAsked({ grid }: World, { barrages, rubble, razed, weather, turn }: Open): Remembered {
  return { barrages: [...barrages], rubble: [...rubble], razed: [...razed], weather, turn, answers: new Uint8Array(grid.size) };
}

function look(world: World, open: Open, beach: number, hex: HexId): boolean {
  const { sand } = world.ground.beach(BEACHES[beach] as (typeof BEACHES)[number]);
  return sand.some((from) => seesHex(world, open, from, hex));
}

const isAsItWas = (last: Remembered, open: Open): boolean =>
  last.weather === open.weather &&
  last.turn === open.turn &&
  isSame(last.barrages, open.barrages) &&
  isSame(last.rubble, open.rubble) &&
  isSame(last.razed, open.razed);
