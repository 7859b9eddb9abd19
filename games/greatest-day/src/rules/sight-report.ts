import type { HexId } from '@bocage/hex';
import type { Blocker } from '@bocage/wargame';
import { TERRAINS } from '../data/map-shapes.js';
import { CITY, CREST, FORTIFIED, HEDGEROW, RIDGE, TOWN, WOODS } from '../ground.js';
import type { Open } from '../types.js';
import type { World } from '../world.js';
import { firesThrough, sightRange, spotsThrough } from './sight.js';

/** What a blocker is, and the section that makes it one. */
export interface NamedBlocker extends Blocker {
  readonly what: string;
  readonly section: string;
}

/** §S.15 All that the line of sight tool says of two hexes. */
export interface SightReport {
  readonly distance: number;
  /** How far one sees from the first hex in this light (§S.15 6). */
  readonly range: number;
  /** How many blockers one spots and fires through from there (§S.32). */
  readonly spotsThrough: number;
  readonly firesThrough: number;
  /** Everything in the way, nearest first. */
  readonly blockers: readonly NamedBlocker[];
  /** Whether the far hex is seen, and whether units in it are: in hedgerow from beside it only (§2.1.10). */
  readonly isSeen: boolean;
  readonly areUnitsSeen: boolean;
  /** The blocker that ends the line, undefined where it is seen or too far. */
  readonly first: NamedBlocker | undefined;
}

const SECTIONS: Readonly<Record<number, string>> = {
  [WOODS]: '2.1.2',
  [TOWN]: '2.1.5',
  [CITY]: '2.1.6',
  [FORTIFIED]: '2.1.7',
  [HEDGEROW]: '2.1.10',
};

/** §S.15 §S.24 Why a hex or a hexside blocks. */
function nameOf({ ground }: World, open: Open, { hex, side }: Blocker): NamedBlocker {
  if (hex < 0) return { hex, side, ...nameOfSide(ground.sideBits(side)) };
  const terrain = ground.terrain[hex] as number;
  const section = SECTIONS[terrain];
  if (section !== undefined) return { hex, side, what: TERRAINS[terrain] as string, section };
  if (ground.hill[hex] === 1) return { hex, side, what: 'hill', section: '2.1.11' };
  if (open.barrages.includes(hex)) return { hex, side, what: 'barrage', section: 'S.24' };
  const isDyke = ground.raised[hex] === 1;
  return { hex, side, what: isDyke ? 'dyke' : 'bridge', section: isDyke ? '2.3.3(5)' : '2.4.4' };
}

/** §2.2.1 §2.2.2 §S.15 3 A crest, a ridge, or a hexside between two hexes that block. */
function nameOfSide(bits: number): { readonly what: string; readonly section: string } {
  if ((bits & CREST) !== 0) return { what: 'crest', section: '2.2.1' };
  return (bits & RIDGE) !== 0 ? { what: 'ridge', section: '2.2.2' } : { what: 'both-hexes', section: 'S.15' };
}

/** §S.15 What lies between two hexes, and what of it ends the line: for the table's line of sight tool. */
export function sightReport(world: World, open: Open, from: HexId, to: HexId): SightReport {
  const { grid, sights, ground } = world;
  const blockers: NamedBlocker[] = [];
  for (;;) {
    const next = sights.firstBlocker(from, to, blockers.length, open.barrages);
    if (!next) break;
    blockers.push(nameOf(world, open, next));
  }
  const [distance, range, through] = [grid.distance(from, to), sightRange(world, open, from), spotsThrough(world, open, from)];
  const isSeen = distance <= range && blockers.length <= through;
  return {
    distance,
    range,
    spotsThrough: through,
    firesThrough: firesThrough(world, open, from),
    blockers,
    isSeen,
    areUnitsSeen: isSeen && (ground.terrain[to] !== HEDGEROW || distance <= 1),
    first: blockers[through],
  };
}
