import type { HexId, SideId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { BEACHES, SUB_BEACHES, WAVE_BOXES } from '../data/scenario-shapes.js';
import { ALLIED, type Side } from '../sides.js';
import type { Open } from '../types.js';
import { fieldOf, hexOf, type World } from '../world.js';
import { isOnMap, sideOf } from './units.js';

/** §4.1.1 The beach of the scenario as an index into BEACHES, −1 where there is none. */
export function beachOf(world: World, open: Pick<Open, 'scenario'>): number {
  const { beach } = fieldOf(world, open).scenario;
  return beach ? BEACHES.indexOf(beach.beach) : -1;
}

/** §4.1.4 §4.3.3 Beaches whose overlay lies on the map: it stays for the rest of the turn the beach is cleared in. */
export function overlays(world: World, open: Open): number[] {
  const beach = beachOf(world, open);
  const since = beach < 0 ? 1 : (open.cleared[beach] as number);
  return beach >= 0 && (since === 0 || since === open.turn) ? [beach] : [];
}

/** §4.1.4 The overlay a hex is on, −1 where none lies. */
export function overlayAt(world: World, open: Open, hex: HexId): number {
  const beach = hex < 0 ? -1 : (world.ground.overlay[hex] as number);
  return beach >= 0 && overlays(world, open).includes(beach) ? beach : -1;
}

/** §4.3.1 The same, but only before the beach is cleared. */
export function unclearedAt(world: World, open: Open, hex: HexId): number {
  const beach = overlayAt(world, open, hex);
  return beach >= 0 && open.cleared[beach] === 0 ? beach : -1;
}

/** §4.1.2 Sub-beaches of a beach, as indices into SUB_BEACHES. */
export const subBeachesOf = (beach: number): number[] => [
  ...new Set((WAVE_BOXES[BEACHES[beach] as (typeof BEACHES)[number]] ?? []).map(subBeachOfBox)),
];

/** §4.5.2 The sub-beach a wave box belongs to. */
export const subBeachOfBox = (box: string): number => SUB_BEACHES.indexOf(box.split('-')[0] as (typeof SUB_BEACHES)[number]);

/** §4.1.3 The sand of a sub-beach. */
export const sandOf = ({ ground }: World, subBeach: number): HexId[] => ground.land.filter((hex) => ground.subBeach[hex] === subBeach);

/** §4.2.4 The sub-beach somebody fires from: its own, or behind the sand the nearest. */
export function subBeachNear(world: World, beach: number, hex: HexId): number {
  const own = world.ground.subBeach[hex] as number;
  if (own >= 0) return own;
  const far = (sub: number): number => Math.min(...sandOf(world, sub).map((sand) => world.grid.distance(sand, hex)));
  return subBeachesOf(beach).reduce((best, sub) => (far(sub) < far(best) ? sub : best));
}

/** §4.2.4 Gaps of a sub-beach that are closed. */
export const closedGaps = ({ ground }: World, open: Open, subBeach: number): SideId[] =>
  ground.gaps(subBeach).filter((side) => !open.openGaps.includes(side));

/** §4.2.2(2) The beach whose nests fire at this unit before it acts, −1 none: it is anywhere on the overlay (O3). */
export function nestsOver(world: World, open: Open, unit: UnitId): number {
  if (!isOnMap(open, unit) || sideOf(world, open, unit) !== ALLIED) return -1;
  const beach = unclearedAt(world, open, hexOf(open, unit));
  return beach >= 0 && (open.nests[beach] as number) > 0 ? beach : -1;
}

/** §4.3.1 The overlay a unit stays on: before the beach is cleared no Allied unit leaves it; −1 none. */
export const heldBy = (world: World, open: Open, unit: UnitId): number =>
  sideOf(world, open, unit) === ALLIED ? unclearedAt(world, open, hexOf(open, unit)) : -1;

/** O5 §4.6 Whether a side may no longer come within three hexes of a Reinforcement hex: the Germans once its beach is cleared. */
export function isKeptAway(world: World, open: Open, side: Side): boolean {
  const beach = beachOf(world, open);
  return side !== ALLIED && beach >= 0 && open.cleared[beach] !== 0;
}
