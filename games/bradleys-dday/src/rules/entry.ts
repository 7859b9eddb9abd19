import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { byScenario } from '../caches/by-scenario.js';
import { holderOf } from '../occupancy.js';
import { sideOf } from '../roster.js';
import { sideAt } from '../sides.js';
import { ALLIED, AT_EDGE, type BradleyState, DUE, enemyOf, type Open, type SEATS, type Side, type Tell } from '../types.js';
import type { World } from '../world.js';
import { isInPlay, reinforcementOf, scenarioOf } from './scenario.js';
import { hasRoom } from './stacking.js';
import { costsOf } from './terrain-costs.js';
import { hexOf, setBox, unitsOnMap, unitsWhere } from './units.js';

/** R43 A blocked entry moves along the edge by so many hexes at most. */
const SHIFT = 5;

/** §3.1 A §3.1 G Units due by land now stand at the edge; whoever found it blocked before tries again. */
export function beginEntry(world: World, { open }: BradleyState, seat: (typeof SEATS)[number], _tell: Tell): void {
  const side = sideAt(seat);
  for (let unit = 0; unit < open.box.length; unit++) {
    if (open.box[unit] !== DUE || sideOf(world.roster, unit) !== side) continue;
    const due = reinforcementOf(world, open, unit);
    if (due?.by === 'land' && due.turn <= open.turn) setBox(open, unit, AT_EDGE);
  }
  open.stack.push({ step: 'entry', asks: seat, side });
}

export const atEdge = (world: World, open: Open, side: Side): UnitId[] =>
  unitsWhere(open, (unit) => open.box[unit] === AT_EDGE && sideOf(world.roster, unit) === side);

/** §6.1.8 §18.1.2 §18.2.2 R43 Where a unit may come on: its own hexes, or else the nearest of the same edge. */
export function entryHexes(world: World, open: Open, unit: UnitId): HexId[] {
  const listed = entryOf(world, open, unit);
  const isFree = (hex: HexId): boolean =>
    holderOf(world, open, hex) !== enemyOf(sideOf(world.roster, unit)) && hasRoom(world, open, unit, hex);
  const free = listed.filter(isFree);
  if (free.length > 0 || listed.length === 0) return free;
  const near = (hex: HexId): number => Math.min(...listed.map((other) => world.grid.distance(hex, other)));
  const edge = edgeOf(world, open).filter((hex) => near(hex) <= SHIFT && isFree(hex));
  const nearest = Math.min(...edge.map(near));
  return edge.filter((hex) => near(hex) === nearest);
}

/** R43 §18.1 §18.2 Land at the edge of the map, or of the part of it that is played on. */
const edgeOf = byScenario((world, open): readonly HexId[] => {
  const { columns } = scenarioOf(world, open).area;
  const { edge, column, land } = world.ground;
  return land.filter((hex) => isInPlay(world, open, hex) && (edge.includes(hex) || columns.includes(column[hex] as number)));
});

/** §18.1.2 The hexes of its entry, the other ones where Allies are too near. */
function entryOf(world: World, open: Open, unit: UnitId): number[] {
  const due = reinforcementOf(world, open, unit);
  if (!due) return [];
  const own = due.hexes.map((label) => world.grid.parse(label) as number);
  const { instead } = due;
  if (!instead?.scenarios.some((id) => id === open.scenario)) return own;
  const isNear = unitsOnMap(world, open, ALLIED).some((other) =>
    own.some((to) => world.grid.distance(hexOf(open, other), to) <= instead.alliedWithin),
  );
  return isNear ? instead.hexes.map((label) => world.grid.parse(label) as number) : own;
}

/** §6.1.8 What its hex of entry has cost a German reinforcement: the cheapest way into it from a neighbour. */
export function entryCost(world: World, open: Open, unit: UnitId): number {
  const hex = hexOf(open, unit);
  const costs = costsOf(world, open, unit, open.mode[unit] as number);
  let least = Number.POSITIVE_INFINITY;
  for (let direction = 0; direction < 6; direction++) {
    const from = world.grid.neighbour(hex, direction);
    if (from < 0) continue;
    const cost = costs[from * 6 + world.grid.directionTo(from, hex)] as number;
    if (cost >= 0) least = Math.min(least, cost);
  }
  return Number.isFinite(least) ? least : 0;
}
