import type { HexId, SideId } from '@bocage/hex';
import { bridgeNames } from './bridges.js';
import { createFeatures } from './features.js';
import { compileLand, type Land } from './land.js';
import type { MapFile, MapHex, MapSide } from './map-file.js';
import { compilePlaces, type PlaceHexes } from './places.js';
import { compileRivers, type Rivers } from './rivers.js';
import { compileRoutes, type Route } from './routes.js';
import type { SheetGround } from './sheet-ground.js';
import { compileSeaSides } from './shore.js';
import { createSideGraph, type Side, type SideGraph } from './sides.js';
import { compileTerrain } from './terrain.js';

/** Everything known of one sheet before it is written down. */
export interface CompiledSheet {
  readonly ground: SheetGround;
  readonly graph: SideGraph;
  readonly land: Land;
  readonly terrain: readonly string[];
  readonly rivers: Rivers;
  readonly sea: ReadonlySet<SideId>;
  readonly places: PlaceHexes;
  readonly roads: readonly Route[];
  readonly railways: readonly Route[];
  readonly bridges: ReadonlyMap<SideId, string>;
}

export function compileSheet(ground: SheetGround): CompiledSheet {
  const graph = createSideGraph(ground.grid);
  const land = compileLand(ground);
  const places = compilePlaces(ground, land);
  const terrain = compileTerrain(ground, land, places);
  const sea = compileSeaSides(ground, graph, land);
  const rivers = compileRivers({ ground, graph, land, sea, places });
  const bed = { ground, land, rivers, sea, places };
  const roads = compileRoutes(bed, ground.roads);
  const railways = compileRoutes(bed, ground.railways);
  const bridges = bridgeNames(ground, graph, rivers, routeSides(ground, roads));
  return { ground, graph, land, terrain, rivers, sea, places, roads, railways, bridges };
}

/** The sides a set of routes passes, with the best class of road over each. */
export function routeSides({ grid }: SheetGround, routes: readonly Route[]): Map<SideId, string> {
  const sides = new Map<SideId, string>();
  for (const { kind, hexes } of routes) {
    hexes.slice(1).forEach((hex, i) => {
      const side = grid.sideBetween(hexes[i] as HexId, hex);
      if (side >= 0 && sides.get(side) !== 'major') sides.set(side, kind);
    });
  }
  return sides;
}

function hexEntry(sheet: CompiledSheet, hex: HexId, features: readonly string[]): MapHex {
  const { grid } = sheet.ground;
  const place = sheet.places.names.get(hex)?.name;
  return {
    hex: grid.label(hex),
    terrain: sheet.terrain[hex] as string,
    ...(place === undefined ? {} : { place }),
    ...(features.length === 0 ? {} : { features }),
  };
}

export function mapFileOf(sheet: CompiledSheet): MapFile {
  const { ground, graph, rivers } = sheet;
  const { grid } = ground;
  const roads = routeSides(ground, sheet.roads);
  const rails = routeSides(ground, sheet.railways);
  const featuresOf = createFeatures(sheet);
  const sideEntry = ({ id, a, b }: Side): MapSide => {
    const river = rivers.bySide.get(id);
    const road = roads.get(id);
    const bridge = sheet.bridges.get(id);
    return {
      a: grid.label(a),
      b: grid.label(b),
      ...(river === undefined ? {} : { river }),
      ...(rivers.flooded.has(id) ? { flooded: true } : {}),
      ...(road === undefined ? {} : { road }),
      ...(rails.has(id) ? { rail: true } : {}),
      ...(bridge === undefined ? {} : { bridge }),
      ...(sheet.sea.has(id) ? { sea: true } : {}),
    };
  };
  const sides = graph.sides
    .filter(({ id, b }) => b >= 0 && (rivers.bySide.has(id) || roads.has(id) || rails.has(id) || sheet.sea.has(id)))
    .map((side) => (side.a < (side.b as HexId) ? side : { ...side, a: side.b, b: side.a }))
    .sort((one, other) => one.a - other.a || one.b - other.b);
  return {
    from: ground.sheet.from,
    grid: ground.sheet.grid,
    place: ground.sheet.place,
    hexes: Array.from({ length: grid.size }, (_, hex) => hexEntry(sheet, hex, featuresOf(hex))),
    sides: sides.map(sideEntry),
  };
}
