import { Remembered } from '@bocage/wargame';
import { CITY, HILL, SEA, SWAMP, TOWN } from '../ground.js';
import { unitsAt } from '../occupancy.js';
import { ARTILLERY, GARRISON, HQ, INFANTRY, sideOf } from '../roster.js';
import { fortAt } from '../rules/fortifications.js';
import { isDisrupted, unitsOnMap } from '../rules/units.js';
import { ALLIED, COMBAT_MODE, enemyOf, HIGH_TIDE, type Open, type Side } from '../types.js';
import type { World } from '../world.js';

/** §17.1.2 Every American unit lost counts for the German, whatever it is. */
const ALLIED_LOSS = 4;
const GUN = 3;
const HEADQUARTERS = 4;
const DEFENDER = 2;

/** What it is worth to have a unit, or to take it from the enemy. */
export function worthOf({ roster }: World, unit: number): number {
  if (roster.kind[unit] === GARRISON) return 0.5;
  const base = sideOf(roster, unit) === ALLIED ? ALLIED_LOSS : DEFENDER;
  const special = roster.kind[unit] === ARTILLERY ? GUN : roster.kind[unit] === HQ ? HEADQUARTERS : 0;
  return base + special + (roster.cf[unit * 2 + COMBAT_MODE] as number) / 2;
}

export const stackWorth = (world: World, open: Open, hex: number): number =>
  unitsAt(world, open, hex).reduce((sum, unit) => sum + worthOf(world, unit), 0);

/** The enemy's hexes, and how far each hex is from the nearest of them: one more than that, 0 where nobody has asked. */
interface Enemies {
  readonly hexes: readonly number[];
  readonly away: Uint8Array;
}

const enemies = new Remembered<Enemies>();

/** As long as none of theirs moves. */
function enemiesNow(world: World, open: Open, side: Side): Enemies {
  const enemy = enemyOf(side);
  const occupancy = world.occupancies.of(open);
  const version = occupancy.versionOf[enemy];
  const known = enemies.recall(occupancy, side, version);
  if (known) return known;
  const hexes = new Set<number>();
  for (const unit of unitsOnMap(world, open, enemy)) if (world.roster.kind[unit] !== GARRISON) hexes.add(open.hex[unit] as number);
  return enemies.keep(occupancy, side, version, { hexes: [...hexes], away: new Uint8Array(world.grid.size) });
}

/** Hexes of the enemy's units that count: garrisons stay where they are and do not. */
export const enemiesOf = (world: World, open: Open, side: Side): readonly number[] => enemiesNow(world, open, side).hexes;

/** How far a hex is from the nearest of them. */
export const awayFrom = (world: World, open: Open, side: Side, hex: number): number =>
  distanceIn(world, enemiesNow(world, open, side), hex);

function distanceIn(world: World, { hexes, away }: Enemies, hex: number): number {
  if (away[hex] === 0) away[hex] = nearest(world, hexes, hex) + 1;
  return (away[hex] as number) - 1;
}

/** The same for many hexes, until somebody moves. */
export function distances(world: World, open: Open, side: Side): (hex: number) => number {
  const now = enemiesNow(world, open, side);
  return (hex) => distanceIn(world, now, hex);
}

export const nearest = ({ grid }: World, hexes: readonly number[], hex: number): number => {
  let least = 99;
  for (const other of hexes) least = Math.min(least, grid.distance(hex, other));
  return least;
};

/** §5.10 Where the fight is: the beachheads, before there are any the middles of the beaches that land. */
export function focusOf(world: World, open: Open): number[] {
  const held = open.beachhead.filter((hex) => hex >= 0);
  if (held.length > 0) return held;
  const { lanes } = world.ground;
  const scenario = world.data.scenarios.scenarios.find(({ id }) => id === open.scenario);
  return (scenario?.beaches ?? []).flatMap((beach) => lanes[beach][lanes[beach].length >> 1]?.beach ?? []);
}

/** How well the ground shelters who stands in a hex (§10.1.6). */
export function shelterOf({ ground }: World, hex: number): number {
  const kind = ground.terrain[hex];
  return kind === HILL || kind === TOWN || kind === SWAMP ? 1 : kind === CITY ? 2 : 0;
}

/** The same for a German, whom fortifications help too (§13.0), and for whoever wants him out. */
export const coverOf = (world: World, open: Open, hex: number): number => shelterOf(world, hex) + 2 * fortAt(world, open, hex);

const LOST = 200;
const SWEPT = 15;

/** §6.3.4 §6.3.5 What High tide would cost a unit that ends its move here while the water is rising. */
export function tideRisk(world: World, open: Open, unit: number, hex: number): number {
  const { ground, roster } = world;
  const light = roster.kind[unit] === INFANTRY || roster.kind[unit] === HQ;
  const soon = open.tide === HIGH_TIDE - 1 ? 1 : open.tide < HIGH_TIDE ? 0.1 : 0;
  if (ground.tidal[hex] === 1 && ground.terrain[hex] === SEA) return soon * (light ? SWEPT : LOST) + 1;
  return ground.tidal[hex] === 1 && !light ? soon * SWEPT : ground.shale[hex] === 1 ? soon * SWEPT : 0;
}

/** Strength in the field, the disrupted for half. */
export const forceOf = (world: World, open: Open, side: Side): number =>
  unitsOnMap(world, open, side).reduce((sum, unit) => sum + worthOf(world, unit) * (isDisrupted(open, unit) ? 0.6 : 1), 0);
