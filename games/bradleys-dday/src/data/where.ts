import { type Ground, SEA } from '../ground.js';
import { TERRAINS, type Where } from './shapes.js';

const isWithin = (value: number, range: readonly [number, number] | null): boolean =>
  range === null || (value >= range[0] && value <= range[1]);

/** Whether a hex has a terrain or a feature of this name; `land` is all that is not sea. */
function has(ground: Ground, hex: number, word: string): boolean {
  if (word === 'land') return ground.terrain[hex] !== SEA;
  return TERRAINS[ground.terrain[hex] as number] === word || (ground.features[hex] as readonly string[]).includes(word);
}

/** §18.0 Whether a hex answers to a predicate of the scenarios. */
export function isWhere(ground: Ground, hex: number, where: Where): boolean {
  const label = ground.grid.label(hex);
  if (where.place !== '' && ground.names[hex] !== where.place) return false;
  if (where.is.length > 0 && !where.is.some((word) => has(ground, hex, word))) return false;
  if (where.not.some((word) => has(ground, hex, word))) return false;
  if (!isWithin(Number(label.slice(0, 2)), where.columns) || !isWithin(Number(label.slice(2)), where.rows)) return false;
  return where.near.every(({ of, within, beyond }) => {
    const nearest = Math.min(...of.flatMap((feature) => ground.hexesWith(feature)).map((other) => ground.grid.distance(hex, other)));
    return (within === null || nearest <= within) && (beyond === null || nearest > beyond);
  });
}

/** §18.0 Every hex that answers to it, in order. */
export const hexesWhere = (ground: Ground, where: Where): readonly number[] =>
  Array.from({ length: ground.grid.size }, (_, hex) => hex).filter((hex) => isWhere(ground, hex, where));
