import type { Direction, HexId } from '@bocage/hex';
import { UNASKED } from '../caches/plain-steps.js';
import { TERRAINS } from '../data/map-shapes.js';
import { BY_ROAD } from '../data/readers.js';
import { BEACH, BRIDGE, GAP, NAMED_BRIDGE, NO_WAY, RAIL, RAIL_BRIDGE, RIDGE, RIVER, ROAD, STREAM, WATER } from '../ground.js';
import { LEG, WHEELED } from '../roster.js';
import { type Open, STORM } from '../types.js';
import type { World } from '../world.js';
import { carriesOver } from './bridges.js';
import { isFerried } from './ferries.js';
import type { Gait } from './gait.js';

/** What may not be done, as a cost. */
export const NO = -1;
/** §2.2.2 A ridge on foot takes a whole Movement Action. */
export const WHOLE_MOVE = 10_000;

/** §2.2.3 §2.2.4 §2.4 §4.2.4 What the hexside itself asks: `NO`, or halves to add. */
function sideCost(world: World, open: Open, from: HexId, direction: Direction, to: HexId, { move, column }: Gait, onWay: boolean): number {
  const { ground, data } = world;
  const bits = ground.sides[from * 6 + direction] as number;
  // §2.1.12 What is grey.
  if ((bits & NO_WAY) !== 0) return NO;
  // §4.2.4(a) §4.2.4(e) O2: between the sand and the land only over an open Gap, in Column.
  const isShore = (ground.terrain[from] === BEACH) !== (ground.terrain[to] === BEACH);
  if (isShore && !((bits & GAP) !== 0 && column && open.openGaps.includes(world.grid.side(from, direction)))) return NO;
  const edge = world.grid.side(from, direction);
  // §2.4.7 A Bailey bridge is crossed as any other: in Column.
  if ((bits & WATER) !== 0 && column && carriesOver(open, edge)) return 0;
  // §2.6.2 By ferry: on foot in Column, for a whole Movement Action.
  if ((bits & RIVER) !== 0 && column && move === LEG && isFerried(world, open, edge, from, to)) return WHOLE_MOVE;
  // M8 A bridge without a counter is its Road: a roadblock closes it (§2.2.3).
  if ((bits & RIVER) !== 0 && (bits & NAMED_BRIDGE) === 0 && !onWay) return NO;
  if ((bits & RIVER) !== 0) return (bits & BRIDGE) !== 0 && column && !open.blown.includes(edge) && holds(open, bits, edge, move) ? 0 : NO;
  if (onWay) return 0;
  if ((bits & RIDGE) !== 0) return move === LEG ? WHOLE_MOVE : NO;
  if ((bits & STREAM) === 0) return 0;
  if (move !== LEG) return NO;
  return column ? data.tables.movement.streamInColumn : data.tables.movement.stream;
}

/** §2.4.3 No vehicle crosses a railway bridge that is not improved. */
const holds = (open: Open, bits: number, edge: number, move: number): boolean =>
  (bits & RAIL_BRIDGE) === 0 || move === LEG || open.built.includes(edge);

/** §2.0 §2.1 What a hex costs to enter off the road, by how one moves: clear §2.1.1, brushwoods as woods §2.1.3, village §2.1.4, marsh §2.1.8, beach §2.1.9. */
function terrainCost({ ground, data }: World, open: Open, to: HexId, { move, column }: Gait): number {
  const { terrain, movement } = data.tables;
  const name = TERRAINS[ground.terrain[to] as number] as string;
  const row = terrain.rows.find((one) => one.terrain === name);
  if (!row) return NO;
  const which = move === LEG ? 'leg' : move === WHEELED ? 'wheeled' : 'tracked';
  const base = row[which];
  // §2.1.5 §2.1.6 §2.1.7 Vehicles go into towns in Column only.
  if (base === BY_ROAD || (move !== LEG && !column && terrain.columnOnly.some((one) => one === name))) return NO;
  const hill = ground.hill[to] === 1 ? movement.hill[which] : 0;
  const rubble = open.rubble.includes(to) ? movement.rubble[which] : 0;
  return base + hill + rubble;
}

/** §2.1.2 §2.1.5 §2.1.8 Vehicles leave woods and marsh by a Road, towns in Column, as they came in. */
function isHemmedIn({ ground, data }: World, from: HexId, { move, column }: Gait): boolean {
  if (move === LEG) return false;
  const { rows, columnOnly } = data.tables.terrain;
  const name = TERRAINS[ground.terrain[from] as number] as string;
  const base = rows.find((one) => one.terrain === name)?.[move === WHEELED ? 'wheeled' : 'tracked'];
  return base === BY_ROAD || (!column && columnOnly.some((one) => one === name));
}

/** §2.3.1 §2.3.2 Whether a step in Column goes along a Road or a railway: no roadblock at either end (§2.2.2, §2.2.3), no rubble in the hex entered (§2.5). */
export function onWay(
  world: World,
  open: Open,
  from: HexId,
  direction: Direction,
  to: HexId,
  { column }: Gait,
): 'road' | 'rail' | 'ruined' | undefined {
  if (!column) return undefined;
  const bits = world.ground.sides[from * 6 + direction] as number;
  if ((bits & (ROAD | RAIL)) === 0 || [from, to].some((hex) => open.roadblockHexes.includes(hex))) return undefined;
  if (open.rubble.includes(to) || open.rubble.includes(from)) return 'ruined';
  return (bits & ROAD) !== 0 ? 'road' : 'rail';
}

/** §2.3.3 §2.3.5 Whether a road on a dyke or in a cutting lies in a hex. */
const isBanked = ({ ground }: World, hex: HexId): boolean => ground.raised[hex] === 1 || ground.sunken[hex] === 1;

/**
 * §2.3.3(2) §2.3.3(3) §2.3.5(2) §2.3.5(3) On and off such a road: in Column only where the road itself crosses the hexside and no roadblock lies on it; vehicles
 * out of Column never come into the hex.
 */
function isOffBank(world: World, open: Open, from: HexId, direction: Direction, to: HexId, { move, column }: Gait): boolean {
  if (!column) return move !== LEG && isBanked(world, to);
  const banked = [from, to].filter((hex) => isBanked(world, hex));
  if (banked.length === 0) return false;
  const bits = world.ground.sides[from * 6 + direction] as number;
  return (bits & (ROAD | RAIL)) === 0 || open.roadblockHexes.includes(to);
}

/** What a step from a hex to the next one costs, or `NO`. */
export type StepPrice = (from: HexId, direction: Direction, to: HexId) => number;

/** §S.11 Halves of a movement point for steps of one gait, or `NO`; asked of many. */
export function stepCosts(world: World, open: Open, gait: Gait): StepPrice {
  const { isPlain, costsOf } = world.plainSteps;
  const isAltered = alteredSteps(open, gait);
  const known = costsOf(gait.move, gait.column);
  return (from, direction, to) => {
    const step = from * 6 + direction;
    if (isPlain[step] === 0 || isAltered?.(from, to)) return reckon(world, open, from, direction, to, gait);
    const cost = known[step] as number;
    return cost === UNASKED ? (known[step] = reckon(world, open, from, direction, to, gait)) : cost;
  };
}

/** §S.11 Halves of a movement point for one step, or `NO`. */
export const stepCost = (world: World, open: Open, from: HexId, direction: Direction, to: HexId, gait: Gait): number =>
  stepCosts(world, open, gait)(from, direction, to);

const ALWAYS = (): boolean => true;

/** §1.2 §2.2.3 §2.5 Whether anything that comes and goes bears on a step that crosses no water and no shore; undefined where nothing does. */
function alteredSteps({ weather, roadblockHexes, rubble }: Open, { column }: Gait): ((from: HexId, to: HexId) => boolean) | undefined {
  if (weather === STORM && !column) return ALWAYS;
  if (roadblockHexes.length === 0 && rubble.length === 0) return undefined;
  const altered = [...roadblockHexes, ...rubble];
  return (from, to) => altered.includes(from) || altered.includes(to);
}

/** §S.11 */
function reckon(world: World, open: Open, from: HexId, direction: Direction, to: HexId, gait: Gait): number {
  const { movement } = world.data.tables;
  if (isOffBank(world, open, from, direction, to, gait)) return NO;
  const way = onWay(world, open, from, direction, to, gait);
  const side = sideCost(world, open, from, direction, to, gait, way !== undefined);
  if (side < 0) return NO;
  if (way === 'road') return movement.road + side;
  const which = gait.move === LEG ? 'leg' : gait.move === WHEELED ? 'wheeled' : 'tracked';
  if (way === 'rail') return movement.railroad[which] + side;
  const terrain = isHemmedIn(world, from, gait) ? NO : terrainCost(world, open, to, gait);
  if (terrain < 0) return NO;
  // §2.3.3(4) §2.3.5(4) Up a dyke or into a cutting on foot it is twice as hard; §1.2 so is everything in a storm, the stream too, out of Column.
  const banked = isBanked(world, to) && !gait.column ? movement.raised : 1;
  const storm = open.weather === STORM && !gait.column ? movement.storm : 1;
  return (terrain * banked + side) * storm;
}

/** §15.0 Whether something that moves so could come into a hex at all, in Column or not, from anywhere. */
export function canEverEnter(world: World, open: Open, hex: HexId, move: number): boolean {
  return [0, 1, 2, 3, 4, 5].some((back) => {
    const from = world.grid.neighbour(hex, back);
    if (from < 0) return false;
    const direction = (back + 3) % 6;
    return [true, false].some((column) => stepCost(world, open, from, direction, hex, { move, column }) >= 0);
  });
}
