import { distance, type Point } from './geometry.js';
import type { Land } from './land.js';
import type { LineOnSheet, SheetGround } from './sheet-ground.js';

/** A part of a river on land hexes of the sheet, from source to mouth. */
export interface Run {
  readonly name: string;
  readonly into: string;
  readonly points: readonly Point[];
  /** A run begins at the river's own source, at the rim of the sheet or out of the sea (an estuary that land narrows again). */
  readonly begins: 'source' | 'rim' | 'sea';
  /** It ends at the river's own mouth, also where that is the sea, or at the rim. */
  readonly ends: 'mouth' | 'rim';
}

const SHORTEST = 0.9;

function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, i) => sum + distance(point, points[i] as Point), 0);
}

type Ground = 'land' | 'sea' | 'rim';

export function runsOf({ grid }: SheetGround, land: Land, { name, into, points }: LineOnSheet): Run[] {
  const runs: { points: Point[]; begins: Run['begins']; ends: Run['ends'] }[] = [];
  let before: Ground | undefined;
  for (const point of points) {
    const hex = grid.hexAt(point[0], point[1]);
    const here: Ground = hex < 0 || land.isOff(hex) ? 'rim' : land.isLandHex(hex) ? 'land' : 'sea';
    if (here === 'land' && before !== 'land') runs.push({ points: [], begins: before ?? 'source', ends: 'mouth' });
    const run = runs.at(-1);
    if (run && (here === 'land' || before === 'land')) run.points.push(point);
    if (run && here === 'rim' && before === 'land') run.ends = 'rim';
    before = here;
  }
  return runs.filter((run) => lengthOf(run.points) >= SHORTEST).map((run) => ({ name, into, ...run }));
}
