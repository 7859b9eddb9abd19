import type { Direction, GridSpec } from './grid.js';

/** Axial steps clockwise; opposite directions are three apart. */
interface Compass {
  readonly names: readonly string[];
  readonly q: readonly number[];
  readonly r: readonly number[];
}

const FLAT: Compass = { names: ['n', 'ne', 'se', 's', 'sw', 'nw'], q: [0, 1, 1, 0, -1, -1], r: [-1, -1, 0, 1, 1, 0] };
const POINTY: Compass = { names: ['ne', 'e', 'se', 'sw', 'w', 'nw'], q: [1, 1, 0, -1, -1, 0], r: [-1, 0, 1, 1, 0, -1] };

export function compassOf(orientation: GridSpec['orientation']): Compass {
  return orientation === 'flat' ? FLAT : POINTY;
}

export function opposite(direction: Direction): Direction {
  return (direction + 3) % 6;
}
