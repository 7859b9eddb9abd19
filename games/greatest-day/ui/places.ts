import { type PlaceWords, placeWords, printedNames } from '@bocage/board/words';
import type { HexId } from '@bocage/hex';
import type { World } from '../src/world.js';

/** How hexes are called. */
export interface Places extends PlaceWords {
  /** What kind of ground it is: "woods". */
  ground(hex: HexId): string;
}

export function createPlaces({ grid, printed, ground }: World): Places {
  const names = printedNames(grid, ground.names);
  const words = placeWords(grid, (hex) => {
    const near = names.near(hex);
    return names.own(hex) ?? (near ? ['near', near] : ['bare', '']);
  });
  return { ...words, ground: (hex) => printed.hexAt(hex)?.terrain ?? 'off the map' };
}
