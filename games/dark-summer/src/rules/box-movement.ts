import { sideOf } from '../standing.js';
import type { Open } from '../types.js';
import type { World } from '../world.js';
import { type Box, boxFrom, waysOut } from './boxes.js';
import { type MoveKind, mayEnd, movementBudget, reachFrom, type Way } from './movement.js';
import { inEnemyZoc } from './zoc.js';

/** §10.4.1 In a combined round a box counts as one hex by road. */
const boxCost = (world: World, kind: MoveKind): number => (kind === 'combined' ? 1 : world.data.tables.movement.box);

/** §10.4.1 The boxes a unit on the map can reach, each with the lettered hexes it can leave by: not by a hex in an enemy zone it did not start in. */
export function boxesInReach(world: World, open: Open, unit: number, kind: MoveKind): Map<Box, number[]> {
  const start = open.hex[unit] as number;
  const boxes = new Map<Box, number[]>();
  if (start < 0 || world.roster.allowance[unit] === 0) return boxes;
  const reached = reachFrom(world, open, unit, kind, start, movementBudget(world, open, unit, kind) - boxCost(world, kind));
  const hexes = Array.from(reached.hexes.subarray(0, reached.count)).filter((hex) => (world.ground.letter[hex] as number) > 0);
  for (const hex of hexes.sort((a, b) => a - b)) {
    if (hex !== start && inEnemyZoc(world, open, sideOf(world, unit), hex)) continue;
    const box = boxFrom(world, open, unit, hex);
    if (box) boxes.set(box, [...(boxes.get(box) ?? []), hex]);
  }
  return boxes;
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
  const hexes = [...waysFromBox(world, open, unit, kind).keys()];
  return hexes.filter((hex) => mayEnd(world, open, unit, hex, kind)).sort((a, b) => a - b);
}
