import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { distancesFrom } from '@bocage/wargame';
import { ALL_SEA, FLOODED, type Ground, ROAD } from '../ground.js';
import { type Occupancy, occupancyOf } from '../occupancy.js';
import { ALLIED, enemyOf, hexOf, type Open, type Side, type Tell, UNSUPPLIED } from '../types.js';
import type { World } from '../world.js';
import { clearMark, setMark, unitsOnMap } from './units.js';

/** §R.7 §R.15 Where a side's supply comes from: the beaches, or the roads on three map edges. */
const allSources = (world: World, side: Side): readonly number[] => (side === ALLIED ? world.ground.beaches : world.ground.germanSources);

/** §R.7 Sources that no enemy stands on. */
export function supplySources(world: World, open: Open, side: Side): number[] {
  const { side: holders } = occupancyOf(world, open);
  return allSources(world, side).filter((hex) => holders[hex] !== enemyOf(side));
}

/** Where one side's supply lines can run, whoever stands there. */
export interface SupplyLines {
  readonly isSource: Uint8Array;
  /** Where a line can go on to, by hex * 6, the hex nearest to a source first; negative ones lead nowhere. */
  readonly targets: Int32Array;
}

/** §R.7 §E.7 §E.10 From hex to hex: not over the sea, nor over flooded ground without a road. */
export function createSupplyLines(ground: Ground, sources: readonly number[]): SupplyLines {
  const far = distancesFrom(ground.grid, sources);
  const targets = ground.grid.neighbours.map((to, i) => {
    const hexside = ground.sides[i] as number;
    return (hexside & ALL_SEA) !== 0 || (hexside & (FLOODED | ROAD)) === FLOODED ? -1 : to;
  });
  const farOf = (to: HexId): number => (to < 0 ? ANYWHERE : (far[to] as number));
  for (let i = 0; i < targets.length; i += 6) targets.subarray(i, i + 6).sort((a, b) => farOf(a) - farOf(b));
  const isSource = new Uint8Array(ground.grid.size);
  for (const hex of sources) isSource[hex] = 1;
  return { isSource, targets };
}

/** §R.7 A supply line may pass here: not through an enemy unit, nor through an enemy zone without a friend in the hex. */
function carriesSupply({ side: holders, zoc }: Occupancy, side: Side, hex: HexId): boolean {
  const holder = holders[hex] as number;
  return holder === side || (holder < 0 && zoc[enemyOf(side)][hex] === 0);
}

/**
 * §R.7 Draws a supply line from a hex straight towards the sources, going back where it can go no further, until it comes
 * upon a source or upon an earlier search of the same position: hexes that lines join share one answer.
 */
function search(world: World, occupancy: Occupancy, side: Side, from: HexId): boolean {
  const { line, searched, answers } = world.scratch;
  const { isSource, targets } = world.supplyLines[side];
  const mine = searched[from] as number;
  let length = 1;
  line[0] = from;
  if (isSource[from] === 1) return true;
  while (length > 0) {
    const step = (line[length - 1] as number) * 6;
    let i = step;
    for (; i < step + 6; i++) {
      const to = targets[i] as number;
      if (to >= 0 && searched[to] !== mine && carriesSupply(occupancy, side, to)) break;
    }
    if (i === step + 6) {
      length--;
      continue;
    }
    const next = targets[i] as number;
    const earlier = searched[next] as number;
    if (earlier !== 0) return answers[earlier] === 1;
    if (isSource[next] === 1) return true;
    searched[next] = mine;
    line[length++] = next;
  }
  return false;
}

/** §R.7 Says of one hex after another whether it is in supply; valid until the next position or side is asked about. */
function supplyTrace(world: World, open: Open, side: Side): (hex: HexId) => boolean {
  const { searched, answers } = world.scratch;
  const occupancy = occupancyOf(world, open);
  let searches = 0;
  searched.fill(0);
  return (hex) => {
    if (searched[hex] === 0) {
      if (!carriesSupply(occupancy, side, hex)) return false;
      searched[hex] = ++searches;
      answers[searches] = search(world, occupancy, side, hex) ? 1 : 0;
    }
    return answers[searched[hex] as number] === 1;
  };
}

/** §R.7 1 for every hex in supply. */
export function suppliedHexes(world: World, open: Open, side: Side): Uint8Array {
  const isSupplied = supplyTrace(world, open, side);
  return Uint8Array.from({ length: world.grid.size }, (_, hex) => (isSupplied(hex) ? 1 : 0));
}

/** §R.7 Airborne troops, gliders and commandos carry their own supply at first. */
function suppliesItself(world: World, open: Open, unit: UnitId): boolean {
  return world.roster.selfSupplied[unit] === true && open.turn <= world.data.scenarios.supply.airborneTurns;
}

/** §R.7 Judged at the start of a phase and kept until the next judgement. Depends on positions only, so it betrays no face-down token. */
export function judgeSupply(world: World, open: Open, side: Side, tell: Tell): void {
  const isSupplied = supplyTrace(world, open, side);
  const unsupplied: number[] = [];
  for (const unit of unitsOnMap(world, open, side)) {
    if (isSupplied(hexOf(open, unit)) || suppliesItself(world, open, unit)) clearMark(open, unit, UNSUPPLIED);
    else {
      setMark(open, unit, UNSUPPLIED);
      unsupplied.push(unit);
    }
  }
  if (unsupplied.length > 0) tell({ event: 'supply', section: 'R.7', side, unsupplied });
}

/** A distance beyond any map. */
export const ANYWHERE = 0x7fff;

/** §R.7 How far a hex is from the nearest source of a side, counted in hexes. */
export function distanceToSupply(world: World, open: Open, side: Side, hex: HexId): number {
  const { side: holders } = occupancyOf(world, open);
  let nearest = ANYWHERE;
  for (const source of allSources(world, side))
    if (holders[source] !== enemyOf(side)) nearest = Math.min(nearest, world.grid.distance(source, hex));
  return nearest;
}
