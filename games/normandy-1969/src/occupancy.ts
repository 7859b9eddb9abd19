import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { Occupancies, Stacks, sideOf, unitsIn } from '@bocage/wargame';
import { enemyOf, hexOf, type Open, type Side } from './types.js';
import type { World } from './world.js';

export { sideOf };

/** Who stands where, and what follows from it. Derived from the `hex` and `piece` columns, and changed only through `place` and `turnUp`. */
export class Occupancy extends Stacks {
  /** Raised by every change: what a remembered reach is checked against. */
  version = 0;
  /** How many units of each side control a hex (§R.4). */
  readonly zoc: readonly [Uint8Array, Uint8Array];
  /** What entering a hex costs each side in thirds besides the ground: §E.8 something in an enemy zone; −1 where the enemy stands. */
  readonly entry: readonly [Int16Array, Int16Array];
  /** Face-down tokens by hex (§R.12). */
  readonly faceDown: Uint8Array;

  constructor({ grid, roster }: Setting) {
    super(grid.size, roster.units);
    this.zoc = [new Uint8Array(grid.size), new Uint8Array(grid.size)];
    this.entry = [new Int16Array(grid.size), new Int16Array(grid.size)];
    this.faceDown = new Uint8Array(grid.size);
  }
}

/** What of the world an occupancy depends on. */
type Setting = Pick<World, 'data' | 'grid' | 'roster' | 'zocTargets'>;

export const occupancyOf = (world: World, open: Open): Occupancy => world.occupancies.of(open);

export const place = (world: World, open: Open, unit: UnitId, hex: HexId): void => world.occupancies.place(open, unit, hex);

/** Units in a hex, in order of their numbers. */
export const unitsAt = (world: World, open: Open, hex: HexId): UnitId[] => unitsIn(occupancyOf(world, open), hex);

export function createOccupancies(setting: Setting): Occupancies<Open, Occupancy> {
  return new Occupancies({
    placesOf: (open) => open.hex,
    empty: () => new Occupancy(setting),
    sideOf: (unit) => sideOf(setting, unit),
    entered: (occupancy, open, unit, hex) => count(setting, open, occupancy, unit, hex, 1),
    left: (occupancy, open, unit, hex) => count(setting, open, occupancy, unit, hex, -1),
    placed: (occupancy) => {
      occupancy.version++;
    },
  });
}

/** Turns a token face up as the given piece. */
export function turnUp(world: World, open: Open, unit: UnitId, piece: number): void {
  const occupancy = occupancyOf(world, open);
  const hex = hexOf(open, unit);
  if (isFaceDown(world, open, unit) && hex >= 0) occupancy.faceDown[hex] = (occupancy.faceDown[hex] as number) - 1;
  open.piece[unit - world.roster.allied] = piece;
  occupancy.version++;
}

export const isFaceDown = ({ roster }: Setting, open: Open, unit: UnitId): boolean =>
  unit >= roster.allied && (open.piece[unit - roster.allied] as number) < 0;

function count(setting: Setting, open: Open, occupancy: Occupancy, unit: UnitId, hex: HexId, by: number): void {
  const { faceDown } = occupancy;
  if (isFaceDown(setting, open, unit)) faceDown[hex] = (faceDown[hex] as number) + by;
  addZoc(setting, occupancy, sideOf(setting, unit), hex, by);
}

// §R.4
function addZoc(setting: Setting, occupancy: Occupancy, side: Side, hex: HexId, by: number): void {
  const zoc = occupancy.zoc[side];
  priceEntry(setting, occupancy, enemyOf(side), hex);
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const to = setting.zocTargets[i] as number;
    if (to < 0) continue;
    zoc[to] = (zoc[to] as number) + by;
    priceEntry(setting, occupancy, enemyOf(side), to);
  }
}

// §E.8 §R.3
function priceEntry({ data }: Setting, { side: holders, zoc, entry }: Occupancy, side: Side, hex: HexId): void {
  const enemy = enemyOf(side);
  entry[side][hex] = holders[hex] === enemy ? -1 : zoc[enemy][hex] === 0 ? 0 : data.tables.movement.enterZoc;
}
