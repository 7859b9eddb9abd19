import type { Seat } from '@bocage/kernel';
import { eyesOf } from '../eyes.js';
import { seenHexes } from '../rules/sight.js';
import { seatIds } from '../seats.js';
import { DUEL, type LiberatingAssaultState, type Open, type Sealed } from '../types.js';
import type { World } from '../world.js';

/** Who sees which hexes at one moment: to whom something that happens there is told (§9.5). */
export interface Watch {
  /** `to` of an event about these hexes; nothing at all where everybody sees everything. */
  seers(...hexes: readonly number[]): { readonly to?: readonly Seat[] };
}

/** §9.5 `to` of an event about a counter, on the map or off it: all who know it, and control. */
export function knowersOf(world: World, { open, sealed }: LiberatingAssaultState, unit: number): { readonly to?: readonly Seat[] } {
  if (open.way === DUEL || open.sight === 1) return {};
  const knows = (seat: Seat): boolean => seat.startsWith('control') || eyesOf(world, open, sealed, [seat]).units[unit] === 1;
  return { to: seatIds(world.teams, open.way).filter(knows) };
}

/** Looks once for each seat, before things begin to move. */
export function createWatch(world: World, open: Open, sealed: Sealed): Watch {
  if (open.way === DUEL || open.sight === 1) return { seers: () => ({}) };
  const seats = seatIds(world.teams, open.way).map((seat) => ({ seat, seen: seenHexes(world, open, sealed, [seat]) }));
  return {
    seers: (...hexes) => ({ to: seats.filter(({ seen }) => hexes.some((hex) => hex >= 0 && seen[hex] === 1)).map(({ seat }) => seat) }),
  };
}
