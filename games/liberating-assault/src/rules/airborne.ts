import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { isLand, SWAMP } from '../ground.js';
import { isHeldBy, sideOf } from '../occupancy.js';
import { enemyOf, type Field, GERMAN } from '../types.js';
import type { World } from '../world.js';
import { hasRoom } from './stacking.js';

/** Where a regiment came down and what it cost. */
export interface Drop {
  readonly hex: number;
  readonly losses: number;
}

/** §8.6 Behind the coast: so far from it a division may aim to land. */
const BEHIND = 4;

/** §8.6 Airborne troops come down behind the coast, never in a hex of it. */
const isInland = ({ ground }: World, hex: HexId): boolean => (ground.coastIndex[hex] as number) < 0;

/** §8.6 Land without Germans behind the coast of the division’s corps, no beach among it. */
export function dropZones(world: World, field: Field, coast: readonly number[]): number[] {
  return world.ground.land.filter(
    (hex) =>
      isInland(world, hex) && !isHeldBy(world, field, GERMAN, hex) && coast.some((beach) => world.grid.distance(beach, hex) <= BEHIND),
  );
}

/** The nearest land hex a counter can stand in, of those that will do, in the order of the rings; never the one it stands in. */
export function nearestFree(
  world: World,
  field: Field,
  from: number,
  unit: UnitId,
  willDo: (world: World, hex: HexId) => boolean = () => true,
): number {
  const enemy = enemyOf(sideOf(world, unit));
  for (let radius = 0; radius < world.grid.width; radius++) {
    const hexes = radius === 0 ? [from] : world.grid.ring(from, radius);
    const free = hexes.find(
      (hex) =>
        isLand(world.ground, hex) &&
        willDo(world, hex) &&
        hex !== field.hex[unit] &&
        !isHeldBy(world, field, enemy, hex) &&
        hasRoom(world, field, hex),
    );
    if (free !== undefined) return free;
  }
  throw new Error('no land anywhere');
}

/** §10.3 One die says how far it is off and what is lost, another in which direction; sea and swamp cost one box more. Headquarters and guns have no boxes to lose. */
export function dropOf(world: World, field: Field, unit: UnitId, aim: number, die: number, compass: number): Drop {
  const { faces, wet } = world.data.tables.drop;
  const { scatter, losses } = faces[die - 1] as { scatter: number; losses: number };
  let hex = aim;
  for (let i = 0; i < scatter; i++) {
    const next = world.grid.neighbour(hex, compass - 1);
    if (next >= 0) hex = next;
  }
  const isWet = !isLand(world.ground, hex) || world.ground.terrain[hex] === SWAMP;
  return { hex: nearestFree(world, field, hex, unit, isInland), losses: world.roster.fights[unit] ? losses + (isWet ? wet : 0) : 0 };
}
