import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { TERRAINS } from '../data/map-shapes.js';
import { holderOf } from '../occupancy.js';
import { isArmoured, rangeOf } from '../rules/ratings.js';
import { unitsOnMap } from '../rules/units.js';
import { ALLIED, enemyOf, SEATS, type Side } from '../sides.js';
import type { Open } from '../types.js';
import { fieldOf, hexOf, occupancyOf, rosterOf, type World } from '../world.js';
import { entriesOf, inTheWay, isInTheWay, unclearedBeach } from './shore.js';
import { worthOf } from './worth.js';

/** §2.1 How much better a hex is to be fired at in than open ground. */
export function coverIn({ data, ground }: World, hex: HexId, armoured: boolean): number {
  const name = TERRAINS[ground.terrain[hex] as number];
  const row = data.tables.terrain.rows.find((one) => one.terrain === name);
  return row ? -(armoured ? row.armoured : row.unarmoured) : 0;
}

/** How many enemy units have a hex in their zones. */
export const threatAt = (world: World, open: Open, side: Side, hex: HexId): number =>
  occupancyOf(world, open).zones[enemyOf(side)][hex] as number;

const hexesWith = (open: Open, units: readonly UnitId[]): HexId[] => [...new Set(units.map((unit) => hexOf(open, unit)))];

/** §S.39 Objectives that count for somebody and that a side does not hold. */
function wanted(world: World, open: Open, side: Side): HexId[] {
  const { scenario } = fieldOf(world, open);
  const enemy = enemyOf(side);
  const counts = (hex: HexId): boolean =>
    scenario.victory.points.some((award) => award.hexes.some((label) => world.grid.parse(label) === hex));
  return open.objectives.filter((hex, i) => counts(hex) && (open.holders[i] === enemy || holderOf(world, open, hex) === enemy));
}

/** §4.3.2 Where a German has to be so that a beach is not cleared. */
const stops = (world: World, open: Open): HexId[] =>
  entriesOf(world, open)
    .flatMap((entry) => world.grid.within(entry, world.data.tables.naval.clear))
    .filter((hex) => holderOf(world, open, hex) !== ALLIED && fieldOf(world, open).area[hex] === 1);

/** §S.39 Coast that a unit's division is to reach. */
function coastFor(world: World, open: Open, side: Side, unit: UnitId): HexId[] {
  const { ground } = world;
  const { scenario, roster } = fieldOf(world, open);
  const division = roster.divisions[roster.division[unit] as number];
  const columns = scenario.victory.points.flatMap((award) =>
    award.kind === 'at-the-coast' && award.for === SEATS[side] && award.division === division && award.columns ? [award.columns] : [],
  );
  if (columns.length === 0) return [];
  const isIn = (hex: HexId): boolean =>
    columns.some(([least, most]) => (ground.column[hex] as number) >= least && (ground.column[hex] as number) <= most);
  return ground.land.filter((hex) => ground.coast[hex] === 1 && isIn(hex) && holderOf(world, open, hex) !== enemyOf(side));
}

/** §S.39 §4.3.2 What a unit is after: on a beach who keeps it from being clear; else the coast, objectives its side does not hold, then the enemy. */
export function goalsOf(world: World, open: Open, side: Side, unit: UnitId): HexId[] {
  if (unclearedBeach(world, open) >= 0) {
    const near = side === ALLIED ? hexesWith(open, inTheWay(world, open)) : stops(world, open);
    if (near.length > 0) return near;
  }
  const goals = [...wanted(world, open, side), ...coastFor(world, open, side, unit)];
  return goals.length > 0 ? goals : hexesWith(open, unitsOnMap(world, open, enemyOf(side)));
}

/** Objectives that this side holds and whose loss would cost it. */
export const keptBy = (open: Open, side: Side): HexId[] => open.objectives.filter((_, i) => open.holders[i] === side);

/** What it is worth to be rid of all who keep a beach from being clear, and of one of them at least. */
const CLEAR = 30;
const ONE_LESS = 8;

/** How much more a target is worth than any other of its kind: it keeps a beach from being clear, or stands on an objective. */
export function urgencyOf(world: World, open: Open, target: UnitId): number {
  const hex = hexOf(open, target);
  if (unclearedBeach(world, open) >= 0 && isInTheWay(world, open, hex) && target >= rosterOf(world, open).allied)
    return 1 + Math.max(ONE_LESS, CLEAR / inTheWay(world, open).length) / worthOf(world, open, target);
  return open.objectives.includes(hex) ? 1.4 : 1;
}

export const nearest = ({ grid }: World, hexes: readonly HexId[], hex: HexId): number => {
  let least = 99;
  for (const other of hexes) least = Math.min(least, grid.distance(hex, other));
  return least;
};

/** How far from the enemy a unit likes to be: within its range, guns not nearer than they must. */
export function standOff(world: World, open: Open, unit: UnitId): number {
  const roster = rosterOf(world, open);
  const range = rangeOf(roster, open, unit);
  if (range <= 1) return 1;
  return isArmoured(roster, open, unit) ? Math.min(3, range) : Math.min(4, Math.max(2, range - 1));
}

export const enemyHexes = (world: World, open: Open, side: Side): HexId[] => hexesWith(open, unitsOnMap(world, open, enemyOf(side)));

export const sideOfSeat = (seat: string): Side => SEATS.indexOf(seat as (typeof SEATS)[number]) as Side;
