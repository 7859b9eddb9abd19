import { ALL_SEA, FLOODED, type Ground, ROAD } from '../ground.js';
import { standingOf } from '../standing.js';
import { ALLIED, enemyOf, type Open, type Side, type Told, UNSUPPLIED } from '../types.js';
import type { World } from '../world.js';
import { clearMark, setMark, unitsOnMap } from './units.js';

/** §R.7 §R.15 Where a side's supply comes from: the beaches, or the roads on three map edges; never through an enemy. */
export function supplySources(world: World, open: Open, side: Side): number[] {
  const { side: holders } = standingOf(world, open);
  const sources = side === ALLIED ? world.ground.beaches : world.ground.germanSources;
  return sources.filter((hex) => holders[hex] !== enemyOf(side));
}

const SUPPLIED = 1;
const BARRED = 2;

/** §R.7 A supply line may pass here: not through an enemy unit, nor through an enemy zone without a friend in the hex. */
const carriesSupply = (holder: number, enemyZoc: number, side: Side): boolean => holder === side || (holder < 0 && enemyZoc === 0);

/** §R.7 §E.7 §E.10 Where supply can go from hex to hex: not over the sea, nor over flooded ground without a road. */
export function supplyTargets(ground: Ground): Int32Array {
  return Int32Array.from(ground.grid.neighbours, (to, i) => {
    const hexside = ground.sides[i] as number;
    return (hexside & ALL_SEA) !== 0 || (hexside & (FLOODED | ROAD)) === FLOODED ? -1 : to;
  });
}

/** §R.7 Every hex in supply is 1; valid until the next question. */
export function suppliedHexes(world: World, open: Open, side: Side): Uint8Array {
  const { queue, supplied } = world.scratch;
  const { supplyTargets: targets } = world;
  const standing = standingOf(world, open);
  const { side: holders } = standing;
  const enemyZoc = standing.zoc[enemyOf(side)];
  let end = 0;
  // What a line may not pass is ticked off beforehand, so that the trace looks at each hex once.
  for (let hex = 0; hex < supplied.length; hex++)
    supplied[hex] = carriesSupply(holders[hex] as number, enemyZoc[hex] as number, side) ? 0 : BARRED;
  for (const hex of supplySources(world, open, side)) {
    if (supplied[hex] !== 0) continue;
    supplied[hex] = SUPPLIED;
    queue[end++] = hex;
  }
  for (let at = 0; at < end; at++) {
    const from = (queue[at] as number) * 6;
    for (let i = from; i < from + 6; i++) {
      const to = targets[i] as number;
      if (to < 0 || supplied[to] !== 0) continue;
      supplied[to] = SUPPLIED;
      queue[end++] = to;
    }
  }
  return supplied;
}

/** §R.7 Airborne troops, gliders and commandos carry their own supply at first. */
export function suppliesItself(world: World, open: Open, unit: number): boolean {
  return world.roster.selfSupplied[unit] === true && open.turn <= world.data.scenarios.supply.airborneTurns;
}

/** §R.7 Judged at the start of a phase and kept until the next judgement. Depends on positions only, so it betrays no face-down token. */
export function judgeSupply(world: World, open: Open, side: Side, tell: Told): void {
  const supplied = suppliedHexes(world, open, side);
  const unsupplied: number[] = [];
  for (const unit of unitsOnMap(world, open, side)) {
    if (supplied[open.hex[unit] as number] === 1 || suppliesItself(world, open, unit)) clearMark(open, unit, UNSUPPLIED);
    else {
      setMark(open, unit, UNSUPPLIED);
      unsupplied.push(unit);
    }
  }
  if (unsupplied.length > 0) tell({ event: 'supply', section: 'R.7', side, unsupplied });
}

/** §R.7 How far a hex is from the nearest of these sources, counted in hexes. */
export function distanceToSupply(world: World, sources: readonly number[], hex: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const source of sources) nearest = Math.min(nearest, world.grid.distance(source, hex));
  return nearest;
}
