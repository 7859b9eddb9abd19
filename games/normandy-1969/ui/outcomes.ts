import type { Outcome } from '@bocage/kernel';
import { outcomeOf, scoreOf } from '../src/rules/victory.js';
import type { Open } from '../src/types.js';
import type { Words } from './words.js';

const SIDES: Readonly<Record<string, string>> = { allied: 'Allied', german: 'German' };

/** §R.14 "Allied marginal victory"; a resignation says that it was one. */
export function outcomeText({ winner, level }: Outcome): string {
  if (winner === undefined) return 'Draw';
  const side = SIDES[winner] ?? winner;
  if (level.startsWith('resign')) return `${side} victory by resignation`;
  return level === 'decisive' || level === 'marginal' ? `${side} ${level} victory` : `${side} victory`;
}

/** §R.14 */
export function scoreText({ world }: Words, open: Open): string {
  const score = scoreOf(world, open);
  return `${score} ${Math.abs(score) === 1 ? 'point' : 'points'}`;
}

/** §R.14 What the score would be worth if the game ended now. */
export const levelText = ({ world }: Words, open: Open): string => outcomeText(outcomeOf(world, open));
