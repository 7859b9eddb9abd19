import { createHexGround } from './hex-ground.js';
import type { Land } from './land.js';
import type { PlaceHexes } from './places.js';
import { hexOf, type SheetGround } from './sheet-ground.js';

/** One terrain a hex: off, sea, or what the sheet's rules make of its ground; pins win. */
export function compileTerrain(ground: SheetGround, land: Land, places: PlaceHexes): string[] {
  const { grid, sheet, pins } = ground;
  const groundOf = createHexGround(ground, land, places);
  const terrain = Array.from({ length: grid.size }, (_, hex) => {
    if (land.isOff(hex)) return 'off';
    return land.isLandHex(hex) ? sheet.terrainOf(groundOf(hex, false)) : 'sea';
  });
  for (const pin of pins.hexes) {
    if (pin.terrain !== undefined) for (const hex of pin.hexes) terrain[hexOf(grid, hex)] = pin.terrain;
  }
  return terrain;
}
