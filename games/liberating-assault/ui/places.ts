import { squareOf } from '../src/rules/grid-reference.js';
import { AT_SEA, DESTROYED, UNSEEN, WAITING } from '../src/types.js';
import type { World } from '../src/world.js';

/** How hexes are named: by number and town, or by number and the town beside it. */
export interface Places {
  /** "1717 Caen", "1718 near Caen", "0301". */
  entry(hex: number): string;
  /** "at 1717 Caen", "at sea", "destroyed": where a counter is. */
  at(hex: number): string;
  /** "1315": the square teams name the place by. */
  square(hex: number): string;
}

const ELSEWHERE: Readonly<Record<number, string>> = {
  [WAITING]: 'still to come',
  [AT_SEA]: 'at sea',
  [DESTROYED]: 'destroyed',
  [UNSEEN]: 'out of sight',
};

export function createPlaces(world: World): Places {
  const { grid, data } = world;
  const towns = new Map(data.map.hexes.filter(({ place }) => place !== '').map(({ hex, place }) => [grid.parse(hex) as number, place]));
  const names = Array.from({ length: grid.size }, (_, hex) => {
    const own = towns.get(hex);
    if (own !== undefined) return `${grid.label(hex)} ${own}`;
    const beside = grid.ring(hex, 1).find((one) => towns.has(one));
    return beside === undefined ? grid.label(hex) : `${grid.label(hex)} near ${towns.get(beside)}`;
  });
  const entry = (hex: number): string => names[hex] ?? 'somewhere out of sight';
  return {
    entry,
    at: (hex) => ELSEWHERE[hex] ?? `at ${entry(hex)}`,
    square: (hex) => squareOf(world, hex),
  };
}
