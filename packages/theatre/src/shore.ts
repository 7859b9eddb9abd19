import type { SideId } from '@bocage/hex';
import { hexOf, type SheetGround } from './sheet-ground.js';
import { pointsOf, type SideGraph } from './sides.js';
import type { Terrain } from './terrain.js';

/** Sides between two land hexes with water all along them. */
export function compileSeaSides(ground: SheetGround, graph: SideGraph, terrain: Terrain): Set<SideId> {
  const joined = new Set(ground.pins.joined.map(({ a, b }) => ground.grid.sideBetween(hexOf(ground.grid, a), hexOf(ground.grid, b))));
  const isSea = graph.sides.filter(
    (side) =>
      side.b >= 0 &&
      !joined.has(side.id) &&
      terrain.isLandHex(side.a) &&
      terrain.isLandHex(side.b) &&
      pointsOf(graph, side, 15).every((point) => !ground.isLand(point)),
  );
  return new Set(isSea.map(({ id }) => id));
}
