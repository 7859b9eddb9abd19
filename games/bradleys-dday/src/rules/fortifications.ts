import type { HexId } from '@bocage/hex';
import { NO_FORT, RESISTANCE_NEST, STRONGPOINT } from '../ground.js';
import { GERMAN, type Open, type Side } from '../types.js';
import type { World } from '../world.js';

/** §13.0 The fortification in a hex: none, a resistance nest or a strongpoint; §18.5 has some more. */
export const fortAt = ({ ground }: World, open: Open, hex: HexId): number =>
  ground.fort[hex] === NO_FORT && open.extraNests.includes(hex) ? RESISTANCE_NEST : (ground.fort[hex] as number);

/** §13.0 The American has nothing from a fortification he stands in. */
export const isFortified = (world: World, open: Open, hex: HexId, side: Side): boolean =>
  side === GERMAN && fortAt(world, open, hex) !== NO_FORT;

/** §13.1 §13.2 */
export const fortOf = ({ data }: World, fort: number): { readonly multiplier: number; readonly drm: number } =>
  fort === STRONGPOINT ? data.tables.forts.strongpoint : data.tables.forts.resistanceNest;

/** §13.1 §13.2 */
export const fortSection = (fort: number): string => (fort === STRONGPOINT ? '13.1' : '13.2');
