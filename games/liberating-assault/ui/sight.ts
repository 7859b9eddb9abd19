import { OFF } from '../src/ground.js';
import { hexesOfSquare } from '../src/rules/grid-reference.js';
import type { LiberatingAssaultView } from '../src/types.js';
import type { Words } from './words.js';

/** §9.5 Hexes of the sheet that these eyes may not look at. */
export function unseenOf(words: Words, view: LiberatingAssaultView): readonly number[] {
  const { terrain } = words.world.ground;
  const seen = words.seen(view);
  return [...seen.keys()].filter((hex) => seen[hex] === 0 && terrain[hex] !== OFF);
}

/** §1.1 The hexes of a square of four figures; six figures name the same square more closely. */
export function referenceOf({ world }: Words, text: string): readonly number[] {
  const figures = text.replaceAll(/\D/g, '');
  if (figures.length === 4) return hexesOfSquare(world, figures);
  return figures.length === 6 ? hexesOfSquare(world, `${figures.slice(0, 2)}${figures.slice(3, 5)}`) : [];
}
