import { Occupancies, Stacks, sideOf, unitsIn } from '@bocage/wargame';
import { ALLIED, BEACH_OPEN, enemyOf, GERMAN, type Open, type Side } from './types.js';
import type { World } from './world.js';

export { sideOf };

/** Who stands where, and what follows from it. Derived from the `hex` column, beaches and Exit markers, and changed only through `place` and `touch`. */
export class Occupancy extends Stacks {
  /** Raised by every change. */
  version = 0;
  /** Raised by every change of a side's places: what the ways of its enemy are checked against. */
  readonly placed: [number, number] = [0, 0];
  /** How many units of each side project a zone into a hex by the map alone (§6.1). */
  readonly zoc: readonly [Uint8Array, Uint8Array];
  readonly strongpoints: Uint8Array;
  /** 1 where a side's zone lies (§6.1). */
  readonly zones: readonly [Uint8Array, Uint8Array];
  /** 1 where the supply lines of a side may not enter (§13.2, §13.2.1), and beyond the last hex. */
  readonly barred: readonly [Uint8Array, Uint8Array];
  /** How often a hex has opened or closed to the lines of a side. */
  readonly lines: [number, number] = [0, 0];
  /** Which hexes did, the last `JOURNAL` of them: number n at n modulo JOURNAL. */
  readonly turned: readonly [Int32Array, Int32Array];

  constructor({ grid: { size }, roster }: Setting) {
    super(size, roster.units);
    const hexes = (): Uint8Array => new Uint8Array(size);
    this.zoc = [hexes(), hexes()];
    this.strongpoints = hexes();
    this.zones = [hexes(), hexes()];
    this.barred = [new Uint8Array(size + 1), new Uint8Array(size + 1)];
    for (const barred of this.barred) barred[size] = 1;
    this.turned = [new Int32Array(JOURNAL), new Int32Array(JOURNAL)];
  }
}

export const JOURNAL = 256;

/** What of the world an occupancy depends on. */
type Setting = Pick<World, 'grid' | 'ground' | 'roster' | 'zocTargets'>;

export const occupancyOf = (world: World, open: Open): Occupancy => world.occupancies.of(open);

export const place = (world: World, open: Open, unit: number, hex: number): void => world.occupancies.place(open, unit, hex);

/** Units in a hex, in order of their numbers. */
export const unitsAt = (world: World, open: Open, hex: number): number[] => unitsIn(occupancyOf(world, open), hex);

export function createOccupancies(setting: Setting): Occupancies<Open, Occupancy> {
  const { grid, roster } = setting;
  return new Occupancies<Open, Occupancy>({
    placesOf: (open) => open.hex,
    empty: () => new Occupancy(setting),
    sideOf: (unit) => sideOf(setting, unit),
    entered: (occupancy, _, unit, hex) => project(setting, occupancy, unit, hex, 1),
    left: (occupancy, _, unit, hex) => project(setting, occupancy, unit, hex, -1),
    placed(occupancy, open, unit, from, to) {
      const side = sideOf(setting, unit);
      if (from >= 0) judgeAround(setting, open, occupancy, unit, from);
      if (to >= 0) judgeAround(setting, open, occupancy, unit, to);
      occupancy.placed[side]++;
      // §6.1 Where a strongpoint stands or stood, the zones of its enemy change.
      if (roster.kind[unit] === 'strongpoint') occupancy.placed[enemyOf(side)]++;
      occupancy.version++;
    },
    built(occupancy, open) {
      for (let hex = 0; hex < grid.size; hex++) judge(setting, open, occupancy, hex);
    },
  });
}

/** Something besides a place has changed that zones or supply depend on: a beach, an Exit marker, a way into or out of Brittany (§13.1). */
export function touch(world: World, open: Open): void {
  const occupancy = occupancyOf(world, open);
  for (let hex = 0; hex < world.grid.size; hex++) judge(world, open, occupancy, hex);
  occupancy.version++;
  for (const side of [ALLIED, GERMAN] as const) {
    occupancy.placed[side]++;
    // So many that nobody can tell any more which.
    occupancy.lines[side] += JOURNAL + 1;
  }
}

/** §13.1.2 A beach has opened: the same for this one hex, which is a source of supply from now on. */
export function touchOpened(world: World, open: Open, hex: number): void {
  const occupancy = occupancyOf(world, open);
  judge(world, open, occupancy, hex);
  note(occupancy, ALLIED, hex);
  occupancy.version++;
  occupancy.placed[ALLIED]++;
  occupancy.placed[GERMAN]++;
}

/** §11.9 */
export function isOpenBeach(setting: Setting, open: Open, hex: number): boolean {
  const beach = setting.ground.beach[hex] as number;
  return beach >= 0 && open.beach[beach] === BEACH_OPEN;
}

/** §10.4.5 Whether an E hex holds an Exit marker. */
export function hasExit(setting: Setting, open: Open, hex: number): boolean {
  const index = setting.ground.exit[hex] as number;
  return index >= 0 && open.exits[index] !== 0;
}

/** What zones and lines make of a hex, from those who stand there and near it. */
function judge(setting: Setting, open: Open, occupancy: Occupancy, hex: number): void {
  const { zoc, zones, strongpoints } = occupancy;
  const beach = isOpenBeach(setting, open, hex);
  // §6.1 The Allied zone does not lie where a strongpoint is, the German one not in an open beach.
  zones[ALLIED][hex] = zoc[ALLIED][hex] !== 0 && strongpoints[hex] === 0 ? 1 : 0;
  zones[GERMAN][hex] = zoc[GERMAN][hex] !== 0 && !beach ? 1 : 0;
  // §13.2 Lines pass an enemy zone only where a friend stands; §13.2.1 German ones pass no open beach and no Exit marker.
  const holder = occupancy.side[hex] as number;
  bar(occupancy, ALLIED, hex, holder < 0 ? (zones[GERMAN][hex] as number) : holder);
  bar(occupancy, GERMAN, hex, beach || hasExit(setting, open, hex) ? 1 : holder < 0 ? (zones[ALLIED][hex] as number) : 1 - holder);
}

function bar(occupancy: Occupancy, side: Side, hex: number, now: number): void {
  if (occupancy.barred[side][hex] === now) return;
  occupancy.barred[side][hex] = now;
  note(occupancy, side, hex);
}

function note({ lines, turned }: Occupancy, side: Side, hex: number): void {
  turned[side][lines[side] % JOURNAL] = hex;
  lines[side]++;
}

/** What a unit that comes or goes may change. */
function judgeAround(setting: Setting, open: Open, occupancy: Occupancy, unit: number, hex: number): void {
  judge(setting, open, occupancy, hex);
  if (setting.roster.battalion[unit]) return;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const to = setting.zocTargets[i] as number;
    if (to >= 0) judge(setting, open, occupancy, to);
  }
}

/** §6.0 Strongpoints and battalions have no zone. */
function project(setting: Setting, occupancy: Occupancy, unit: number, hex: number, by: number): void {
  if (setting.roster.kind[unit] === 'strongpoint') occupancy.strongpoints[hex] = (occupancy.strongpoints[hex] as number) + by;
  if (setting.roster.battalion[unit]) return;
  const zoc = occupancy.zoc[sideOf(setting, unit)];
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const to = setting.zocTargets[i] as number;
    if (to >= 0) zoc[to] = (zoc[to] as number) + by;
  }
}
