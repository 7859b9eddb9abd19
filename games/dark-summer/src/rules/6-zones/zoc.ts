import { CITY, type Ground, IMPASSABLE, MAJOR_RIVER } from '../../ground.js';
import { isOpenBeach, occupancyOf } from '../../occupancy.js';
import { ALLIED, enemyOf, type Open, type Side } from '../../types.js';
import type { World } from '../../world.js';

/** §6.1 What the map alone says: no zone across impassable or major river hexsides, bridged or not, nor into cities. */
export function zocTargets(ground: Ground): Int32Array {
  return Int32Array.from(ground.grid.neighbours, (to, i) =>
    to >= 0 && ((ground.sides[i] as number) & (IMPASSABLE | MAJOR_RIVER)) === 0 && ground.terrain[to] !== CITY ? to : -1,
  );
}

/** §6.1 Whether a side's zone lies in a hex: the Allied one not where a strongpoint is, the German one not in an open beach. */
export const hasZoc = (world: World, open: Open, side: Side, hex: number): boolean => occupancyOf(world, open).zones[side][hex] === 1;

/** §6.3 */
export const inEnemyZoc = (world: World, open: Open, side: Side, hex: number): boolean => hasZoc(world, open, enemyOf(side), hex);

/** §6.2 An enemy zone that no friendly unit negates: what bars supply lines and retreats. */
export function isBarred(world: World, open: Open, side: Side, hex: number): boolean {
  return occupancyOf(world, open).side[hex] !== side && inEnemyZoc(world, open, side, hex);
}

/** §6.1 §11.2 The zone of the stack in one hex; none when it holds battalions only. */
export function zocOf(world: World, open: Open, side: Side, from: number): number[] {
  const { first, next, strongpoints } = occupancyOf(world, open);
  let projects = false;
  for (let unit = first[from] as number; unit >= 0; unit = next[unit] as number) projects ||= !world.roster.battalion[unit];
  if (!projects) return [];
  const hexes: number[] = [];
  for (let i = from * 6; i < from * 6 + 6; i++) {
    const to = world.zocTargets[i] as number;
    if (to < 0) continue;
    if (side === ALLIED ? strongpoints[to] !== 0 : isOpenBeach(world, open, to)) continue;
    hexes.push(to);
  }
  return hexes;
}
