import type { HexId, SideId } from '@bocage/hex';
import { bridgeNames } from './bridges.js';
import { createFeatures } from './features.js';
import { compileLand, type Land } from './land.js';
import { compileLineSides } from './line-sides.js';
import type { MapFile, MapHex, MapSide } from './map-file.js';
import { compilePlaces, type PlaceHexes } from './places.js';
import { compileRivers, type Rivers } from './rivers.js';
import { compileRoutes, type Route } from './routes.js';
import type { SheetGround } from './sheet-ground.js';
import { compileSeaSides } from './shore.js';
import { pinRails, pinRivers, pinSideFeatures, pinWords } from './side-pins.js';
import { createSideGraph, type Side, type SideGraph } from './sides.js';
import { compileTerrain } from './terrain.js';

/** What lies on the hexsides. */
export interface SheetSides {
  readonly rivers: Rivers;
  readonly sea: ReadonlySet<SideId>;
  readonly roads: ReadonlyMap<SideId, string>;
  readonly rails: ReadonlySet<SideId>;
  readonly bridges: ReadonlyMap<SideId, string>;
  readonly features: ReadonlyMap<SideId, readonly string[]>;
}

/** Everything known of one sheet before it is written down. */
export interface CompiledSheet {
  readonly ground: SheetGround;
  readonly graph: SideGraph;
  readonly land: Land;
  readonly terrain: readonly string[];
  readonly places: PlaceHexes;
  readonly sides: SheetSides;
  /** What the compiler could not do. */
  readonly troubles: readonly string[];
}

/** The sides a set of routes passes, with the best class of road over each, in the words of the sheet. */
function routeSides({ grid }: SheetGround, routes: readonly Route[], words: Readonly<Record<string, string>>): Map<SideId, string> {
  const kinds = Object.keys(words);
  const best = new Map<SideId, string>();
  for (const { kind, hexes } of routes) {
    hexes.slice(1).forEach((hex, i) => {
      const side = grid.sideBetween(hexes[i] as HexId, hex);
      const known = best.get(side);
      if (side >= 0 && (known === undefined || kinds.indexOf(kind) < kinds.indexOf(known))) best.set(side, kind);
    });
  }
  return new Map([...best].map(([side, kind]) => [side, words[kind] ?? kind]));
}

export function compileSheet(ground: SheetGround): CompiledSheet {
  const land = compileLand(ground);
  const graph = createSideGraph(ground.grid, land.isOff);
  const places = compilePlaces(ground, land);
  const terrain = compileTerrain(ground, land, places);
  const sea = compileSeaSides(ground, graph, land);
  const { troubles, ...found } = compileRivers({ ground, graph, land, sea, places });
  const rivers = pinRivers(ground, found);
  const bed = { ground, land, rivers, sea, places };
  const roadRoutes = compileRoutes(bed, ground.roads);
  const railRoutes = compileRoutes(bed, ground.railways);
  const foundRoads = routeSides(ground, roadRoutes.routes, ground.sheet.roadsOnSides);
  const foundRails = new Set(routeSides(ground, railRoutes.routes, {}).keys());
  const lineSides = compileLineSides(ground, graph, land);
  const roads = pinWords(ground, foundRoads, 'road');
  const named = bridgeNames(ground, graph, rivers, roads);
  return {
    ground,
    graph,
    land,
    terrain,
    places,
    sides: {
      rivers,
      sea,
      roads,
      rails: pinRails(ground, foundRails),
      bridges: pinWords(ground, named, 'bridge'),
      features: pinSideFeatures(ground, lineSides),
    },
    troubles: [...troubles, ...roadRoutes.troubles, ...railRoutes.troubles],
  };
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

function sideEntry({ ground, sides }: CompiledSheet, { id, a, b }: Side): MapSide {
  const river = sides.rivers.bySide.get(id);
  const road = sides.roads.get(id);
  const bridge = sides.bridges.get(id);
  const features = sides.features.get(id);
  // A map with one kind of river need not say which.
  const hasClasses = new Set(Object.values(ground.sheet.riversOnSides)).size > 1;
  return {
    a: ground.grid.label(a),
    b: ground.grid.label(b),
    ...(river === undefined ? {} : { river: river.name }),
    ...(river === undefined || !hasClasses ? {} : { class: river.class }),
    ...(sides.rivers.flooded.has(id) ? { flooded: true } : {}),
    ...(road === undefined ? {} : { road }),
    ...(sides.rails.has(id) ? { rail: true } : {}),
    ...(bridge === undefined ? {} : { bridge }),
    ...(sides.sea.has(id) ? { sea: true } : {}),
    ...(features === undefined ? {} : { features }),
  };
}

export function mapFileOf(sheet: CompiledSheet): MapFile {
  const { ground, graph, sides } = sheet;
  const featuresOf = createFeatures(sheet);
  const carriers = [sides.rivers.bySide, sides.rivers.flooded, sides.roads, sides.rails, sides.bridges, sides.sea, sides.features];
  const carrying = graph.sides
    .filter(({ id, b }) => b >= 0 && carriers.some((carrier) => carrier.has(id)))
    .map((side) => (side.a < (side.b as HexId) ? side : { ...side, a: side.b, b: side.a }))
    .sort((one, other) => one.a - other.a || one.b - other.b);
  return {
    from: ground.sheet.from,
    grid: ground.sheet.grid,
    place: ground.sheet.place,
    ...(ground.sheet.squares ? { squares: ground.sheet.squares } : {}),
    hexes: Array.from({ length: ground.grid.size }, (_, hex) => hexEntry(sheet, hex, featuresOf(hex))),
    sides: carrying.map((side) => sideEntry(sheet, side)),
  };
}
