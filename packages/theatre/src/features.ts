import type { HexId } from '@bocage/hex';
import type { CompiledSheet } from './compile-map.js';
import { createHexGround } from './hex-ground.js';
import type { HexPin } from './sheet.js';
import { hexOf } from './sheet-ground.js';

// The order features are written in; what is not listed stands before the edges.
const ORDER = ['coast', 'city', 'town', 'fortification', 'beach', 'road', 'wood'];

function orderOf(feature: string): number {
  const head = feature.split(':')[0] as string;
  const known = ORDER.indexOf(head);
  if (known >= 0) return known;
  return head === 'edge' ? ORDER.length + 1 : ORDER.length;
}

function edgesOf({ ground: { grid } }: CompiledSheet, hex: HexId): string[] {
  const column = Math.floor(hex / grid.height);
  const row = hex % grid.height;
  const east = grid.spec.columnsGrow === 'east';
  return [
    ...(column === (east ? 0 : grid.width - 1) ? ['edge:west'] : []),
    ...(row === grid.height - 1 ? ['edge:south'] : []),
    ...(column === (east ? grid.width - 1 : 0) ? ['edge:east'] : []),
    ...(row === 0 ? ['edge:north'] : []),
  ];
}

function touchesSea({ ground: { grid }, land, sea }: CompiledSheet, hex: HexId): boolean {
  return [0, 1, 2, 3, 4, 5].some((direction) => {
    const to = grid.neighbour(hex, direction);
    return to >= 0 && !land.isOff(to) && (!land.isLandHex(to) || sea.has(grid.side(hex, direction)));
  });
}

/** All features of every hex: the compiler's own, the sheet's, the pins'. */
export function createFeatures(sheet: CompiledSheet): (hex: HexId) => string[] {
  const { ground, land, places } = sheet;
  const groundOf = createHexGround(ground, land, places);
  const roadHexes = new Set(sheet.roads.flatMap(({ hexes }) => hexes));
  const pins = new Map<HexId, HexPin[]>();
  for (const pin of ground.pins.hexes) {
    for (const hex of pin.hexes.map((label) => hexOf(ground.grid, label))) pins.set(hex, [...(pins.get(hex) ?? []), pin]);
  }
  return (hex) => {
    if (land.isOff(hex)) return [];
    const isLand = land.isLandHex(hex);
    const isCoast = isLand && touchesSea(sheet, hex);
    const own = [...(isCoast ? ['coast'] : []), ...(isLand && roadHexes.has(hex) ? ['road'] : []), ...(isLand ? edgesOf(sheet, hex) : [])];
    const pinned = pins.get(hex) ?? [];
    const without = new Set(pinned.flatMap((pin) => pin.without ?? []));
    const all = [...own, ...ground.sheet.featuresOf(groundOf(hex, isCoast)), ...pinned.flatMap((pin) => pin.features ?? [])];
    return [...new Set(all)].filter((feature) => !without.has(feature)).sort((a, b) => orderOf(a) - orderOf(b));
  };
}
