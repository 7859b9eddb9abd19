import type { HexId } from '@bocage/hex';
import { occupancyOf } from '../occupancy.js';
import type { Field } from '../types.js';
import type { World } from '../world.js';

/** §4.20 How many more counters a hex takes; headquarters and guns count. */
export const roomAt = (world: World, field: Pick<Field, 'hex'>, hex: HexId): number =>
  world.data.tables.limits.stacking - (occupancyOf(world, field).count[hex] as number);

export const hasRoom = (world: World, field: Pick<Field, 'hex'>, hex: HexId): boolean => roomAt(world, field, hex) > 0;
