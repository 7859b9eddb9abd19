import type { LogLine } from '@bocage/board';
import type { BradleyEvent, BradleyView } from '../src/types.js';
import type { Words } from './words.js';

export type Line<E> = (words: Words, view: BradleyView, event: E) => LogLine | undefined;
export type LogTable<Name extends BradleyEvent['event']> = { readonly [K in Name]: Line<Extract<BradleyEvent, { event: K }>> };

/** "dice 3 and 5", "dice 3 and 5 + 2 = 10". */
export function diceText(dice: readonly number[], modifier: number): string {
  const rolled = `${dice.length === 1 ? 'die' : 'dice'} ${dice.join(' and ')}`;
  const sum = dice.reduce((a, b) => a + b, 0) + modifier;
  if (modifier !== 0) return `${rolled} ${modifier > 0 ? '+' : '−'} ${Math.abs(modifier)} = ${sum < 0 ? `−${-sum}` : sum}`;
  return dice.length === 1 ? rolled : `${rolled} = ${sum}`;
}

export const onMap = (...hexes: readonly number[]): number[] => hexes.filter((hex) => hex >= 0);
