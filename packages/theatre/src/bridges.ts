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

/** A road over a river side is a bridge. A bridge of the layers names the nearest such side of its river; the others are named after river and place. */
export function bridgeNames(
  ground: SheetGround,
  graph: SideGraph,
  rivers: Rivers,
  roads: ReadonlyMap<SideId, string>,
): Map<SideId, string> {
  const sides = [...roads.keys()].filter((id) => rivers.bySide.has(id)).map((id) => graph.sides[id] as Side);
  const names = new Map<SideId, string>();
  for (const side of sides) {
    const place = closest(ground.places, middleOf(graph, side));
    names.set(side.id, `${rivers.bySide.get(side.id)?.name} bridge near ${place?.name}`);
  }
  for (const { name, kind, at } of ground.bridges) {
    const off = (side: Side): number => distance(middleOf(graph, side), at);
    const [side] = sides.filter(({ id }) => rivers.bySide.get(id)?.name === kind).sort((a, b) => off(a) - off(b));
    if (side && off(side) < NEAR) names.set(side.id, name);
  }
  return names;
}
