import type { Outcome } from '@bocage/kernel';
import { ALLIED, type DarkSummerState, GERMAN, type Open, type Side, type Tell } from '../../types.js';
import type { World } from '../../world.js';
import { type Moment, pointsOf, suddenDeath, winnerOnPoints } from './victory.js';

const SIDES = ['allied', 'german'] as const;

/** §3.2 The margin is what the Allies are ahead by, in halves of a point. */
const outcomeOf = (open: Open, winner: Side, level: 'points' | 'sudden-death', section: string): Outcome => ({
  winner: SIDES[winner],
  level,
  margin: pointsOf(open, ALLIED) - pointsOf(open, GERMAN),
  section,
});

/** §3.2.1 Ends the game if something has decided it; says whether it did. An instant is any moment within a round. */
export function endIfDecided(world: World, { open }: DarkSummerState, moment: Moment, tell: Tell): boolean {
  const decided = suddenDeath(world, open, moment);
  if (!decided) return false;
  const outcome = outcomeOf(open, decided.winner, 'sudden-death', '3.2.1');
  open.stack.push({ step: 'over', outcome });
  tell({ event: 'over', section: '3.2.1', outcome, why: decided.why });
  return true;
}

/** §3.2.3 */
export function endOnPoints({ open }: DarkSummerState, tell: Tell): void {
  const outcome = outcomeOf(open, winnerOnPoints(open), 'points', '3.2.3');
  open.stack.push({ step: 'over', outcome });
  tell({ event: 'over', section: '3.2.3', outcome });
}
