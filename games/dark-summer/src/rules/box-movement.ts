import { sideOf } from '../standing.js';
import type { Open } from '../types.js';
import type { World } from '../world.js';
import { type Box, boxFrom, waysOut } from './boxes.js';
import { type MoveKind, mayStop, movementBudget, stepper } from './movement.js';
import { hasRoom } from './stacking.js';
import { inEnemyZoc } from './zoc.js';

/** §10.4.1 In a combined round a box counts as one hex by road. */
const boxCost = (world: World, kind: MoveKind): number => (kind === 'combined' ? 1 : world.data.tables.movement.box);

/** §10.4.1 The boxes a unit on the map can reach, each with the lettered hex it leaves by: not by a hex in an enemy zone it did not start in. */
export function boxesInReach(world: World, open: Open, unit: number, kind: MoveKind): Map<Box, number[]> {
  const start = open.hex[unit] as number;
  const boxes = new Map<Box, number[]>();
  if (start < 0 || world.roster.allowance[unit] === 0) return boxes;
  const reached = world.reach.run(start, movementBudget(world, open, unit, kind) - boxCost(world, kind), stepper(world, open, unit, kind));
  const hexes = Array.from(reached.hexes.subarray(0, reached.count)).filter((hex) => (world.ground.letter[hex] as number) > 0);
  for (const hex of hexes.sort((a, b) => a - b)) {
    if (hex !== start && inEnemyZoc(world, open, sideOf(world, unit), hex)) continue;
    const box = boxFrom(world, open, unit, hex);
    if (box) boxes.set(box, [...(boxes.get(box) ?? []), hex]);
  }
  return boxes;
}

/** §10.4.2 The hexes a unit in a box can end in: one point for the lettered hex, the rest of its allowance from there. */
export function endsFromBox(world: World, open: Open, unit: number, kind: MoveKind): number[] {
  const ends = new Set<number>();
  const left = movementBudget(world, open, unit, kind) - boxCost(world, kind);
  for (const hex of waysOut(world, open, unit)) {
    ends.add(hex);
    if (inEnemyZoc(world, open, sideOf(world, unit), hex)) continue;
    const reached = world.reach.run(hex, left, stepper(world, open, unit, kind));
    for (let i = 1; i < reached.count; i++) ends.add(reached.hexes[i] as number);
  }
  return [...ends].filter((hex) => mayStop(world, unit, hex) && hasRoom(world, open, unit, hex)).sort((a, b) => a - b);
}
