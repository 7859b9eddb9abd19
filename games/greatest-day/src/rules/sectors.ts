import type { UnitId } from '@bocage/kernel';
import { SECTORS } from '../data/counter-shapes.js';
import type { Open } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';

/** §11.0 No sector reaches farther south than this row. */
const SOUTH = 35;

/** §11.0 More than so many hexes out of its division's sectors a unit is out of command, whatever it is asked for. */
export function isOutOfSector(world: World, open: Open, unit: UnitId): boolean {
  const { grid, ground, data } = world;
  const hex = hexOf(open, unit);
  const sectors = data.counters.divisions[rosterOf(world, open).division[unit] as number]?.sectors ?? [];
  if (sectors.length === 0 || (ground.row[hex] as number) > SOUTH) return false;
  const isIn = (at: number): boolean => sectors.some((sector) => SECTORS.indexOf(sector) === ground.sector[at]);
  return !isIn(hex) && !grid.within(hex, data.tables.command.outOfSector).some(isIn);
}
