import { NO_FORT } from '../ground.js';
import type { BradleyState, Tell } from '../types.js';
import type { World } from '../world.js';
import { fortAt } from './fortifications.js';
import { beachOf } from './mines.js';

/** §5.10.1 §5.10.3 §5.10.4 The first beach fortification taken is the beachhead of its Beach Area, for good. */
export function noteFort(world: World, { open }: BradleyState, hex: number, tell: Tell): void {
  const beach = fortBeach(world, open, hex);
  if (beach < 0 || (open.beachhead[beach] as number) >= 0) return;
  open.beachhead[beach] = hex;
  tell({ event: 'beachhead', section: '5.10.1', beach, hex });
}

/** §5.10.1 §18.5 §19.3 Marked forts, extra nests beside a beach hex, and forts of the northern coast if Utah lands there. */
function fortBeach(world: World, open: BradleyState['open'], hex: number): number {
  const marked = world.ground.beachFort[hex] as number;
  const isOther = open.options['northern-utah'] === 'on' ? fortAt(world, open, hex) !== NO_FORT : open.extraNests.includes(hex);
  if (marked >= 0 || !isOther) return marked;
  const beside = [hex, ...world.grid.ring(hex, 1)].map((other) => beachOf(world, open, other));
  return Math.max(-1, ...beside);
}
