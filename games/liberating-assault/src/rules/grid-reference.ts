import type { HexId } from '@bocage/hex';
import type { World } from '../world.js';

/** §1.1 The square of the reference grid a hex lies in: what teams name places by. */
export const squareOf = (world: World, hex: HexId): string => world.ground.square[hex] ?? '';

/** §1.1 The hexes whose middle lies in a square, none for a reference that is not on the map. */
export const hexesOfSquare = (world: World, square: string): number[] =>
  square === '' ? [] : world.ground.square.flatMap((own, hex) => (own === square ? [hex] : []));
