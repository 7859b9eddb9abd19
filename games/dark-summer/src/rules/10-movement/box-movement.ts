import type { Reached } from '@bocage/hex';
import { sideOf } from '../../occupancy.js';
import { hexOf, type Open } from '../../types.js';
import type { World } from '../../world.js';
import { inEnemyZoc } from '../6-zones/zoc.js';
import { type Box, boxFrom, waysOut } from './boxes.js';
import { canStepFrom, type MoveKind, mayEnd, movementBudget, reachFrom, reachOf, type Way } from './movement.js';

/** §10.4.1 In a combined round a box counts as one hex by road. */
export const boxCost = (world: World, kind: MoveKind): number => (kind === 'combined' ? 1 : world.data.tables.movement.box);

const NO_BOXES: ReadonlyMap<Box, number[]> = new Map();

/** §10.4.1 Of what a unit on the map reaches, the boxes, each with the lettered hexes it can leave by: not by a hex in an enemy zone it did not start in. */
export function boxesIn(
  world: World,
  open: Open,
  unit: number,
  kind: MoveKind,
  reached: Reached,
  budget: number = movementBudget(world, open, unit, kind),
): ReadonlyMap<Box, number[]> {
  let boxes: Map<Box, number[]> | undefined;
  const start = hexOf(open, unit);
  const most = budget - boxCost(world, kind);
  for (const hex of world.ground.edge) {
    const halves = reached.cost(hex);
    if (halves < 0 || halves > most || (hex !== start && inEnemyZoc(world, open, sideOf(world, unit), hex))) continue;
    const box = boxFrom(world, open, unit, hex);
    if (!box) continue;
    boxes ??= new Map();
    boxes.set(box, [...(boxes.get(box) ?? []), hex]);
  }
  return boxes ?? NO_BOXES;
}

/** §10.4.1 The boxes a unit can reach. */
export function boxesInReach(world: World, open: Open, unit: number, kind: MoveKind): ReadonlyMap<Box, number[]> {
  if (hexOf(open, unit) < 0 || world.roster.allowance[unit] === 0) return NO_BOXES;
  return boxesIn(world, open, unit, kind, reachOf(world, open, unit, kind));
}

/** §10.4.2 Every hex a unit in a box can reach and the cheapest way there, which begins with the lettered hex. */
export function waysFromBox(world: World, open: Open, unit: number, kind: MoveKind): Map<number, Way> {
  const ways = new Map<number, Way>();
  const price = boxCost(world, kind);
  const left = movementBudget(world, open, unit, kind) - price;
  const offer = (hex: number, halves: number, path: () => number[]): void => {
    if (halves < (ways.get(hex)?.halves ?? Number.POSITIVE_INFINITY)) ways.set(hex, { path: path(), halves });
  };
  for (const lettered of waysOut(world, open, unit)) {
    offer(lettered, price, () => [lettered]);
    if (inEnemyZoc(world, open, sideOf(world, unit), lettered)) continue;
    const reached = reachFrom(world, open, unit, kind, lettered, left);
    for (let i = 1; i < reached.count; i++) {
      const hex = reached.hexes[i] as number;
      offer(hex, price + reached.cost(hex), () => reached.path(hex));
    }
  }
  return ways;
}

/** §10.4.2 The hexes a unit in a box can end in. */
export function endsFromBox(world: World, open: Open, unit: number, kind: MoveKind): number[] {
  const { order } = world;
  const left = movementBudget(world, open, unit, kind) - boxCost(world, kind);
  const offer = (hex: number): void => {
    if (mayEnd(world, open, unit, hex, kind)) order.add(hex);
  };
  for (const lettered of waysOut(world, open, unit)) {
    offer(lettered);
    if (inEnemyZoc(world, open, sideOf(world, unit), lettered)) continue;
    const reached = reachFrom(world, open, unit, kind, lettered, left);
    for (let i = 1; i < reached.count; i++) offer(reached.hexes[i] as number);
  }
  return order.take((hex) => hex);
}

/** §10.4.2 Whether a unit in a box can come out; a German needs a hex beyond the lettered one. */
export function canLeaveBox(world: World, open: Open, unit: number, kind: MoveKind): boolean {
  const out = waysOut(world, open, unit);
  if (out.length === 0) return false;
  const left = movementBudget(world, open, unit, kind) - boxCost(world, kind);
  if (out.some((hex) => mayEnd(world, open, unit, hex, kind) || canStepFrom(world, open, unit, kind, hex, left))) return true;
  return endsFromBox(world, open, unit, kind).length > 0;
}
