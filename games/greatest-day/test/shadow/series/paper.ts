import { createGrid, type Grid, type GridSpec } from '@bocage/hex';
import type { Json } from '@bocage/kernel';
import type { PrintedSide } from '@bocage/testkit';
import type { Counters, Scenario, Tables } from './tables.js';

/** Three numbers whose sum is nothing, one step apart between neighbours. */
export type Place = readonly [number, number, number];

/** The game as it lies in its box: the sheet, the counters and the charts, and nothing of the program. Hexes go by the columns' numbers. */
export interface Paper {
  /** For the numbers of hexes and hexsides alone. */
  readonly grid: Grid;
  readonly counters: Counters;
  readonly tables: Tables;
  readonly scenarios: readonly Scenario[];
  readonly hexes: readonly number[];
  readonly column: readonly number[];
  readonly row: readonly number[];
  readonly places: readonly Place[];
  label(hex: number): string;
  hex(label: string): number;
  terrain(hex: number): string;
  has(hex: number, feature: string): boolean;
  /** The rest of a feature after its colon, '' none. */
  named(hex: number, feature: string): string;
  neighbours(hex: number): readonly number[];
  side(a: number, b: number): Partial<PrintedSide>;
  distance(a: number, b: number): number;
  /** Everything within so many hexes. */
  near(hex: number, most: number): readonly number[];
  /** What lines of sight pass, already drawn. */
  readonly drawn: Map<number, unknown>;
  /** Fields of this moment, and Fire Zones by place, reach and what lies on the map: a second reading is slow enough. */
  readonly fields: Map<unknown, unknown>;
  readonly zones: Map<string, ReadonlySet<number>>;
}

const NOTHING: Partial<PrintedSide> = {};

/** Odd columns lie half a hex lower. */
const placeOf = (column: number, row: number): Place => {
  const z = row - (column - (column % 2)) / 2;
  return [column, -column - z, z];
};

interface RawMap {
  readonly grid: GridSpec;
  readonly hexes: readonly { readonly hex: string; readonly terrain: string; readonly features?: readonly string[] }[];
  readonly sides: readonly PrintedSide[];
}

export function readPaper(data: Readonly<Record<string, Json>>): Paper {
  const map = data.map as unknown as RawMap;
  const grid = createGrid(map.grid);
  const hex = (label: string): number => {
    const found = grid.parse(label);
    if (found === undefined) throw new Error(`no hex ${label}`);
    return found;
  };
  const size = grid.size;
  const [terrain, features] = [new Array<string>(size).fill('off'), new Array<readonly string[]>(size).fill([])];
  const [column, row] = [new Array<number>(size).fill(0), new Array<number>(size).fill(0)];
  const places = new Array<Place>(size);
  const byPlace = new Map<string, number>();
  for (const printed of map.hexes) {
    const [c, r] = printed.hex.split('.').map(Number) as [number, number];
    const at = hex(printed.hex);
    [terrain[at], features[at], column[at], row[at]] = [printed.terrain, printed.features ?? [], c, r];
    places[at] = placeOf(c, r);
    byPlace.set(`${c} ${r}`, at);
  }
  const around = (at: number): number[] => {
    const [c, r] = [column[at] as number, row[at] as number];
    const low = c % 2 === 1 ? 1 : 0;
    const beside = [c - 1, c + 1].flatMap((other) => [`${other} ${r - 1 + low}`, `${other} ${r + low}`]);
    return [`${c} ${r - 1}`, `${c} ${r + 1}`, ...beside].flatMap((place) => byPlace.get(place) ?? []);
  };
  const hexes = [...byPlace.values()];
  const neighbours = new Map(hexes.map((at) => [at, around(at)]));
  const sides = new Map<number, PrintedSide>();
  for (const side of map.sides) {
    const [a, b] = [hex(side.a), hex(side.b)];
    sides.set(a * size + b, side).set(b * size + a, side);
  }
  const distance = (a: number, b: number): number => {
    const [p, q] = [places[a] as Place, places[b] as Place];
    return Math.max(Math.abs(p[0] - q[0]), Math.abs(p[1] - q[1]), Math.abs(p[2] - q[2]));
  };
  const nearby = new Map<number, readonly number[]>();
  return {
    grid,
    counters: data.counters as unknown as Counters,
    tables: data.tables as unknown as Tables,
    scenarios: (data.scenarios as unknown as { scenarios: Scenario[] }).scenarios,
    ...{ hexes, column, row, places, hex, distance, drawn: new Map(), fields: new Map(), zones: new Map() },
    label: (at) => grid.label(at),
    terrain: (at) => terrain[at] as string,
    has: (at, feature) => (features[at] as readonly string[]).includes(feature),
    named: (at, feature) => features[at]?.find((one) => one.startsWith(`${feature}:`))?.slice(feature.length + 1) ?? '',
    neighbours: (at) => neighbours.get(at) ?? [],
    side: (a, b) => sides.get(a * size + b) ?? NOTHING,
    near(at, most) {
      const key = at * 100 + most;
      const known = nearby.get(key);
      if (known) return known;
      const found = hexes.filter((other) => distance(at, other) <= most);
      nearby.set(key, found);
      return found;
    },
  };
}

export const scenarioOf = ({ scenarios }: Paper, { scenario }: { readonly scenario: string }): Scenario =>
  scenarios.find(({ id }) => id === scenario) as Scenario;

/** Points of a chart in halves. */
export const halves = (points: number | string): number => (points === '1/2' ? 1 : Number(points) * 2);
