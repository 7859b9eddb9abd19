import { createGrid, createReach, type Grid, type GridSpec, type HexId, type Reach } from '@bocage/hex';
import type { Json } from '@bocage/kernel';

interface UnitData {
  readonly side: string;
  readonly name: string;
  readonly symbol: string;
  readonly strength: number;
  readonly movement: number;
}

interface TerrainData {
  readonly cost: number;
  readonly defence: number;
}

export interface TablesData {
  readonly from: string;
  readonly reason: string;
  readonly terrain: Readonly<Record<string, TerrainData>>;
  readonly bonus: Readonly<Record<'march' | 'hold' | 'assault' | 'commander' | 'fuel' | 'shells', number>>;
  readonly cards: Readonly<Record<'fuel' | 'shells', number>>;
  readonly combat: { readonly columns: readonly number[]; readonly rows: readonly (readonly string[])[] };
  readonly ambush: { readonly range: number; readonly columns: readonly number[]; readonly rows: readonly (readonly string[])[] };
  readonly crossroadsWorth: number;
}

export interface ScenarioData {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly turns: number;
  readonly hexes: readonly string[];
}

export interface CrossroadsData {
  readonly map: {
    readonly grid: GridSpec;
    readonly hexes: readonly { readonly hex: string; readonly terrain: string; readonly features?: readonly string[] }[];
  };
  readonly counters: { readonly units: readonly UnitData[] };
  readonly tables: TablesData;
  readonly scenarios: { readonly scenarios: readonly ScenarioData[] };
}

/** The data, read once: what every rule asks. */
export interface Book {
  readonly grid: Grid;
  /** Scratch buffers: one of the two things a module may keep between calls. */
  readonly reach: Reach;
  readonly terrain: readonly TerrainData[];
  readonly crossroads: HexId;
  readonly units: readonly UnitData[];
  readonly tables: TablesData;
  readonly scenarios: readonly ScenarioData[];
}

/** Data that `lint` found nothing wrong with. */
export function readBook(data: Readonly<Record<string, Json>>): Book {
  const { map, counters, tables, scenarios } = data as unknown as CrossroadsData;
  const grid = createGrid(map.grid);
  const terrain: TerrainData[] = [];
  let crossroads = 0;
  for (const { hex, terrain: name, features } of map.hexes) {
    const id = grid.parse(hex) as HexId;
    terrain[id] = tables.terrain[name] as TerrainData;
    if (features?.includes('crossroads')) crossroads = id;
  }
  return { grid, reach: createReach(grid), terrain, crossroads, units: counters.units, tables, scenarios: scenarios.scenarios };
}
