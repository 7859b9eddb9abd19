import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import type { POSTURES } from '../data/scenario-shapes.js';
import { OFF, SEA } from '../ground.js';
import { holderOf } from '../occupancy.js';
import { enemyOf } from '../sides.js';
import { AT_ENTRY, COLUMN, LANDED, MOUNTED, type Open } from '../types.js';
import { fieldOf, rosterOf, type World } from '../world.js';
import { mustComeInColumn } from './specials.js';
import { hasColumn, stepsIn } from './stacking.js';
import { hasMark, sideOf } from './units.js';
import { inZoneOf } from './zones.js';

/** Postures somebody may come on in, by the words of the set-up. */
export type EntryPosture = Exclude<(typeof POSTURES)[number], 'park'>;
const BITS: Readonly<Record<EntryPosture, number>> = { deployed: 0, column: COLUMN, mounted: MOUNTED, 'mounted-column': COLUMN | MOUNTED };
const ALL = Object.keys(BITS) as EntryPosture[];

export const postureBits = (posture: EntryPosture): number => BITS[posture];
export const isAtEntry = (open: Open, unit: UnitId): boolean => open.box[unit] === AT_ENTRY;

const isLand = ({ ground }: World, hex: HexId): boolean => ground.terrain[hex] !== SEA && ground.terrain[hex] !== OFF;

/** §S.33 Where a unit may come on: at its hex; if the enemy is in it, anywhere near that he neither holds nor covers. */
export function entryHexes(world: World, open: Open, unit: UnitId): HexId[] {
  const entry = open.entry[unit] as number;
  if (!isAtEntry(open, unit) || entry < 0) return [];
  const enemy = enemyOf(sideOf(world, open, unit));
  if (holderOf(world, open, entry) !== enemy) return [entry];
  const { area } = fieldOf(world, open);
  return world.grid
    .within(entry, world.data.tables.command.entryBlocked)
    .filter((hex) => area[hex] === 1 && isLand(world, hex) && holderOf(world, open, hex) !== enemy && !inZoneOf(world, open, enemy, hex))
    .sort((a, b) => a - b);
}

/** §S.33 §S.14 §17.5 Postures in which a unit finds room there. */
export function entryPostures(world: World, open: Open, unit: UnitId, hex: HexId): EntryPosture[] {
  const isColumnOnly = mustComeInColumn(world, open, open.entry[unit] as number);
  const canRide = rosterOf(world, open).transport[unit] !== -1;
  const steps = stepsIn(world, open, hex) + (open.steps[unit] as number);
  return ALL.filter((posture) => {
    if ((BITS[posture] & MOUNTED) !== 0 && !canRide) return false;
    if ((BITS[posture] & COLUMN) !== 0) return !hasColumn(world, open, hex, unit);
    return !isColumnOnly && steps <= world.data.tables.stacking.steps;
  });
}

/** §S.33 Whether a unit can come on now. */
export const canEnter = (world: World, open: Open, unit: UnitId): boolean =>
  entryHexes(world, open, unit).some((hex) => entryPostures(world, open, unit, hex).length > 0);

/** §S.33 §17.5 How many came on there before it with this chit: each costs it a point. */
export const aheadOf = (open: Open, unit: UnitId): number =>
  open.entry.filter((hex, other) => hex === open.entry[unit] && hasMark(open, other, LANDED)).length;
