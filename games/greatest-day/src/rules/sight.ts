import type { Grid, HexId } from '@bocage/hex';
import { type Blocker, createSight, rememberBetween, type Sight } from '@bocage/wargame';
import { HinderedViews, holds } from '../caches/hindered.js';
import { createDrawnWays } from '../drawn.js';
import { CITY, CREST, FORTIFIED, type Ground, HEDGEROW, RIDGE, TOWN, WOODS } from '../ground.js';
import { type Open, STORM } from '../types.js';
import type { World } from '../world.js';
import { nightAt } from './calendar.js';

/** Classes of what blocks (§S.15): a hex as a whole, one only where a dyke or Bridge in it is crossed; crests and ridges. */
const BLOCKS = 1;
const DRAWN = 2;
const CREST_LINE = 1;
const RIDGE_LINE = 2;
const SEEN = 1;
const UNSEEN = 2;

/** §S.15 Lines of sight over this ground; barrages are laid on it while a question is asked. */
export interface Sights {
  /** Whether a line passes no more than so many blockers, with these barrages on the map. */
  sees(from: HexId, to: HexId, through: number, barrages: readonly number[]): boolean;
  /** The same for a hex within a range. */
  isInView(from: HexId, to: HexId, range: number, through: number, barrages: readonly number[]): boolean;
  firstBlocker(from: HexId, to: HexId, through: number, barrages: readonly number[]): Blocker | undefined;
  /** Hexes seen from one within a range, in order. The same list is the same object. */
  look(from: HexId, range: number, through: number, barrages: readonly number[]): readonly number[];
  /** Forgets the views it remembers. */
  forget(): void;
  /** §2.2.2 Whether a line comes into its last hex across a ridge. */
  isIntoRidge(from: HexId, to: HexId): boolean;
}

/** §2.1 Woods, towns, cities, fortified places, hedgerow and hills block; dykes and Bridges where a line meets them (§2.3.3(5), §2.4.4). */
function blockingHexes({ terrain, hill }: Ground, drawn: Uint8Array): Uint8Array {
  const blocks = [WOODS, TOWN, CITY, FORTIFIED, HEDGEROW];
  return terrain.map((code, hex) => (blocks.includes(code) || hill[hex] === 1 ? BLOCKS : drawn[hex] === 1 ? DRAWN : 0));
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
  const drawn = createDrawnWays(ground);
  const hexes = blockingHexes(ground, drawn.has);
  const sides = blockingSides(ground);
  const bare = hexes.slice();
  const sight = createSight(grid, {
    hexes,
    sides,
    // §S.15 3: along a hexside both hexes must block.
    between: 'both',
    hexBlocks: (kind, line, hex) => kind === BLOCKS || drawn.isMet(hex, line),
    // §2.2.1 A crest is looked over by whoever is beside it, if it is the only one; §2.2.2 a ridge by whoever is beside it.
    sideBlocks: (kind, _, isAtEnd, crossed) => (kind === CREST_LINE ? !isAtEnd || crossed > 1 : !isAtEnd),
    runBlocks: () => true,
  });
  /** C2: a barrage blocks lines through its hex. */
  const under = <T>(barrages: readonly number[], ask: (sight: Sight) => T): T => {
    for (const hex of barrages) hexes[hex] = BLOCKS;
    const answer = ask(sight);
    for (const hex of barrages) hexes[hex] = bare[hex] as number;
    return answer;
  };
  const hindered = new HinderedViews();
  /** By blockers seen through, range and hex: the ground alone. */
  const bareViews: (readonly number[])[][][] = [];
  const unhindered = (from: HexId, range: number, through: number): readonly number[] =>
    (((bareViews[through] ??= [])[range] ??= [])[from] ??= sight.seenFrom(from, range, through));
  const look = (through: number) => rememberBetween(grid.size, (from, to) => (sight.sees(from, to, through) ? SEEN : UNSEEN));
  const bareLines: ReturnType<typeof look>[] = [];
  const seesBare = (from: HexId, to: HexId, through: number): boolean => (bareLines[through] ??= look(through))(from, to) === SEEN;
  /** Whether a line could touch a hex: those it cuts a corner off are at most one step off the way. */
  const isBetween = (from: HexId, to: HexId, hex: HexId): boolean =>
    grid.distance(from, hex) + grid.distance(hex, to) <= grid.distance(from, to) + 1;
  const isSeenUnder = (from: HexId, to: HexId, through: number, barrages: readonly number[]): boolean =>
    !barrages.some((hex) => isBetween(from, to, hex)) || under(barrages, () => sight.sees(from, to, through));
  return {
    // A barrage blocks and never opens a line.
    sees: (from, to, through, barrages) => seesBare(from, to, through) && isSeenUnder(from, to, through, barrages),
    firstBlocker: (from, to, through, barrages) => under(barrages, () => sight.firstBlocker(from, to, through)),
    look(from, range, through, barrages) {
      if (barrages.length === 0) return unhindered(from, range, through);
      return (
        hindered.recall(from, range, through, barrages) ??
        hindered.find(from, range, through, barrages, {
          near: (all) => all.filter((at) => at !== from && grid.distance(at, from) < range),
          clear: () => unhindered(from, range, through),
          left: (seen, near, added) =>
            under(near, () => seen.filter((to) => !added.some((hex) => isBetween(from, to, hex)) || sight.sees(from, to, through))),
        })
      );
    },
    isInView(from, to, range, through, barrages) {
      if (!seesBare(from, to, through)) return false;
      if (barrages.length === 0) return true;
      const view = hindered.recall(from, range, through, barrages);
      return view ? holds(view, to) : isSeenUnder(from, to, through, barrages);
    },
    forget() {
      hindered.forget();
      bareViews.length = 0;
      bareLines.length = 0;
    },
    isIntoRidge: createRidgeTest(grid, sides),
  };
}

/** §2.2.2 The hexside of the target's hex that the line crosses last is a ridge. */
function createRidgeTest(grid: Grid, sides: Uint8Array): Sights['isIntoRidge'] {
  const passes = new Int32Array(16 * (grid.width + grid.height));
  return (from, to) => {
    if (from === to || from < 0) return false;
    const length = grid.trace(from, to, passes);
    const last = passes[length - 3] as number;
    if (last >= 0) return sides[last] === RIDGE_LINE;
    // Through a corner: a ridge on both hands.
    const [one, other] = [passes[length - 5] as number, passes[length - 4] as number];
    const isRidge = (hex: number): boolean => hex >= 0 && sides[grid.sideBetween(hex, to)] === RIDGE_LINE;
    return isRidge(one) && isRidge(other);
  };
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

/** §2.5 Rubble destroys posts and strongpoints, also once it is cleared. */
const isRazed = (open: Open, hex: HexId): boolean => open.rubble.includes(hex) || open.razed.includes(hex);

/** §S.32 An observation post or a hill; rubble destroys the post (§2.5). */
const isHigh = ({ ground }: World, open: Open, hex: HexId): boolean =>
  ground.hill[hex] === 1 || (ground.op[hex] === 1 && !isRazed(open, hex));

/** §S.32 How many blockers one spots through: from an observation post or a hill. */
export const spotsThrough = (world: World, open: Open, hex: HexId): number =>
  isHigh(world, open, hex) ? world.data.tables.sight.through : 0;

/** §2.1.11 §S.32 How many blockers one fires through: from a hill, or from a strongpoint that is not rubble. */
export function firesThrough({ ground, data }: World, open: Open, hex: HexId): number {
  const isStrong = ground.strongpoint[hex] === 1 && !isRazed(open, hex);
  return ground.hill[hex] === 1 || isStrong ? data.tables.sight.through : 0;
}

/** §S.15 §S.32 Hexes seen from one by who spots there. */
export const viewFrom = (world: World, open: Open, from: HexId): readonly number[] =>
  world.sights.look(from, sightRange(world, open, from), spotsThrough(world, open, from), open.barrages);

/** §S.15 Whether a hex is seen from another by who spots there. */
export function seesHex(world: World, open: Open, from: HexId, to: HexId): boolean {
  const range = sightRange(world, open, from);
  if (world.grid.distance(from, to) > range) return false;
  return world.sights.isInView(from, to, range, spotsThrough(world, open, from), open.barrages);
}

/** §S.15 Whether what is in one hex is seen from another by who may spot there; §2.1.10 in hedgerow only from beside it. */
export const spots = (world: World, open: Open, from: HexId, to: HexId): boolean =>
  seesHex(world, open, from, to) && (world.ground.terrain[to] !== HEDGEROW || world.grid.distance(from, to) <= 1);
