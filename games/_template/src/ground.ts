import { createGrid, type Grid, type HexId } from '@bocage/hex';
import type { GameData } from './data/shapes.js';

type Terrain = GameData['tables']['terrain']['clear'];

/** What the rules ask of the map, by hex. */
export interface Ground {
  readonly grid: Grid;
  readonly terrain: readonly Terrain[];
  readonly crossroads: HexId;
}

export function createGround({ map, tables }: GameData): Ground {
  const grid = createGrid(map.grid);
  const terrain: Terrain[] = [];
  let crossroads = 0;
  for (const { hex, terrain: name, features } of map.hexes) {
    const id = grid.parse(hex) as HexId;
    terrain[id] = tables.terrain[name];
    if (features.includes('crossroads')) crossroads = id;
  }
  return { grid, terrain, crossroads };
}
