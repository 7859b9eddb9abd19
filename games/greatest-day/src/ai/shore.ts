import type { Direction, HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { BEACHES } from '../data/scenario-shapes.js';
import { BEACH } from '../ground.js';
import { holderOf } from '../occupancy.js';
import { beachOf, nestsOver, overlays } from '../rules/beach.js';
import { beachResult, firerRow, modifiedDie, pointsOfResult, TRACKS, tracksOpen } from '../rules/beach-fire.js';
import { defenceLines, defenceResult } from '../rules/defences.js';
import { sum } from '../rules/quality.js';
import { unitsOnMap } from '../rules/units.js';
import { GERMAN } from '../sides.js';
import type { Open } from '../types.js';
import { fieldOf, hexOf, type World } from '../world.js';
import { harmOf } from './shots.js';
import { worthOf } from './worth.js';

const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];
/** What a point of a track is worth while a beach has to be cleared (§4.3.2). */
const TRACK_POINT = 2.6;

/** §4.3 The beach that is still to be cleared, −1 none. */
export const unclearedBeach = (world: World, open: Open): number => overlays(world, open).find((beach) => open.cleared[beach] === 0) ?? -1;

/** §4.3.2 §4.8.5 Where what comes later will enter. */
export const entriesOf = (world: World, open: Open): HexId[] =>
  (fieldOf(world, open).scenario.beach?.reinforcementHexes ?? []).map((label) => world.grid.parse(label) as HexId);

/** §4.3.2 Whether a German here keeps the beach from being cleared. */
export function isInTheWay(world: World, open: Open, hex: HexId): boolean {
  const { clear } = world.data.tables.naval;
  return entriesOf(world, open).some((entry) => world.grid.distance(entry, hex) <= clear);
}

/** §4.3.2 Germans who have to go before the beach is clear. */
export function inTheWay(world: World, open: Open): UnitId[] {
  if (unclearedBeach(world, open) < 0) return [];
  return unitsOnMap(world, open, GERMAN).filter((unit) => isInTheWay(world, open, hexOf(open, unit)));
}

export const isSand = ({ ground }: World, hex: HexId): boolean => hex >= 0 && ground.terrain[hex] === BEACH;
export const isOnSand = (world: World, open: Open, unit: UnitId): boolean => isSand(world, hexOf(open, unit));

const tracksLeft = (open: Open, beach: number): number =>
  beach < 0 ? 0 : TRACKS.reduce((left, track) => left + (open[track][beach] as number), 0);

/** §4.2.6 What a unit or craft does to the defences on the average. */
export function defencesWorth(world: World, open: Open, unit: UnitId, beach: number): number {
  let points = 0;
  for (let die = 0; die <= 9; die++) {
    const { left, from } = pointsOfResult(beachResult(world, open, unit, modifiedDie(world, open, unit, die)));
    const there = tracksOpen(open, beach, from).reduce((sum, track) => sum + (open[track][beach] as number), 0);
    points += Math.min(left, there);
  }
  return (points / 10) * TRACK_POINT;
}

/** §4.2.6 Who opens ways and clears obstacles: funnies and engineers. */
export const isBreaker = (world: World, open: Open, unit: UnitId): boolean => ['79th', 'engineer'].includes(firerRow(world, open, unit));

/** §4.2.2(2) What the nests cost a unit that acts where it stands. */
export function nestsCost(world: World, open: Open, unit: UnitId): number {
  const beach = nestsOver(world, open, unit);
  if (beach < 0) return 0;
  const at = hexOf(open, unit);
  const strength = sum(defenceLines(world, open, { kind: 'nests', how: 'active', beach, target: unit, at }));
  let harm = 0;
  for (let die = 0; die <= 9; die++) {
    const result = defenceResult(world, open, 'nests', unit, strength, die);
    if (result !== undefined) harm += harmOf(world, open, unit, result);
  }
  return (harm / 10) * worthOf(world, open, unit);
}

/** §4.2.4 Whether an open Gap leads into or out of a hex. */
function isExit({ grid: { sides } }: World, { openGaps }: Open, hex: HexId): boolean {
  if (openGaps.length === 0) return false;
  for (let side = hex * 6; side < hex * 6 + 6; side++) if (openGaps.includes(sides[side] as number)) return true;
  return false;
}

/** §4.2.4 The land behind the open Gaps; what the enemy holds only where there is nothing else. */
export function exitsOf(world: World, open: Open): HexId[] {
  const { grid, ground } = world;
  const beach = BEACHES[beachOf(world, open)];
  if (beach === undefined) return [];
  const behind = (hex: HexId): HexId[] =>
    DIRECTIONS.flatMap((direction) => (open.openGaps.includes(grid.side(hex, direction)) ? [grid.neighbour(hex, direction)] : []));
  const exits = [...new Set(ground.beach(beach).sand.flatMap(behind))].filter((hex) => hex >= 0 && !isSand(world, hex));
  const free = exits.filter((hex) => holderOf(world, open, hex) !== GERMAN);
  return free.length > 0 ? free : exits;
}

/** How far from the open Gaps those who leave the sand must not be held up. */
const THROAT = 3;

/** §4.2.4 §S.12 How much a unit in Column is in the way of those still on the sand: most behind a Gap, less farther on, nothing beyond. */
export function holdsUp(world: World, open: Open, exits: readonly HexId[], hex: HexId): number {
  if (isSand(world, hex)) return isExit(world, open, hex) ? 1 : 0;
  let least = THROAT;
  for (const exit of exits) least = Math.min(least, world.grid.distance(exit, hex));
  return (THROAT - least) / THROAT;
}

/** §4.3.2 Whether only who is still on the sand keeps the beach from being clear. */
export function isClearButSand(world: World, open: Open): boolean {
  const beach = unclearedBeach(world, open);
  return beach >= 0 && tracksLeft(open, beach) === 0 && inTheWay(world, open).length === 0;
}
