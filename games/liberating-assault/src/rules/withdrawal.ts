import type { UnitId } from '@bocage/kernel';
import { setMark } from '@bocage/wargame';
import { isNear, place, sideOf } from '../occupancy.js';
import { AT_SEA, type Battle, enemyOf, type Field, WITHDREW, type WithdrawFrame } from '../types.js';
import type { World } from '../world.js';
import { headquartersAmong } from './fighting.js';
import { mayStep } from './movement.js';
import { hasRoom } from './stacking.js';

/** A way back, hex by hex. */
export type WayBack = readonly number[];

/** §4.16 §7.3 How many hexes a counter of a lost hex goes back. */
export const hexesBack = (world: World, { hexes, chased }: Pick<WithdrawFrame, 'hexes' | 'chased'>, unit: UnitId): number =>
  headquartersAmong(world, [unit]).length > 0 ? Math.max(hexes, chased) : hexes;

function waysOf(world: World, field: Field, unit: UnitId, from: number, length: number): WayBack[] {
  let ways: WayBack[] = [[]];
  for (let i = 1; i <= length; i++) {
    ways = ways.flatMap((way) => {
      const at = way.at(-1) ?? from;
      return world.grid
        .ring(at, 1)
        .filter((to) => world.grid.distance(to, from) === i && mayStep(world, field, unit, at, to))
        .map((to) => [...way, to]);
    });
  }
  return ways.filter((way) => hasRoom(world, field, way.at(-1) as number));
}

/** §4.16 The longest ways a counter can go back, away from the lost hex, along those with fewest hexes beside enemies. */
export function waysBack(world: World, field: Field, unit: UnitId, hexes: number): readonly WayBack[] {
  const from = field.hex[unit] as number;
  const enemy = enemyOf(sideOf(world, unit));
  for (let length = hexes; length > 0; length--) {
    const ways = waysOf(world, field, unit, from, length);
    if (ways.length === 0) continue;
    const danger = (way: WayBack): number => way.filter((hex) => isNear(world, field, enemy, hex)).length;
    const least = Math.min(...ways.map(danger));
    return ways.filter((way) => danger(way) === least);
  }
  return [];
}

/** §4.16 A counter goes back and attacks no more in this turn; what it could not go is told, for it costs a box a hex. */
export function goBack(world: World, field: Field, unit: UnitId, way: WayBack, hexes: number): number {
  const to = way.at(-1);
  if (to !== undefined) {
    place(world, field, unit, to);
    setMark(field, unit, WITHDREW);
  }
  return hexes - way.length;
}

/** §4.16 Attackers that may enter the hex the defender left: those that fought for it, while there is room. */
export function mayAdvance(world: World, field: Field, battle: Battle): number[] {
  if (!hasRoom(world, field, battle.target)) return [];
  return battle.attackers.filter((unit) => {
    const at = field.hex[unit] as number;
    return at < 0 ? at === AT_SEA : at !== battle.target && mayStep(world, field, unit, at, battle.target);
  });
}
