import { touch, touchOpened } from '../../occupancy.js';
import { BEACH_CLOSED, BEACH_GERMAN, BEACH_OPEN, type Open, type Tell } from '../../types.js';
import type { World } from '../../world.js';

function turn(world: World, open: Open, hex: number, from: number, state: number, section: string, tell: Tell): boolean {
  const beach = world.ground.beach[hex] as number;
  if (beach < 0 || open.beach[beach] !== from) return false;
  open.beach[beach] = state;
  if (state === BEACH_OPEN) touchOpened(world, open, hex);
  else touch(world, open);
  tell({ event: 'beach', section, hex, state });
  return true;
}

/** §9.4.1 §9.4.3 The first Allied unit ashore opens a beach; a closed one stays closed for good (§11.9). */
export const openBeach = (world: World, open: Open, hex: number, tell: Tell): boolean =>
  turn(world, open, hex, BEACH_GERMAN, BEACH_OPEN, '9.4.1', tell);

/** §11.9 The first German who advances into a beach that fell closes it. */
export const closeBeach = (world: World, open: Open, hex: number, tell: Tell): boolean =>
  turn(world, open, hex, BEACH_OPEN, BEACH_CLOSED, '11.9', tell);
