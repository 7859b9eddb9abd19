import type { HexId } from '@bocage/hex';
import type { CompiledSheet } from './compile-map.js';
import { hexOf } from './sheet-ground.js';

const TOWN_RANK = 4;

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

function touchesSea({ ground: { grid }, terrain, sea }: CompiledSheet, hex: HexId): boolean {
  return [0, 1, 2, 3, 4, 5].some((direction) => {
    const to = grid.neighbour(hex, direction);
    return to >= 0 && (!terrain.isLandHex(to) || sea.has(grid.side(hex, direction)));
  });
}

/** All features of a hex, in the order of the README's list. */
export function featuresOf(sheet: CompiledSheet, hex: HexId, roadHexes: ReadonlySet<HexId>): string[] {
  const { ground, terrain, places } = sheet;
  if (!terrain.isLandHex(hex)) return [];
  const has = (labels: readonly string[]): boolean => labels.some((label) => hexOf(ground.grid, label) === hex);
  const town = ground.places.some(({ name, kind, rank }) => kind === 'place' && rank <= TOWN_RANK && places.hexes.get(name) === hex);
  const isCity = terrain.terrain[hex] === 'city';
  return [
    ...(touchesSea(sheet, hex) ? ['coast'] : []),
    ...(isCity ? ['city'] : town ? ['town'] : []),
    ...(has(ground.pins.fortifications.map((fort) => fort.hex)) ? ['fortification'] : []),
    ...ground.pins.beaches.filter(({ hexes }) => has(hexes)).map(({ beach }) => `beach:${beach}`),
    ...(roadHexes.has(hex) ? ['road'] : []),
    ...((terrain.woodShare[hex] as number) >= ground.sheet.woodFrom ? ['wood'] : []),
    ...edgesOf(sheet, hex),
  ];
}
