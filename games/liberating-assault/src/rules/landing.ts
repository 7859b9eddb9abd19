import type { UnitId } from '@bocage/kernel';
import { isHeldBy } from '../occupancy.js';
import { AT_SEA, CLEARED, type Field, GERMAN, type Open, type Sealed } from '../types.js';
import type { World } from '../world.js';
import { hasRoom } from './stacking.js';

/** §8.4 A division comes ashore in one hex or two; more are allowed, and unwise. */
export const WISE_BEACHES = 2;

const divisionsBy = (world: World, ...entries: readonly string[]): number[] =>
  world.formations.entry.flatMap((entry, formation) =>
    entries.includes(entry) && world.formations.level[formation] === 'division' ? [formation] : [],
  );

/** §8.4 §8.5 §8.6 Divisions that come by sea and by air on the first day. */
export const landers = (world: World): number[] => divisionsBy(world, 'assault', 'follow-up');
export const jumpers = (world: World): number[] => divisionsBy(world, 'airborne');

type OpenForLanding = Pick<Open, 'command' | 'coast'>;

/** §8.4 The stretch of coast a division may land on: that of its corps. */
export const coastOf = (world: World, open: Pick<Open, 'command'>, division: number): readonly number[] =>
  world.ground.landings[world.teams.id[open.command[division] as number] as string] ?? [];

/** §8.4 Which further hexes a division may be given. */
export function beachChoices(world: World, open: Pick<Open, 'command'>, division: number, chosen: readonly number[]): number[] {
  return coastOf(world, open, division).filter((hex) => !chosen.includes(hex));
}

/** §8.1 §8.5 §10.1 Hexes at which troops can be put ashore without a fight: cleared, and no German in them. */
export function openBeaches(world: World, open: OpenForLanding, field: Field, coast: readonly number[]): number[] {
  return coast.filter(
    (hex) =>
      open.coast[world.ground.coastIndex[hex] as number] === CLEARED && !isHeldBy(world, field, GERMAN, hex) && hasRoom(world, field, hex),
  );
}

/** §4.19 §8.4 Where a counter at sea can move ashore without a fight: open beaches of its division or its corps, one hex away with or without fuel. */
export function movesAshore(
  world: World,
  open: Pick<Open, 'attached' | 'command' | 'coast'>,
  sealed: Pick<Sealed, 'targets'> & Field,
  unit: UnitId,
): number[] {
  if (sealed.hex[unit] !== AT_SEA || !world.roster.fights[unit]) return [];
  const formation = open.attached[unit] as number;
  const coast = new Set([...(sealed.targets[formation] ?? []), ...coastOf(world, open, formation)]);
  return openBeaches(world, open, sealed, [...coast]).sort((a, b) => a - b);
}

/** §8.4 Headquarters and guns follow as soon as one of the division’s beaches is open. */
export function followAshore(world: World, open: OpenForLanding, field: Field, targets: readonly number[], unit: UnitId): number[] {
  return field.hex[unit] === AT_SEA ? openBeaches(world, open, field, targets) : [];
}
