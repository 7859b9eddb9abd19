import type { GuideStep } from '@bocage/board';
import type { DarkSummerFrame, DarkSummerView } from '../src/types.js';
import { frameOf, type Words } from './words.js';

type Guided = (words: Words, view: DarkSummerView) => GuideStep | undefined;
export type Guide = Readonly<Partial<Record<DarkSummerFrame['step'], Guided>>>;

/** Which part of turn 1 this is: what a player needs to hear differs between the waves and the rounds after them. */
export type Part = 'wave1' | 'first-reaction' | 'wave2' | 'later';

export function partOf({ open }: DarkSummerView): Part {
  const kind = frameOf(open, 'round')?.kind;
  return kind === 'wave1' || kind === 'first-reaction' || kind === 'wave2' ? kind : 'later';
}
