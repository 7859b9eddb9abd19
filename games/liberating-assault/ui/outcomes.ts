import type { Outcome } from '@bocage/kernel';
import type { Words } from './words.js';

const WINNERS: Readonly<Record<string, string>> = { allied: 'Allied victory', german: 'German victory' };

/** "Allied victory, 14 points". */
export function outcomeText(_: Words, { winner, level, margin }: Outcome): string {
  const what = winner === undefined ? (level === 'draw' ? 'a draw' : level) : (WINNERS[winner] ?? `${winner} wins`);
  return margin === undefined ? what : `${what}, ${margin} Allied ${margin === 1 ? 'point' : 'points'}`;
}
