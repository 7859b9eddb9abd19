import type { Where } from '../data/shapes.js';
import { hexesWhere } from '../data/where.js';
import type { Ground } from '../ground.js';

/** The hexes that answer to a predicate of the data. */
export type HexesWhere = (where: Where) => readonly number[];

/** Each predicate is tried on the map once. */
export function rememberWhere(ground: Ground): HexesWhere {
  const known = new Map<Where, readonly number[]>();
  return (where) => {
    const hexes = known.get(where) ?? hexesWhere(ground, where);
    known.set(where, hexes);
    return hexes;
  };
}
