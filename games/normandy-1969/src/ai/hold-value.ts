import type { HexId } from '@bocage/hex';
import { BOCAGE, CITY } from '../ground.js';
import { occupancyOf } from '../occupancy.js';
import { controls, scenarioOf } from '../rules/victory.js';
import { ALLIED, GERMAN, type NormandyView, type Open, type Side } from '../types.js';
import type { World } from '../world.js';
import type { Fields, Objective } from './fields.js';
import type { Sense, Siege } from './sense.js';

/** What walking into a place of the enemy's is worth for each of its points. */
const TAKE = 1.6;
/** On the last move nothing is left to gain but what can be walked into. */
const LAST_TAKE = 6;
/** A beach that Germans visit before the last day is theirs for a day. */
const VISIT = 0.3;
/** What a place that cannot be kept is worth, for each point. */
const KEEP = 1.4;
/** Somebody may turn up whom nobody has seen. */
const UNSEEN_RISK = 0.04;

/** No enemy moves any more: the last German phases of the last turn. */
export const isLastMove = (world: World, open: Open, side: Side): boolean => side === GERMAN && open.turn >= scenarioOf(world, open).turns;

/** §R.2 The last Allied move: one German move is left, and what he then fights for he no longer walks into. */
export const isLastStand = (world: World, open: Open, side: Side): boolean =>
  side === ALLIED && open.phase === 'allied-second' && open.turn >= scenarioOf(world, open).turns;

/** Whether anybody fights before the game is over, after this movement. */
function objectiveAt(
  fields: Fields,
  hex: HexId,
): { readonly place: Objective; readonly index: number; readonly isBeach: boolean } | undefined {
  const index = fields.objectiveAt[hex] as number;
  if (index < 0) return undefined;
  const town = fields.places[index];
  if (town) return { place: town, index, isBeach: false };
  const beach = index - fields.places.length;
  return { place: fields.beaches[beach] as Objective, index: beach, isBeach: true };
}

/** §R.14 Taking a place by ending there, or keeping one that would be lost without this unit. */
export function holdValue(
  world: World,
  fields: Fields,
  sense: Sense,
  view: NormandyView,
  hex: HexId,
  unit: { strength: number; from: HexId },
): number {
  const found = objectiveAt(fields, hex);
  if (!found) return 0;
  const { place, index, isBeach } = found;
  const { side } = sense;
  const last = isLastMove(world, view.open, side);
  if (isBeach && side === GERMAN) return isAreaUncontested(world, view.open, index) ? place.points * (last ? LAST_TAKE : VISIT) : 0;
  const share = place.points / (isBeach ? 1 : place.hexes.length);
  if (controls(world, view.open, hex) !== side)
    return share * (last ? LAST_TAKE : TAKE) * (isBeach && isOpenBeach(world, view.open, index) ? 0.1 : 1);
  if (last) return 0;
  const siege = (isBeach ? sense.beaches : sense.towns)[index] as Siege;
  const without = (sense.stack[hex] as number) - (hex === unit.from ? unit.strength : 0);
  // §R.14 Then whoever stands there keeps it, however few they are.
  const cover = isLastStand(world, view.open, side) ? Number.POSITIVE_INFINITY : coverOf(world, hex);
  const gain = lossRisk(siege, without, cover) - lossRisk(siege, without + unit.strength, cover);
  return share * KEEP * gain;
}

/** How likely a place with this garrison is lost to those who can be there next. */
function lossRisk({ coming, foe }: Siege, garrison: number, cover: number): number {
  const pressing = Math.max(coming, foe);
  if (pressing === 0) return garrison > 0 ? 0 : UNSEEN_RISK;
  if (garrison <= 0) return 1;
  return Math.min(1, pressing / (pressing + 2 * garrison * cover));
}

/** §E.3 */
export function coverOf({ ground: { terrain, fortification } }: World, hex: HexId): number {
  if (terrain[hex] === BOCAGE || fortification[hex] === 1) return 2.2;
  return terrain[hex] === CITY ? 1.8 : 1;
}

/** §R.14 A German in any of its hexes denies a supply area. */
function isAreaUncontested(world: World, open: Open, area: number): boolean {
  const { side } = occupancyOf(world, open);
  return (world.ground.beachHexes[area] as readonly number[]).every((hex) => side[hex] !== GERMAN);
}

/** §R.14 One hex of an area is enough. */
function isOpenBeach(world: World, open: Open, area: number): boolean {
  return (world.ground.beachHexes[area] as readonly number[]).some((hex) => controls(world, open, hex) === ALLIED);
}
