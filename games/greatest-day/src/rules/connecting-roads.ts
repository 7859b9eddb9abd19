import { holderOf } from '../occupancy.js';
import { GERMAN } from '../sides.js';
import type { Open } from '../types.js';
import type { World } from '../world.js';

/** §2.3.6 §6.1.0 Whether a Connecting Road is free from end to end: no German unit and no German mines on any of its hexes. */
export const isRoadFree = (world: World, open: Open, road: 'a' | 'b'): boolean =>
  world.ground
    .connecting(road)
    .every((hex) => holderOf(world, open, hex) !== GERMAN && !open.mines.some((mined, at) => mined === hex && open.minesBy[at] === GERMAN));
