import { BOCAGE, CITY, FOREST, IMPASSABLE, TOWN, WOODS } from '../ground.js';
import { tableIndex } from '../rules/10-movement/terrain-costs.js';
import type { World } from '../world.js';

/** Parts of the country a plan speaks of, from west to east: the Cotentin, Saint-Lô, the centre, Caen, the east. */
export type Sector = 0 | 1 | 2 | 3 | 4;

/** A place somebody wants to be, and how far every hex is from it in movement points. */
export interface Target {
  readonly id: string;
  readonly hexes: readonly number[];
  readonly far: Float32Array;
}

/** What the map alone says to a planner. */
export interface Fields {
  readonly sector: Uint8Array;
  /** Columns a hex is worth to its defender. */
  readonly cover: Float32Array;
  readonly targets: Readonly<Record<string, Target>>;
  /** By side: steps over land from where its supply comes from. */
  readonly rear: readonly [Uint8Array, Uint8Array];
  /** Hexes at most this far away, ring by ring: by hex, the rings one behind the other. */
  readonly rings: readonly (readonly (readonly number[])[])[];
}

export const FAR = 999;
const RADIUS = 4;

/** Hexes that matter for the conduct of the campaign, besides those victory names. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  carentan: ['2407'],
  isigny: ['2705'],
  cut: ['1307', '1407', '1408'],
  lessay: ['1810', '2110'],
  coutances: ['2115'],
  bayeux: ['3705'],
  caumont: ['3611'],
  villers: ['3911'],
  mortain: ['3625'],
  thury: ['4413'],
  orne: ['4905'],
  vire: ['3619'],
  domfront: ['4325'],
  alencon: ['6028'],
};

const COTENTIN_ROWS = 9;

function sectorOf(column: number, row: number): Sector {
  if (column <= 23 && row <= COTENTIN_ROWS) return 0;
  if (column <= 29) return 1;
  if (column <= 38) return 2;
  return column <= 47 ? 3 : 4;
}

/** Movement points to the nearest of these hexes, for infantry that may use roads. */
function farFrom(world: World, hexes: readonly number[]): Float32Array {
  const far = new Float32Array(world.grid.size).fill(FAR);
  const costs = world.costs[tableIndex({ column: 0, heavy: false, roads: true })] as Int16Array;
  for (const start of hexes) {
    const reached = world.reach.run(start, 4 * FAR, (from, direction) => costs[from * 6 + direction] as number);
    for (let i = 0; i < reached.count; i++) {
      const hex = reached.hexes[i] as number;
      far[hex] = Math.min(far[hex] as number, reached.cost(hex) / 2);
    }
  }
  return far;
}

function coverOf(world: World): Float32Array {
  const { bocage, forest, town, city } = world.data.tables.combat.shifts;
  const worth: Readonly<Record<number, number>> = { [BOCAGE]: bocage, [FOREST]: forest, [TOWN]: town, [CITY]: city + 0.5, [WOODS]: 0.4 };
  return Float32Array.from(world.ground.terrain, (terrain) => worth[terrain] ?? 0);
}

function findTargets(world: World): Record<string, Target> {
  const { places, suddenDeath } = world.data.scenarios;
  const { C, W, E } = world.ground.lettered;
  const listed: Record<string, readonly (string | number)[]> = {
    ...PLACES,
    caen: places.caen,
    'saint-lo': [places.saintLo],
    avranches: [suddenDeath.avranches],
    cherbourg: C,
    brittany: W,
    exit: E,
    beaches: world.ground.beaches.map(({ hex }) => hex),
  };
  for (const { name, hex } of places.others) listed[name.toLowerCase()] = [hex];
  const targets: Record<string, Target> = {};
  for (const [id, labels] of Object.entries(listed)) {
    const hexes = labels
      .flatMap((label) => (typeof label === 'number' ? [label] : [world.grid.parse(label) ?? -1]))
      .filter((hex) => hex >= 0);
    targets[id] = { id, hexes, far: farFrom(world, hexes) };
  }
  return targets;
}

/** Walks over land from these hexes, the nearest first, and not into closed ones; tells of each hex which of them it was reached from, and in how many steps. */
export function spreadOut(
  world: World,
  hexes: readonly number[],
  tell: (hex: number, from: number, steps: number) => void,
  closed?: Uint8Array,
): void {
  const source = new Int32Array(world.grid.size).fill(-1);
  const steps = new Uint8Array(world.grid.size);
  const queue: number[] = [];
  const reach = (hex: number, from: number, count: number): void => {
    if (source[hex] !== -1 || (closed !== undefined && closed[hex] !== 0)) return;
    source[hex] = from;
    steps[hex] = count;
    queue.push(hex);
    tell(hex, from, count);
  };
  for (const hex of hexes) reach(hex, hex, 0);
  const { neighbours } = world.grid;
  const { sides } = world.ground;
  for (let at = 0; at < queue.length; at++) {
    const hex = queue[at] as number;
    const next = Math.min(254, (steps[hex] as number) + 1);
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      if (((sides[i] as number) & IMPASSABLE) === 0) reach(neighbours[i] as number, source[hex] as number, next);
    }
  }
}

/** Steps over land from the nearest of these hexes; 255 where there is no way. */
export function stepsFrom(world: World, hexes: readonly number[]): Uint8Array {
  const steps = new Uint8Array(world.grid.size).fill(255);
  spreadOut(world, hexes, (hex, _, count) => {
    steps[hex] = count;
  });
  return steps;
}

/** §13.1 Beaches for the Allies, the letters but C for the Germans. */
function rearOf(world: World): [Uint8Array, Uint8Array] {
  const { W, S, E, '(E)': coast } = world.ground.lettered;
  const beaches = world.ground.beaches.map(({ hex }) => hex);
  return [stepsFrom(world, beaches), stepsFrom(world, [...W, ...S, ...E, ...coast])];
}

export function createFields(world: World): Fields {
  const { grid } = world;
  const sector = Uint8Array.from({ length: grid.size }, (_, hex) => {
    const label = grid.label(hex);
    return sectorOf(Number(label.slice(0, 2)), Number(label.slice(2)));
  });
  const rings = Array.from({ length: grid.size }, (_, hex) => Array.from({ length: RADIUS + 1 }, (_, radius) => grid.ring(hex, radius)));
  return { sector, cover: coverOf(world), targets: findTargets(world), rear: rearOf(world), rings };
}
