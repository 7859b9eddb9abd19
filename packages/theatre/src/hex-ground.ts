import type { HexId } from '@bocage/hex';
import type { Land } from './land.js';
import { landHexAt, type PlaceHexes } from './places.js';
import type { HexGround } from './sheet.js';
import type { PointOnSheet, SheetGround } from './sheet-ground.js';

/** Shows the sheet's rules one hex at a time. */
export function createHexGround(ground: SheetGround, land: Land, places: PlaceHexes): (hex: HexId, isCoast: boolean) => HexGround {
  const sites = new Map<HexId, PointOnSheet[]>();
  for (const site of ground.sites) {
    const beside = landHexAt(ground, land, site.at);
    const hex = beside >= 0 ? beside : ground.grid.hexAt(site.at[0], site.at[1]);
    if (hex >= 0) sites.set(hex, [...(sites.get(hex) ?? []), site]);
  }
  return (hex, isCoast) => ({
    label: ground.grid.label(hex),
    land: land.landShare[hex] as number,
    share: (...kinds) => land.share(hex, kinds),
    places: places.inHex(hex),
    sites: sites.get(hex) ?? [],
    isCoast,
  });
}
