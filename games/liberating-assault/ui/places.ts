import { isLand } from '../src/ground.js';
import { squareOf } from '../src/rules/grid-reference.js';
import { AT_SEA, DESTROYED, UNSEEN, WAITING } from '../src/types.js';
import type { World } from '../src/world.js';

/** §1.1 How hexes are named: by town and the square the map prints, as in "Caen 1315", since the hexes have no numbers on it. */
export interface Places {
  /** "Caen 1315", "1218 east, near Courseulles", "0312". */
  entry(hex: number): string;
  /** "at Caen 1315", "at sea", "destroyed": where a counter is. */
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

/** Where in its square a hex lies, when it shares the square with others: "1218 east". */
function corner({ grid, ground }: World, hex: number): string {
  const square = ground.square[hex] as string;
  const others = ground.land.filter((one) => ground.square[one] === square && one !== hex);
  if (others.length === 0 || !isLand(ground, hex)) return square;
  const here = grid.centre(hex);
  const mean = (axis: 'x' | 'y'): number => others.reduce((sum, one) => sum + grid.centre(one)[axis], 0) / others.length;
  const [dx, dy] = [here.x - mean('x'), here.y - mean('y')];
  const upDown = Math.abs(dy) < 0.3 ? '' : dy < 0 ? 'north' : 'south';
  const side = Math.abs(dx) < 0.3 ? '' : dx < 0 ? 'west' : 'east';
  return `${square} ${upDown}${upDown !== '' && side !== '' ? '-' : ''}${side}`.trim();
}

export function createPlaces(world: World): Places {
  const { grid, ground } = world;
  const names = ground.names.map((own, hex) => {
    if (own !== '') return `${own} ${squareOf(world, hex)}`;
    const beside = grid.ring(hex, 1).find((one) => ground.names[one]);
    return beside === undefined ? corner(world, hex) : `${corner(world, hex)}, near ${ground.names[beside]}`;
  });
  const entry = (hex: number): string => names[hex] ?? 'somewhere out of sight';
  return {
    entry,
    at: (hex) => ELSEWHERE[hex] ?? `at ${entry(hex)}`,
    square: (hex) => squareOf(world, hex),
  };
}
