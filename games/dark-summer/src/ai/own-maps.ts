import { occupancyOf } from '../occupancy.js';
import { hexOf, type Open, type Side } from '../types.js';
import type { World } from '../world.js';
import { attackOf, defenceOf } from './sense.js';

/** What a side has in each hex. */
export interface OwnMaps {
  readonly attack: Float32Array;
  readonly defence: Float32Array;
}

interface Kept extends OwnMaps {
  version: number;
  steps: Open['steps'] | undefined;
  value: Open['value'] | undefined;
  readonly hexes: number[];
}

/** One pair of maps per side and open state, filled anew when anything moved, lost a step or showed its factor. */
export function createOwnMaps(world: World): (open: Open, side: Side) => OwnMaps {
  const kept = new WeakMap<Open, [Kept, Kept]>();
  const blank = (): Kept => ({
    attack: new Float32Array(world.grid.size),
    defence: new Float32Array(world.grid.size),
    version: -1,
    steps: undefined,
    value: undefined,
    hexes: [],
  });
  return (open, side) => {
    let pair = kept.get(open);
    if (!pair) {
      pair = [blank(), blank()];
      kept.set(open, pair);
    }
    const maps = pair[side];
    const { version } = occupancyOf(world, open);
    if (maps.version !== version || maps.steps !== open.steps || maps.value !== open.value) {
      maps.version = version;
      maps.steps = open.steps;
      maps.value = open.value;
      fill(world, open, side, maps);
    }
    return maps;
  };
}

function fill(world: World, open: Open, side: Side, { attack, defence, hexes }: Kept): void {
  for (const hex of hexes) {
    attack[hex] = 0;
    defence[hex] = 0;
  }
  hexes.length = 0;
  const [from, to] = side === 0 ? [0, world.roster.allied] : [world.roster.allied, world.roster.units];
  for (let unit = from; unit < to; unit++) {
    const hex = hexOf(open, unit);
    if (hex < 0) continue;
    if (defence[hex] === 0 && attack[hex] === 0) hexes.push(hex);
    attack[hex] = (attack[hex] as number) + attackOf(world, open, unit);
    defence[hex] = (defence[hex] as number) + defenceOf(world, open, unit);
  }
}
