import type { SideId } from '@bocage/hex';
import type { Land } from './land.js';
import { hexOf, type SheetGround } from './sheet-ground.js';
import { pointsOf, type SideGraph } from './sides.js';

/** Sides between two land hexes with water all along them. */
export function compileSeaSides(ground: SheetGround, graph: SideGraph, land: Land): Set<SideId> {
  const sideOf = (a: string, b: string): SideId => ground.grid.sideBetween(hexOf(ground.grid, a), hexOf(ground.grid, b));
  const pinned = new Map(ground.pins.sides.flatMap(({ a, b, sea }) => (sea === undefined ? [] : [[sideOf(a, b), sea] as const])));
  const isSea = graph.sides.filter(
    (side) =>
      side.b >= 0 &&
      land.isLandHex(side.a) &&
      land.isLandHex(side.b) &&
      (pinned.get(side.id) ?? pointsOf(graph, side, 15).every((point) => !ground.isLand(point))),
  );
  return new Set(isSea.map(({ id }) => id));
}
