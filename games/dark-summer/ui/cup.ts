import { CUP, type Open, WEATHERS } from '../src/types.js';
import { listed } from './text.js';

export const CHIT_NAMES = ['US', 'British move', 'British combat', 'German'] as const;

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** §9.1 "two US, one British move and three German". */
export function cupText({ cup }: Pick<Open, 'cup'>): string {
  const kinds = CUP.flatMap((_, i) => ((cup[i] as number) > 0 ? [`${cup[i]} ${CHIT_NAMES[i]}`] : []));
  return kinds.length === 0 ? 'nothing' : listed(kinds);
}

/** §7.1 What weather may still be drawn. */
export function weatherCupText({ weatherCup }: Pick<Open, 'weatherCup'>): string {
  const kinds = WEATHERS.flatMap((name, i) => ((weatherCup[i] as number) > 0 ? [`${weatherCup[i]} ${name}`] : []));
  return kinds.length === 0 ? 'nothing' : listed(kinds);
}

/** The chance that a draw gives this kind: "2 in 7". */
export const oddsText = (counts: readonly number[], i: number): string => `${counts[i]} in ${total(counts)}`;
