import type { HexId } from '@bocage/hex';
import type { CompiledSheet } from './compile-map.js';
import { createHexGround } from './hex-ground.js';
import type { HexPin } from './sheet.js';
import { centreOf, hexOf } from './sheet-ground.js';
import { createSquares } from './squares.js';

// The order features are written in; what is not listed stands before the edges.
const ORDER = ['coast', 'city', 'town', 'fortification', 'beach', 'road', 'wood'];

function orderOf(feature: string): number {
  const head = feature.split(':')[0] as string;
  const known = ORDER.indexOf(head);
  if (known >= 0) return known;
  return head === 'edge' ? ORDER.length + 1 : ORDER.length;
}

// Nothing of the sheet beyond all of these directions: the hex lies on that edge of it.
const EDGES = {
  flat: { west: ['nw', 'sw'], south: ['s'], east: ['ne', 'se'], north: ['n'] },
  pointy: { west: ['w'], south: ['sw', 'se'], east: ['e'], north: ['nw', 'ne'] },
} as const;

function edgesOf({ ground: { grid }, land }: CompiledSheet, hex: HexId): string[] {
  const isBeyond = (direction: string): boolean => {
    const to = grid.neighbour(hex, grid.directionNames.indexOf(direction));
    return to < 0 || land.isOff(to);
  };
  return Object.entries(EDGES[grid.spec.orientation]).flatMap(([edge, directions]) => (directions.every(isBeyond) ? [`edge:${edge}`] : []));
}

function touchesSea({ ground: { grid }, land, sides }: CompiledSheet, hex: HexId): boolean {
  return [0, 1, 2, 3, 4, 5].some((direction) => {
    const to = grid.neighbour(hex, direction);
    return to >= 0 && !land.isOff(to) && (!land.isLandHex(to) || sides.sea.has(grid.side(hex, direction)));
  });
}

/** All features of every hex: the compiler's own, the sheet's, the pins'. */
export function createFeatures(sheet: CompiledSheet): (hex: HexId) => string[] {
  const { ground, land, places } = sheet;
  const groundOf = createHexGround(ground, land, places);
  const roadHexes = new Set([...sheet.sides.roads.keys()].flatMap((id) => [sheet.graph.sides[id]?.a, sheet.graph.sides[id]?.b]));
  const squareOf = ground.sheet.squares && createSquares(ground.sheet, ground.sheet.squares);
  const pins = new Map<HexId, HexPin[]>();
  for (const pin of ground.pins.hexes) {
    for (const hex of pin.hexes.map((label) => hexOf(ground.grid, label))) pins.set(hex, [...(pins.get(hex) ?? []), pin]);
  }
  return (hex) => {
    if (land.isOff(hex)) return [];
    const isLand = land.isLandHex(hex);
    const isCoast = isLand && touchesSea(sheet, hex);
    const own = [...(isCoast ? ['coast'] : []), ...(isLand && roadHexes.has(hex) ? ['road'] : []), ...(isLand ? edgesOf(sheet, hex) : [])];
    const square = squareOf ? [`square:${squareOf.labelAt(centreOf(ground.grid, hex))}`] : [];
    const pinned = pins.get(hex) ?? [];
    const without = new Set(pinned.flatMap((pin) => pin.without ?? []));
    const all = [...own, ...square, ...ground.sheet.featuresOf(groundOf(hex, isCoast)), ...pinned.flatMap((pin) => pin.features ?? [])];
    return [...new Set(all)].filter((feature) => !without.has(feature)).sort((a, b) => orderOf(a) - orderOf(b));
  };
}
