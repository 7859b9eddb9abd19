import type { Outcome } from '@bocage/kernel';
import { pointsOf } from '../src/rules/3-victory/victory.js';
import { ALLIED, GERMAN, type Open } from '../src/types.js';
import { halfText } from './text.js';
import type { Words } from './words.js';

const SIDES: Readonly<Record<string, string>> = { allied: 'Allied', us: 'Allied', british: 'Allied', german: 'German' };

/** §3.2 "Allied victory by 2½ points"; a sudden death and a resignation say that they were one. */
export function outcomeText({ winner, level, margin }: Outcome): string {
  if (winner === undefined) return 'Draw';
  const side = SIDES[winner] ?? winner;
  if (level === 'sudden-death') return `${side} victory at once`;
  if (level.startsWith('resign')) return `${side} victory by resignation`;
  if (level !== 'points' || margin === undefined) return `${side} victory`;
  if (margin === 0) return `${side} victory on a tie`;
  const by = Math.abs(margin);
  return `${side} victory by ${halfText(by)} ${by <= 2 ? 'point' : 'points'}`;
}

/** §3.2.2 "Allies 3, Germans 1½". */
export const scoreText = (_: Words, open: Open): string =>
  `Allies ${halfText(pointsOf(open, ALLIED))}, Germans ${halfText(pointsOf(open, GERMAN))}`;

/** §3.2.1 */
export const SUDDEN_DEATHS = {
  beaches: 'the Germans have taken three beach hexes, two of them side by side',
  cherbourg: 'Cherbourg is still German at the end of turn 7',
  avranches: 'the Germans hold Avranches after Americans have gone into Brittany',
  'no-supplied-germans': 'no German unit on the map is in supply',
} as const;
