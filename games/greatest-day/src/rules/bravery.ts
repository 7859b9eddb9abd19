import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { unitsAt } from '../occupancy.js';
import { enemyOf } from '../sides.js';
import type { Open } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import { labelAt } from './calendar.js';
import { coverLines } from './cover.js';
import { isMinedFor } from './mines.js';
import { type Line, line, sum } from './quality.js';
import { defenceOf, isArmoured } from './ratings.js';
import { inColumn, sideOf, unitsOnMap } from './units.js';
import { inZoneOf, isInZone } from './zones.js';

/** §S.26 F3 Nobody has to be brave where no enemy zone covers the hex. */
export const needsBravery = (world: World, open: Open, unit: UnitId, target: HexId): boolean =>
  inZoneOf(world, open, enemyOf(sideOf(world, open, unit)), target);

/** §S.26 What a unit is worth in defence where it stands: Defence, ground and works. */
const worthOf = (world: World, open: Open, unit: UnitId): number =>
  defenceOf(rosterOf(world, open), open, unit) + sum(coverLines(world, open, unit, hexOf(open, unit), 'fire', -1));

/** §10.2 §X.3 Mines make it worse to assault who stands in them, a flail less so; only in the hex that is assaulted. */
function minesAdd(world: World, open: Open, units: readonly UnitId[], target: HexId): number {
  const [first] = units;
  if (first === undefined || !isMinedFor(open, sideOf(world, open, first), target)) return 0;
  const { mines, minesWithCrab } = world.data.tables.modifiers.bravery;
  return units.some((unit) => rosterOf(world, open).templates[unit]?.symbol === 'flail') ? minesWithCrab : mines;
}

/** §S.26 The best defending value among who is in the hex and who has the assaulters in his zone. */
export function defendingValue(world: World, open: Open, units: readonly UnitId[], target: HexId): number {
  const [first] = units;
  if (first === undefined) return 0;
  const from = hexOf(open, first);
  const mines = minesAdd(world, open, units, target);
  const inHex = unitsAt(world, open, target).map((unit) => worthOf(world, open, unit) + mines);
  const around = unitsOnMap(world, open, enemyOf(sideOf(world, open, first)))
    .filter((unit) => hexOf(open, unit) !== target && isInZone(world, open, unit, from))
    .map((unit) => worthOf(world, open, unit));
  return Math.min(...inHex, ...around);
}

/** §S.26 The best armour among the assaulters: what it is worth is given to all; none at all is worth nothing. */
function armourAdd(world: World, open: Open, units: readonly UnitId[]): number {
  const roster = rosterOf(world, open);
  const { column } = world.data.tables.modifiers.target;
  const values = units
    .filter((unit) => isArmoured(roster, open, unit))
    .map((unit) => defenceOf(roster, open, unit) + (inColumn(open, unit) ? column : 0));
  return Math.max(0, -Math.min(0, ...values));
}

/** §17.9 The first night the airborne come as a surprise: neither ground nor Defence counts against them. */
const isSurprise = (world: World, open: Open, unit: UnitId): boolean => {
  const roster = rosterOf(world, open);
  return labelAt(world, open) === '0605-night' && roster.divisions[roster.division[unit] as number] === '6ab';
};

/** §S.26 §10.2 What is added to the quality of an assaulter in his Bravery Check. */
export function braveryLines(world: World, open: Open, unit: UnitId, units: readonly UnitId[], target: HexId): Line[] {
  return [
    ...line('armour', armourAdd(world, open, units), 'S.26'),
    ...line('defenders', isSurprise(world, open, unit) ? 0 : defendingValue(world, open, units, target), 'S.26'),
  ];
}
