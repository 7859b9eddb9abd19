import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { ROAD, stepTo } from '../ground.js';
import { isHeldBy, isNear, sideOf } from '../occupancy.js';
import { AT_SEA, enemyOf, type Field, type Open } from '../types.js';
import type { World } from '../world.js';
import { hasFuel, isMotorised } from './fuel.js';
import { isInCommand } from './headquarters.js';

type OpenForMoves = Pick<Open, 'attached' | 'cuts'>;

/** §4.19 Three hexes; one without the fuel it needs. */
export function tacticalAllowance(world: World, open: OpenForMoves, field: Field, unit: UnitId): number {
  const { tactical, unfuelled } = world.data.tables.movement;
  return hasFuel(world, open, field, unit) ? tactical : unfuelled;
}

/** §1.2 §4.19 One step of a tactical move: over land, never into the enemy. */
export function mayStep(world: World, field: Pick<Field, 'hex'>, unit: UnitId, from: number, to: number): boolean {
  const direction = world.grid.directionTo(from, to);
  return direction >= 0 && stepTo(world.ground, from, direction) === to && !isHeldBy(world, field, enemyOf(sideOf(world, unit)), to);
}

/** §4.19 Hexes a tactical move may lead to, with their distance in steps. */
export function tacticalReach(world: World, open: OpenForMoves, field: Field, unit: UnitId): ReadonlyMap<number, number> {
  const start = field.hex[unit] as number;
  if (start < 0) return new Map();
  const budget = tacticalAllowance(world, open, field, unit);
  const reached = world.reach.run(start, budget, (from, _direction, to) => (mayStep(world, field, unit, from, to) ? 1 : -1));
  return new Map([...reached.hexes.slice(1, reached.count)].map((hex) => [hex, reached.cost(hex)]));
}

/** §4.7 The way of a tactical move: the shortest, as the reach finds it; from the sea straight onto the beach. */
export function tacticalPath(world: World, field: Pick<Field, 'hex'>, unit: UnitId, to: number): number[] {
  const start = field.hex[unit] as number;
  if (start === AT_SEA) return [to];
  const budget = world.data.tables.movement.tactical;
  const reached = world.reach.run(start, budget, (from, _direction, next) => (mayStep(world, field, unit, from, next) ? 1 : -1));
  return reached.path(to).slice(1);
}

/** §2.7 §4.18 Where strategic movement may begin, pass and end: away from enemies, attacks and bombed roads. */
export function isOpenRoad(world: World, open: OpenForMoves, field: Field, unit: UnitId, hex: HexId): boolean {
  return !isNear(world, field, enemyOf(sideOf(world, unit)), hex) && !field.fought.includes(hex) && !open.cuts.includes(hex);
}

/** §4.18 §7.1 Whether a unit may march at all: with fuel if it needs any, in command, from an open road. */
export function mayMarch(world: World, open: OpenForMoves, field: Field, unit: UnitId): boolean {
  const start = field.hex[unit] as number;
  if (start < 0 || !hasFuel(world, open, field, unit) || !isInCommand(world, open, field, unit)) return false;
  return isOpenRoad(world, open, field, unit, start);
}

/** §4.18 One step of strategic movement: along a road into an open hex. */
export function mayMarchStep(world: World, open: OpenForMoves, field: Field, unit: UnitId, from: number, to: number): boolean {
  const direction = world.grid.directionTo(from, to);
  const road = direction >= 0 && ((world.ground.sides[from * 6 + direction] as number) & ROAD) !== 0;
  return road && isOpenRoad(world, open, field, unit, to);
}

const ANYWHERE = 10_000;

/** §4.18 Hexes strategic movement may lead to: anywhere for motorised units, ten hexes for the others. */
export function strategicReach(world: World, open: OpenForMoves, field: Field, unit: UnitId): ReadonlyMap<number, readonly number[]> {
  if (!mayMarch(world, open, field, unit)) return new Map();
  const budget = isMotorised(world, open, unit) ? ANYWHERE : world.data.tables.movement.strategicOnFoot;
  const reached = world.reach.run(field.hex[unit] as number, budget, (from, _direction, to) =>
    mayMarchStep(world, open, field, unit, from, to) ? 1 : -1,
  );
  return new Map([...reached.hexes.slice(1, reached.count)].map((hex) => [hex, reached.path(hex).slice(1)]));
}
