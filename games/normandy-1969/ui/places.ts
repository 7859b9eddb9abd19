import { type PlaceName, type PlaceWords, placeWords, printedNames } from '@bocage/board/words';
import type { HexId } from '@bocage/hex';
import { BEACHES, SEA, TERRAINS } from '../src/ground.js';
import type { World } from '../src/world.js';
import { capital } from './text.js';

/** How hexes are called. */
export interface Places extends PlaceWords {
  /** The name printed in the hex, if it has one. */
  name(hex: HexId): string | undefined;
}

export const beachName = (area: number): string => capital(BEACHES[area] ?? '');
export const terrainName = (world: World, hex: HexId): string => TERRAINS[world.ground.terrain[hex] as number] ?? 'sea';

export function createPlaces({ grid, ground }: World): Places {
  const printed = printedNames(grid, ground.names);
  function nameOf(hex: HexId): PlaceName {
    const own = printed.own(hex);
    const beach = beachName(ground.beach[hex] as number);
    if (beach !== '' && (!own || own[1] === beach)) return ['beach', `${beach} beach`];
    if (own) return own;
    const near = printed.near(hex);
    if (ground.terrain[hex] === SEA) return ['sea', near ? `sea off ${near}` : 'open sea'];
    return near ? ['near', near] : ['bare', ''];
  }
  return {
    ...placeWords(grid, nameOf),
    name(hex) {
      const [kind, name] = nameOf(hex);
      return kind === 'place' || kind === 'shared' ? name : undefined;
    },
  };
}
