import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { Occupancies, Stacks, unitsIn } from '@bocage/wargame';
import { WATER } from './ground.js';
import { GARRISON, type Roster, sideOf } from './roster.js';
import { AFLOAT, ALLIED, COMBAT_MODE, GERMAN, type Open, type Side, STEADY } from './types.js';
import type { World } from './world.js';

/** Who stands where, and whose zones of control lie where (§9.0). Changed only through `place`. */
export class Occupancy extends Stacks {
  /** How many units of each side control a hex. */
  readonly zoc: readonly [Uint8Array, Uint8Array];
  /** For who moves, by side: −1 where the enemy stands, else 0. */
  readonly entry: readonly [Int16Array, Int16Array];
  /** Raised by every change. */
  version = 0;
  /** The same by the side whose unit it was. */
  readonly versionOf: [number, number] = [0, 0];

  constructor(hexes: number, units: number) {
    super(hexes, units);
    this.zoc = [new Uint8Array(hexes), new Uint8Array(hexes)];
    this.entry = [new Int16Array(hexes), new Int16Array(hexes)];
  }
}

export function createOccupancies({ grid, ground, roster }: Pick<World, 'grid' | 'ground' | 'roster'>): Occupancies<Open, Occupancy> {
  const across = zocTargets(grid.neighbours, ground.sides);
  const project = ({ zoc }: Occupancy, open: Open, unit: UnitId, hex: HexId, by: number): void => {
    if (!hasZoc(roster, open, unit)) return;
    const mine = zoc[sideOf(roster, unit)];
    const front = open.facing[unit] as number;
    const all = open.mode[unit] === COMBAT_MODE && !isFixed(roster, unit);
    for (let direction = 0; direction < 6; direction++) {
      const to = across[hex * 6 + direction] as number;
      // §7.1.2 §7.4.2 §7.4.3 §7.4.5 In Movement Mode only through the hexside it faces and the two beside it.
      if (to >= 0 && (all || isFront(front, direction))) mine[to] = (mine[to] as number) + by;
    }
  };
  return new Occupancies<Open, Occupancy>({
    placesOf: (open) => open.hex,
    empty: () => new Occupancy(grid.size, roster.units),
    sideOf: (unit) => sideOf(roster, unit),
    entered: (occupancy, open, unit, hex) => {
      bar(occupancy, hex);
      project(occupancy, open, unit, hex, 1);
    },
    left: (occupancy, open, unit, hex) => {
      bar(occupancy, hex);
      project(occupancy, open, unit, hex, -1);
    },
    placed: (occupancy, _open, unit) => {
      occupancy.version++;
      occupancy.versionOf[sideOf(roster, unit)]++;
    },
  });
}

/** §6.2.2 Nobody moves into a hex that the enemy holds. */
function bar({ entry, side }: Occupancy, hex: HexId): void {
  entry[ALLIED][hex] = side[hex] === GERMAN ? -1 : 0;
  entry[GERMAN][hex] = side[hex] === ALLIED ? -1 : 0;
}

/** §9.1.6 §9.1.7 Disrupted units and garrisons have no zone, nor has who is still at sea. */
const hasZoc = ({ kind }: Roster, open: Open, unit: UnitId): boolean =>
  kind[unit] !== GARRISON && open.disrupted[unit] === STEADY && ((open.marks[unit] as number) & AFLOAT) === 0;

/** §14.1.4 The coastal gun keeps its front in either mode. */
const isFixed = ({ type }: Roster, unit: UnitId): boolean => type[unit] === 'coastal-artillery';

/** §7.4.2 */
export const isFront = (facing: number, direction: number): boolean => {
  const turn = (direction - facing + 6) % 6;
  return turn === 0 || turn === 1 || turn === 5;
};

/** §9.1.4 Zones reach across no stream or canal, bridged or not; −1 where they do not. */
const zocTargets = (neighbours: Int32Array, sides: ArrayLike<number>): Int32Array =>
  neighbours.map((to, i) => (((sides[i] as number) & WATER) === 0 ? to : -1));

/** Units in a hex, in order of their numbers. */
export const unitsAt = (world: World, open: Open, hex: HexId): UnitId[] => unitsIn(world.occupancies.of(open), hex);
/** The only way a unit changes its place. A negative hex takes it off the map. */
export const place = (world: World, open: Open, unit: UnitId, hex: HexId): void => world.occupancies.place(open, unit, hex);
/** §9.0 How many units in a hex control the one beside it. */
export function controllers(world: World, open: Open, from: number, direction: number): number {
  const { roster, ground } = world;
  if (((ground.sides[from * 6 + direction] as number) & WATER) !== 0) return 0;
  return unitsAt(world, open, from).filter(
    (unit) =>
      hasZoc(roster, open, unit) &&
      ((open.mode[unit] === COMBAT_MODE && !isFixed(roster, unit)) || isFront(open.facing[unit] as number, direction)),
  ).length;
}
/** −1 nobody, 0 Allied, 1 German. */
export const holderOf = (world: World, open: Open, hex: HexId): number => world.occupancies.of(open).side[hex] as number;
/** Hexes a side holds, each once, in no order that means anything. */
export function hexesHeldBy(world: World, open: Open, side: Side): HexId[] {
  const { first, side: holders } = world.occupancies.of(open);
  const found: number[] = [];
  for (let unit = 0; unit < open.hex.length; unit++) {
    const hex = open.hex[unit] as number;
    if (hex >= 0 && first[hex] === unit && holders[hex] === side) found.push(hex);
  }
  return found;
}
/** Whether one of them is such a hex: asked without making the list. */
export function holdsHexWhere(world: World, open: Open, side: Side, isSuch: (hex: HexId) => boolean): boolean {
  const { first, side: holders } = world.occupancies.of(open);
  for (let unit = 0; unit < open.hex.length; unit++) {
    const hex = open.hex[unit] as number;
    if (hex >= 0 && first[hex] === unit && holders[hex] === side && isSuch(hex)) return true;
  }
  return false;
}
/** §9.0 Whether a side controls a hex. */
export const controls = (world: World, open: Open, side: Side, hex: HexId): boolean => world.occupancies.of(open).zoc[side][hex] !== 0;
