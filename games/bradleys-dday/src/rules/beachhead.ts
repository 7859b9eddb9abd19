import type { BradleyState, Tell } from '../types.js';
import type { World } from '../world.js';
import { beachOf } from './mines.js';

/** §5.10.1 §5.10.3 The first beach fortification taken is the beachhead of its Beach Area, for good. */
export function noteFort(world: World, { open }: BradleyState, hex: number, tell: Tell): void {
  const beach = fortBeach(world, open, hex);
  if (beach < 0 || (open.beachhead[beach] as number) >= 0) return;
  open.beachhead[beach] = hex;
  tell({ event: 'beachhead', section: '5.10.1', beach, hex });
}

/** §5.10.1 §18.5 Marked forts, and extra nests beside a beach hex. */
function fortBeach(world: World, open: BradleyState['open'], hex: number): number {
  const marked = world.ground.beachFort[hex] as number;
  if (marked >= 0 || !open.extraNests.includes(hex)) return marked;
  const beside = world.grid.ring(hex, 1).map((other) => beachOf(world, open, other));
  return Math.max(-1, ...beside);
}
