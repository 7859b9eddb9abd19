import type { Grid, HexId } from '@bocage/hex';
import { type Blocker, createSight, type Sight } from '@bocage/wargame';
import type { Tables } from '../data/table-shapes.js';
import { CITY, CREST, FORTIFIED, type Ground, HEDGEROW, RIDGE, TOWN, WOODS } from '../ground.js';
import { type Open, STORM } from '../types.js';
import type { World } from '../world.js';
import { nightAt } from './calendar.js';

/** Classes of what blocks (§S.15). */
const BLOCKS = 1;
const CREST_LINE = 1;
const RIDGE_LINE = 2;

/** §S.15 Lines of sight over this ground; barrages are laid on it while a question is asked. */
export interface Sights {
  /** Whether a line passes no more than so many blockers, with these barrages on the map. */
  sees(from: HexId, to: HexId, through: number, barrages: readonly number[]): boolean;
  firstBlocker(from: HexId, to: HexId, through: number, barrages: readonly number[]): Blocker | undefined;
  /** Hexes seen from one within a range, in order. */
  look(from: HexId, range: number, through: number, barrages: readonly number[]): number[];
}

/** §2.1 Woods, towns, cities, fortified places, hedgerow and hills block; so do raised roads a line crosses (§2.3.3(5)). */
function blockingHexes({ terrain, hill, raised }: Ground): Uint8Array {
  const blocks = [WOODS, TOWN, CITY, FORTIFIED, HEDGEROW];
  return terrain.map((code, hex) => (blocks.includes(code) || hill[hex] === 1 || raised[hex] === 1 ? BLOCKS : 0));
}

/** §2.2.1 §2.2.2 */
function blockingSides(ground: Ground): Uint8Array {
  const sides = new Uint8Array(ground.grid.sideCount);
  for (let side = 0; side < sides.length; side++) {
    const bits = ground.sideBits(side);
    sides[side] = (bits & CREST) !== 0 ? CREST_LINE : (bits & RIDGE) !== 0 ? RIDGE_LINE : 0;
  }
  return sides;
}

export function createSights(ground: Ground): Sights {
  const { grid } = ground;
  const hexes = blockingHexes(ground);
  const bare = hexes.slice();
  const sight = createSight(grid, {
    hexes,
    sides: blockingSides(ground),
    // §S.15 3: along a hexside both hexes must block.
    between: 'both',
    hexBlocks: () => true,
    // §2.2.1 A crest is looked over by whoever is beside it, if it is the only one; §2.2.2 a ridge by whoever is beside it.
    sideBlocks: (kind, _, isAtEnd, crossed) => (kind === CREST_LINE ? !isAtEnd || crossed > 1 : !isAtEnd),
    runBlocks: () => true,
  });
  const seen = new Uint8Array(grid.size);
  /** C2: a barrage blocks lines through its hex. */
  const under = <T>(barrages: readonly number[], ask: (sight: Sight) => T): T => {
    for (const hex of barrages) hexes[hex] = BLOCKS;
    const answer = ask(sight);
    for (const hex of barrages) hexes[hex] = bare[hex] as number;
    return answer;
  };
  return {
    sees: (from, to, through, barrages) => under(barrages, () => sight.sees(from, to, through)),
    firstBlocker: (from, to, through, barrages) => under(barrages, () => sight.firstBlocker(from, to, through)),
    look: (from, range, through, barrages) => under(barrages, () => lookFrom(grid, sight, seen, from, range, through)),
  };
}

function lookFrom(grid: Grid, sight: Sight, seen: Uint8Array, from: HexId, range: number, through: number): number[] {
  const near = grid.within(from, range);
  for (const hex of near) seen[hex] = 0;
  sight.look(from, range, seen, through);
  const found = near.filter((hex) => seen[hex] === 1).sort((a, b) => a - b);
  for (const hex of near) seen[hex] = 0;
  return found;
}

/** §1.1 §1.2 §S.15 6 How far anybody sees: night and storm cap observation posts and hills too (C10). */
export function sightRange(world: World, open: Open, hex: HexId): number {
  const { sight } = world.data.tables;
  const isNight = nightAt(world, open);
  const isStorm = open.weather === STORM;
  if (isNight) return isStorm ? sight.nightAndStorm : sight.night;
  if (isStorm) return sight.storm;
  return isHigh(world, open, hex) ? sight.high : sight.range;
}

/** §S.32 An observation post or a hill; rubble destroys the post (§2.5). */
const isHigh = ({ ground }: World, open: Open, hex: HexId): boolean =>
  ground.hill[hex] === 1 || (ground.op[hex] === 1 && !open.rubble.includes(hex));

/** §S.32 How many blockers one spots through: from an observation post or a hill. */
export const spotsThrough = (world: World, open: Open, hex: HexId): number =>
  isHigh(world, open, hex) ? world.data.tables.sight.through : 0;

/** §2.1.11 §S.32 How many blockers one fires through: from a hill, or from a strongpoint that is not rubble. */
export function firesThrough({ ground, data }: World, open: Open, hex: HexId): number {
  const isStrong = ground.strongpoint[hex] === 1 && !open.rubble.includes(hex);
  return ground.hill[hex] === 1 || isStrong ? data.tables.sight.through : 0;
}

/** §S.15 Whether what is in one hex is seen from another by who may spot there; §2.1.10 in hedgerow only from beside it. */
export function spots(world: World, open: Open, from: HexId, to: HexId): boolean {
  const distance = world.grid.distance(from, to);
  if (distance > sightRange(world, open, from)) return false;
  if (world.ground.terrain[to] === HEDGEROW && distance > 1) return false;
  return world.sights.sees(from, to, spotsThrough(world, open, from), open.barrages);
}

export type SightTable = Tables['sight'];
