import { type PlaceName, type PlaceWords, placeWords, printedNames } from '@bocage/board/words';
import type { HexId } from '@bocage/hex';
import { BEACHES } from '../src/data/shapes.js';
import { BEACH, CITY, HILL, SEA, SWAMP, TOWN } from '../src/ground.js';
import type { World } from '../src/world.js';
import { capital } from './text.js';

/** How hexes are called. */
export type Places = PlaceWords;

const TERRAIN_NAMES: Readonly<Record<number, string>> = {
  [SEA]: 'sea',
  [HILL]: 'hill',
  [TOWN]: 'town',
  [CITY]: 'city',
  [SWAMP]: 'swamp',
  [BEACH]: 'beach',
};

export const beachName = (beach: number): string => capital(BEACHES[beach] ?? '');
export const terrainName = ({ ground }: World, hex: HexId): string =>
  ground.terrain[hex] === SEA && ground.tidal[hex] === 1 ? 'tidal flat' : (TERRAIN_NAMES[ground.terrain[hex] as number] ?? 'clear');

export function createPlaces({ grid, ground }: World): Places {
  const printed = printedNames(grid, ground.names);
  return placeWords(grid, (hex): PlaceName => {
    const own = printed.own(hex);
    if (own) return own;
    const area = ground.beachArea[hex] as number;
    if (area >= 0) return ['beach', `${beachName(area)} ${ground.terrain[hex] === SEA ? 'flats' : 'beach'}`];
    const approach = BEACHES.findIndex((beach) => ground.lanes[beach].some((lane) => lane.approach === hex));
    if (approach >= 0) return ['approach', `approach to ${beachName(approach)}`];
    const near = printed.near(hex);
    if (ground.terrain[hex] === SEA) return ['sea', near ? `sea off ${near}` : 'open sea'];
    return near ? ['near', near] : ['bare', ''];
  });
}
