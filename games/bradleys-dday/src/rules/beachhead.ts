import type { HexId } from '@bocage/hex';
import { NO_FORT } from '../ground.js';
import { type BradleyState, type Tell, UTAH } from '../types.js';
import type { World } from '../world.js';
import { fortAt } from './fortifications.js';
import { beachOf, isMinable } from './mines.js';

/** §5.10.1 §5.10.3 §5.10.4 The first beach fortification taken is the beachhead of its Beach Area, for good. */
export function noteFort(world: World, { open }: BradleyState, hex: HexId, tell: Tell): void {
  const beach = fortBeach(world, open, hex);
  if (beach < 0 || (open.beachhead[beach] as number) >= 0) return;
  open.beachhead[beach] = hex;
  tell({ event: 'beachhead', section: '5.10.1', beach, hex });
}

/** §5.10.1 §18.5 §19.3 Marked forts and extra nests beside a beach hex; of Utah those of the northern coast alone if it lands there. */
function fortBeach(world: World, open: BradleyState['open'], hex: HexId): number {
  const north = open.options['northern-utah'] === 'on';
  const marked = world.ground.beachFort[hex] as number;
  if (marked >= 0 && !(north && marked === UTAH)) return marked;
  if (north ? fortAt(world, open, hex) === NO_FORT : !open.extraNests.includes(hex)) return -1;
  const beaches = [hex, ...world.grid.ring(hex, 1)].filter((other) => isMinable(world, open, other));
  return Math.max(-1, ...beaches.map((other) => beachOf(world, open, other)));
}
