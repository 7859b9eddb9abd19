import type { LogLine } from '@bocage/board';
import type { NormandyEvent, NormandyView } from '../src/types.js';
import { capital, counted, inWords, listed, listedUpTo } from './text.js';
import { identify, shortName } from './units.js';
import type { Words } from './words.js';

export type Line<E> = (words: Words, view: NormandyView, event: E) => LogLine | undefined;
export type LogTable<Name extends NormandyEvent['event']> = { readonly [K in Name]: Line<Extract<NormandyEvent, { event: K }>> };

export const tally = (n: number): string => capital(inWords(n));

/** Units by name, the face-down ones as a number. */
export function namesUpTo(most: number, words: Words, view: NormandyView, units: readonly number[]): string {
  const hidden = units.filter((unit) => identify(words, view, unit).kind === 'unknown').length;
  const named = units.filter((unit) => identify(words, view, unit).kind !== 'unknown').map((unit) => shortName(words, view, unit));
  const unnamed = hidden === 0 ? [] : [counted(hidden, 'face-down counter')];
  if (named.length === 0) return unnamed.join('');
  return listed([named.length > most + 1 ? listedUpTo(most, named) : named.join(', '), ...unnamed]);
}

/** All of them by name: losses are never cut short. */
export const allNames = (words: Words, view: NormandyView, units: readonly number[]): string =>
  listed(units.map((unit) => shortName(words, view, unit)));
