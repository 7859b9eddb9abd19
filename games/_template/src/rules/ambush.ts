import type { UnitId } from '@bocage/kernel';
import { momentOf, type WalkFrame } from '@bocage/wargame';
import { sideOfUnit } from '../roster.js';
import { type FrameOf, type Open, ORDERS } from '../types.js';
import type { World } from '../world.js';
import { unitsOf } from './units.js';

/** §C.6.1 The march that is being watched, under whatever lies on top of it. */
export function walkOf({ stack }: Open): FrameOf<'walk'> | undefined {
  for (let at = stack.length - 1; at >= 0; at--) {
    const frame = stack[at] as Open['stack'][number];
    if (frame.step === 'walk') return frame;
  }
  return undefined;
}

/** §C.6.1 Enemies within reach under a hold order that have not fired at this march: as it sets out, and in each hex it enters. */
export function ambushers(world: World, open: Open, walk: WalkFrame): number[] {
  const { unit, walked, tried } = walk;
  const side = 1 - sideOfUnit(world, unit);
  const isTime = momentOf(walk) === 'entered' || walked.length === 1;
  if (!isTime || ORDERS[open.order[side] as number] !== 'hold') return [];
  const at = open.hex[unit] as number;
  return unitsOf(world, open, side).filter(
    (firer) => !tried.includes(firer) && world.grid.distance(open.hex[firer] as number, at) <= world.data.tables.ambush.range,
  );
}

/** §C.6.2 The column of the ambush table: the cover where the unit stands, no higher than the table goes. */
export function ambushColumn(world: World, open: Open, unit: UnitId): number {
  const cover = world.ground.terrain[open.hex[unit] as number]?.defence as number;
  return Math.max(
    0,
    world.data.tables.ambush.columns.findLastIndex((least) => cover >= least),
  );
}

/** §C.6.2 */
export function shotResult(world: World, open: Open, unit: UnitId, die: number): string {
  return world.data.tables.ambush.rows[die - 1]?.[ambushColumn(world, open, unit)] as string;
}
