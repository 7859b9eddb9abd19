import { distance, type Point } from './geometry.js';
import type { Land } from './land.js';
import type { LineOnSheet, SheetGround } from './sheet-ground.js';

/** A part of a river on land hexes of the sheet, from source to mouth. */
export interface Run {
  readonly name: string;
  readonly into: string;
  readonly points: readonly Point[];
  /** Does the run begin or end at the rim of the sheet, not at the river's own source or mouth? */
  readonly fromRim: boolean;
  readonly toRim: boolean;
}

const SHORTEST = 0.9;

function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, i) => sum + distance(point, points[i] as Point), 0);
}

export function runsOf(ground: SheetGround, land: Land, river: LineOnSheet): Run[] {
  const { name, into } = river;
  const runs: { points: Point[]; fromRim: boolean; toRim: boolean }[] = [];
  let current: (typeof runs)[number] | undefined;
  river.points.forEach((point, i) => {
    const hex = ground.grid.hexAt(point[0], point[1]);
    if (hex >= 0 && land.isLandHex(hex)) {
      if (!current) runs.push((current = { points: [], fromRim: i > 0, toRim: false }));
      current.points.push(point);
    } else if (current) {
      current.toRim = hex < 0;
      current.points.push(point);
      current = undefined;
    }
  });
  return runs.filter(({ points }) => lengthOf(points) >= SHORTEST).map((run) => ({ name, into, ...run }));
}
