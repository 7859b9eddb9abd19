import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { fieldTo } from '@bocage/wargame';
import { TERRAINS } from '../data/map-shapes.js';
import { holderOf } from '../occupancy.js';
import { gaitOf } from '../rules/gait.js';
import { rangeOf } from '../rules/ratings.js';
import { stepCost, WHOLE_MOVE } from '../rules/terrain-costs.js';
import { isOnMap, sideOf, unitsOnMap } from '../rules/units.js';
import { enemyOf, SEATS, type Side } from '../sides.js';
import { COLUMN, type Open } from '../types.js';
import { fieldOf, hexOf, occupancyOf, rosterOf, type World } from '../world.js';

/** §2.1 How much better a hex is to be fired at in than open ground. */
export function coverIn({ data, ground }: World, hex: HexId): number {
  const name = TERRAINS[ground.terrain[hex] as number];
  const row = data.tables.terrain.rows.find((one) => one.terrain === name);
  return row ? -row.unarmoured : 0;
}

/** How many enemy units have a hex in their zones. */
export const threatAt = (world: World, open: Open, side: Side, hex: HexId): number =>
  occupancyOf(world, open).zones[enemyOf(side)][hex] as number;

/** §S.39 What a side is after: objectives it does not hold; once it has them all, the enemy near those; without any, the enemy. */
export function goalsOf(world: World, open: Open, side: Side): HexId[] {
  const { scenario } = fieldOf(world, open);
  const enemy = enemyOf(side);
  const wanted = open.objectives.filter((hex, i) => {
    const mine = scenario.victory.points.some((award) => award.hexes.some((label) => world.grid.parse(label) === hex));
    return mine && (open.holders[i] === enemy || holderOf(world, open, hex) === enemy);
  });
  if (wanted.length > 0) return wanted;
  return [...new Set(unitsOnMap(world, open, enemy).map((unit) => hexOf(open, unit)))];
}

/** Objectives that this side holds and whose loss would cost it. */
export const keptBy = (open: Open, side: Side): HexId[] => open.objectives.filter((_, i) => open.holders[i] === side);

export const nearest = ({ grid }: World, hexes: readonly HexId[], hex: HexId): number => {
  let least = 99;
  for (const other of hexes) least = Math.min(least, grid.distance(hex, other));
  return least;
};

/** A ridge on foot, as costs go. */
const OVER_A_RIDGE = 12;

/** §S.11 The cost from every hex to the nearest goal, on the way this unit goes, in Column where that is better. */
export function wayField(world: World, open: Open, unit: UnitId, goals: readonly HexId[]): Int16Array {
  const { area } = fieldOf(world, open);
  const plain = gaitOf(world, open, unit);
  const gaits = [plain, { ...plain, column: true }];
  return fieldTo(world.grid, goals, (from, direction) => {
    if (area[from] !== 1) return -1;
    const to = world.grid.neighbour(from, direction);
    const costs = gaits.map((gait) => stepCost(world, open, from, direction, to, gait)).filter((cost) => cost >= 0);
    if (costs.length === 0) return -1;
    const least = Math.min(...costs);
    return least >= WHOLE_MOVE ? OVER_A_RIDGE : least;
  });
}

/** How far from the enemy a unit likes to be: within its range, guns not nearer than they must. */
export function standOff(world: World, open: Open, unit: UnitId): number {
  const roster = rosterOf(world, open);
  const range = rangeOf(roster, open, unit);
  return range <= 1 ? 1 : Math.min(4, Math.max(1, range - 1));
}

export const enemiesOf = (world: World, open: Open, unit: UnitId): UnitId[] =>
  unitsOnMap(world, open, enemyOf(sideOf(world, open, unit))).filter((other) => isOnMap(open, other));

export const sideOfSeat = (seat: string): Side => SEATS.indexOf(seat as (typeof SEATS)[number]) as Side;
export const isColumn = (posture: number): boolean => (posture & COLUMN) !== 0;
