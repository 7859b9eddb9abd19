import type { SideId } from '@bocage/hex';
import { distance, type Point } from './geometry.js';
import type { Rivers } from './rivers.js';
import type { PointOnSheet, SheetGround } from './sheet-ground.js';
import { middleOf, type Side, type SideGraph } from './sides.js';

const NEAR = 0.9;

function closest(points: readonly PointOnSheet[], to: Point): PointOnSheet | undefined {
  return points.reduce<PointOnSheet | undefined>(
    (best, point) => (!best || distance(point.at, to) < distance(best.at, to) ? point : best),
    undefined,
  );
}

/** A road over a river side is a bridge. Bridges of the layers name the sides of their river, the nearest pairs first; the others are named after river and place. */
export function bridgeNames(
  ground: SheetGround,
  graph: SideGraph,
  rivers: Rivers,
  roads: ReadonlyMap<SideId, string>,
): Map<SideId, string> {
  const sides = [...roads.keys()].filter((id) => rivers.bySide.has(id)).map((id) => graph.sides[id] as Side);
  const riverOf = (side: Side): string | undefined => rivers.bySide.get(side.id)?.name;
  const pairs = ground.bridges
    .flatMap((bridge) =>
      sides
        .filter((side) => riverOf(side) === bridge.kind)
        .map((side) => ({ bridge, side, off: distance(middleOf(graph, side), bridge.at) })),
    )
    .filter(({ off }) => off < NEAR)
    .sort((a, b) => a.off - b.off);
  const names = new Map<SideId, string>();
  const used = new Set<PointOnSheet>();
  for (const { bridge, side } of pairs) {
    if (names.has(side.id) || used.has(bridge)) continue;
    names.set(side.id, bridge.name);
    used.add(bridge);
  }
  for (const side of sides.filter(({ id }) => !names.has(id))) {
    names.set(side.id, `${riverOf(side)} bridge near ${closest(ground.places, middleOf(graph, side))?.name}`);
  }
  return names;
}
