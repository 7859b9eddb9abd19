import { ALL_SEA, FLOODED, ROAD } from '../ground.js';
import { type Standing, standingOf } from '../standing.js';
import { ALLIED, enemyOf, type Open, type Side, type Told, UNSUPPLIED } from '../types.js';
import type { World } from '../world.js';
import { clearMark, setMark, unitsOnMap } from './units.js';

/** §R.7 §R.15 Where a side's supply comes from: the beaches, or the roads on three map edges; never through an enemy. */
export function supplySources(world: World, open: Open, side: Side): number[] {
  const { beachHexes, edgeHexes } = world.ground;
  const { side: holders } = standingOf(world, open);
  const sources = side === ALLIED ? beachHexes.flat() : [...edgeHexes.west, ...edgeHexes.south, ...edgeHexes.east];
  return sources.filter((hex) => holders[hex] !== enemyOf(side));
}

/** §R.7 A supply line may pass here: not through an enemy unit, nor through an enemy zone without a friend in the hex. */
function carriesSupply(standing: Standing, side: Side, hex: number): boolean {
  const holder = standing.side[hex] as number;
  return holder === side || (holder < 0 && standing.zoc[enemyOf(side)][hex] === 0);
}

/** §R.7 §E.7 §E.10 Every hex in supply, as flags. */
export function suppliedHexes(world: World, open: Open, side: Side): Uint8Array {
  const standing = standingOf(world, open);
  const { sides } = world.ground;
  const sources = supplySources(world, open, side).filter((hex) => carriesSupply(standing, side, hex));
  const reached = world.scratch.flood.flood(sources, (from, direction, to) => {
    const hexside = sides[from * 6 + direction] as number;
    if ((hexside & ALL_SEA) !== 0 || (hexside & (FLOODED | ROAD)) === FLOODED) return -1;
    return carriesSupply(standing, side, to) ? 0 : -1;
  });
  const supplied = new Uint8Array(world.grid.size);
  for (let i = 0; i < reached.count; i++) supplied[reached.hexes[i] as number] = 1;
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
