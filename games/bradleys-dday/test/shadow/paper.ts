import { createGrid, type Grid, type GridSpec } from '@bocage/hex';
import type { Json } from '@bocage/kernel';
import { type PrintedMap, readSheet, type Sheet } from '@bocage/testkit';
import type { Line, Where } from './places.js';
import type { Bombing, Tables } from './tables.js';

export type Face = readonly [combat: number, protection: number, allowance: number];

export interface Counter {
  readonly id: string;
  readonly side: 'allied' | 'german';
  readonly formation: string;
  readonly regiment?: string;
  readonly type: string;
  readonly class: 'infantry' | 'weapon' | 'artillery' | 'armor' | 'hq' | 'garrison';
  readonly cm: Face;
  readonly mm: Face;
  readonly morale: number;
  readonly range?: number | 'U';
  readonly command?: number;
  readonly bar?: boolean;
  readonly components?: string;
  readonly amphibious?: boolean;
  readonly motorized?: boolean;
}

export interface Formation {
  readonly id: string;
  readonly side: 'allied' | 'german';
  readonly hq?: string;
  readonly standIn?: string;
}

export interface Arrival {
  readonly turn: number;
  readonly by: 'land' | 'sea' | 'port' | 'parachute' | 'glider';
  readonly at?: string;
  readonly hexes?: readonly string[];
  readonly units: readonly string[];
  readonly instead?: { readonly hexes: readonly string[]; readonly alliedWithin: number; readonly scenarios: readonly string[] };
}

export interface Force {
  readonly id: string;
  readonly setUp?: readonly { readonly hex: string; readonly units: readonly string[] }[];
  readonly free?: readonly Line[];
  readonly garrisons?: { readonly units: readonly string[] };
  readonly pool?: { readonly beach: string; readonly units: readonly string[] };
  readonly reinforcements?: readonly Arrival[];
}

export interface Scenario {
  readonly id: string;
  readonly firstTurn: number;
  readonly turns: number;
  readonly area: { readonly columns: readonly [number, number]; readonly outside: readonly string[] };
  readonly beaches: readonly string[];
  readonly tide: string;
  readonly forces: readonly string[];
  readonly support: 'campaign' | 'introductory';
  readonly victory: { readonly kind: string; readonly tactical: number; readonly strategic: number; readonly radius?: number };
  readonly losses: { readonly tactical: number; readonly strategic: number };
  readonly dropZoneBreaksTies: boolean;
  readonly mines: { readonly most: number };
  readonly zones?: readonly { readonly formations: readonly string[]; readonly where: Where }[];
  readonly release?: {
    readonly force: string;
    readonly byTurn: readonly (readonly [turn: number, least: number])[];
    readonly automatic: number;
    readonly alliedWithin: number;
  };
}

/** The game as it lies in its box: the sheet, the counters and the charts, and nothing of the program. */
export interface Paper {
  readonly sheet: Sheet;
  /** For the numbers of hexsides alone, since the columns name breaches by them. */
  readonly grid: Grid;
  readonly counters: readonly Counter[];
  readonly formations: readonly Formation[];
  readonly tables: Tables;
  readonly scenarios: readonly Scenario[];
  readonly forces: readonly Force[];
  readonly bombing: Bombing;
  /** The printed column of each hex. */
  readonly columns: readonly number[];
  /** Lines of sight already drawn. */
  readonly drawn: Map<number, boolean>;
  unit(id: string): number;
  /** The name printed in a hex. */
  placeOf(hex: number): string | undefined;
}

export function readPaper(data: Readonly<Record<string, Json>>): Paper {
  const map = data.map as unknown as PrintedMap & { readonly grid: GridSpec; readonly hexes: readonly { readonly place?: string }[] };
  const { units, formations } = data.counters as unknown as { units: Counter[]; formations: Formation[] };
  const { scenarios, forces, options } = data.scenarios as unknown as {
    scenarios: Scenario[];
    forces: Force[];
    options: { alternateBombing: Bombing };
  };
  const tables = data.tables as unknown as Tables;
  const numbers = new Map(units.map(({ id }, unit) => [id, unit]));
  const sheet = readSheet(map);
  return {
    ...{ sheet, grid: createGrid(map.grid), counters: units, formations, tables, scenarios, forces, bombing: options.alternateBombing },
    drawn: new Map(),
    columns: sheet.hexes.map((hex) => Number(sheet.label(hex).slice(0, 2))),
    unit: (id) => numbers.get(id) as number,
    placeOf: (hex) => map.hexes[hex]?.place,
  };
}

export const scenarioOf = ({ scenarios }: Paper, { scenario }: { readonly scenario: string }): Scenario =>
  scenarios.find(({ id }) => id === scenario) as Scenario;

export const columnOf = ({ columns }: Paper, hex: number): number => columns[hex] as number;

/** Points of a chart in halves. */
export const halves = (points: number | string): number => (points === '1/2' ? 1 : Number(points) * 2);
