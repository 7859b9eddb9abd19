import { pointsAt, seenAt } from '../rules/mines.js';
import { possibleMines } from '../rules/unseen-mines.js';
import type { BeachArea, BradleyView } from '../types.js';
import type { World } from '../world.js';
import { addTo, type Spread } from './dice.js';

/**
 * §5.4.3 §15.1 R40 The mine points left at a beach as this viewer knows them: the German's own count, what the first displacement
 * roll told everybody, or else every number that the die and what was found or not found in checked hexes allow, every way to lay them as likely.
 */
export function mineSpread(world: World, { open, known }: BradleyView, beach: BeachArea): Spread<number> {
  const told = open.minePoints[beach] as number;
  if (known.mines !== null) return new Map([[pointsAt(world, open, { mines: [...known.mines] }, beach), 1]]);
  if (told >= 0) return new Map([[told, 1]]);
  const found = seenAt(world, open, beach).found.length;
  const spread = new Map<number, number>();
  for (const { left, weight } of possibleMines(world, open)) addTo(spread, found + (left[beach] as number), weight);
  return normal(spread);
}

function normal(spread: Map<number, number>): Spread<number> {
  const sum = [...spread.values()].reduce((all, share) => all + share, 0);
  return sum === 0 ? new Map([[0, 1]]) : new Map([...spread].map(([what, share]) => [what, share / sum]));
}
