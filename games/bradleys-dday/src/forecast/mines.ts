import { pointsAt, seenAt } from '../rules/mines.js';
import { scenarioOf } from '../rules/scenario.js';
import type { BeachArea, BradleyView } from '../types.js';
import type { World } from '../world.js';
import { addTo, type Spread } from './dice.js';

/** Ways to choose so many hexes of so many. */
function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/**
 * §5.4.3 §15.1 R40 The mine points left at a beach as this viewer knows them: the German's own count, what the first displacement
 * roll told everybody, or else every number that the die and the hexes nobody has checked allow, each hex as likely as another.
 */
export function mineSpread(world: World, { open, known }: BradleyView, beach: BeachArea): Spread<number> {
  const told = open.minePoints[beach] as number;
  if (known.mines !== null) return new Map([[pointsAt(world, open, { mines: [...known.mines] }, beach), 1]]);
  if (told >= 0) return new Map([[told, 1]]);
  const { byDie, points, most } = scenarioOf(world, open).mines;
  const seen = ([0, 1] as const).map((other) => seenAt(world, open, other));
  const settled = seen.reduce((sum, { found, cleared }) => sum + found.length + cleared, 0);
  const hidden = seen.reduce((sum, { unchecked }) => sum + unchecked.length, 0);
  const spread = new Map<number, number>();
  for (const total of byDie ?? [points])
    for (let here = 0; here <= total - settled; here++) {
      const laid = [here, total - settled - here] as const;
      const byBeach = beach === 0 ? laid : ([laid[1], laid[0]] as const);
      const fits = byBeach.every((count, other) => {
        const { found, cleared } = seen[other] as ReturnType<typeof seenAt>;
        const known = open.minePoints[other] as number;
        return count + found.length + cleared <= most && (known < 0 || known === count + found.length);
      });
      const ways = byBeach.reduce((product, count, other) => product * choose(seen[other]?.unchecked.length ?? 0, count), 1);
      if (fits) addTo(spread, here + (seen[beach]?.found.length ?? 0), ways / Math.max(1, choose(hidden, total - settled)));
    }
  return normal(spread);
}

function normal(spread: Map<number, number>): Spread<number> {
  const sum = [...spread.values()].reduce((all, share) => all + share, 0);
  return sum === 0 ? new Map([[0, 1]]) : new Map([...spread].map(([what, share]) => [what, share / sum]));
}
