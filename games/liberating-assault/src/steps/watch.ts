import type { Seat, UnitId } from '@bocage/kernel';
import { eyesOf } from '../eyes.js';
import { seatIds } from '../seats.js';
import { DUEL, type Open, type Sealed } from '../types.js';
import type { World } from '../world.js';

/** `to` of an event; nothing at all where everybody sees everything. */
interface Readers {
  readonly to?: readonly Seat[];
}

/** Who sees what at one moment: to whom something that happens there is told (§9.5). */
export interface Watch {
  /** Readers of an event about these hexes. */
  seers(...hexes: readonly number[]): Readers;
  /** Readers of an event about a counter, on the map or off it: all who know it, and control. */
  knowers(unit: UnitId): Readers;
  /** Readers of an event about a counter that goes to these hexes or is lost: all who know it or see where it goes. */
  followers(unit: UnitId, ...hexes: readonly number[]): Readers;
}

const EVERYBODY: Watch = { seers: () => ({}), knowers: () => ({}), followers: () => ({}) };

/** Looks once for each seat, before things begin to move. */
export function createWatch(world: World, open: Open, sealed: Sealed): Watch {
  if (open.way === DUEL || open.sight === 1) return EVERYBODY;
  const seats = seatIds(world.teams, open.way).map((seat) => ({ seat, ...eyesOf(world, open, sealed, [seat]) }));
  type Looker = (typeof seats)[number];
  const those = (isOne: (one: Looker) => boolean): Readers => ({ to: seats.filter(isOne).map(({ seat }) => seat) });
  const sees = (one: Looker, hexes: readonly number[]): boolean => hexes.some((hex) => hex >= 0 && one.hexes[hex] === 1);
  return {
    seers: (...hexes) => those((one) => sees(one, hexes)),
    knowers: (unit) => those(({ seat, units }) => units[unit] === 1 || seat.startsWith('control')),
    followers: (unit, ...hexes) => those((one) => one.units[unit] === 1 || sees(one, hexes)),
  };
}
