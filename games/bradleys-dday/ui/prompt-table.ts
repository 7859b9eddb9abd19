import type { Prompt } from '@bocage/board';
import type { BradleyFrame, BradleyView } from '../src/types.js';
import type { Words } from './words.js';

type Wording<F> = (words: Words, view: BradleyView, frame: F) => string;

/** A decision in one sentence for the one who makes it, one for everybody who waits for it, and its section. */
export interface Asked<F> {
  /** One section, or where a decision is asked for several reasons the one of this reason. */
  readonly section: string | ((frame: F) => string);
  readonly ask: Wording<F>;
  readonly wait: Wording<F>;
}

export type Step = BradleyFrame['step'];
export type PromptTable<S extends Step> = { readonly [K in S]: Asked<Extract<BradleyFrame, { step: K }>> };

/** What the host rolls, and what goes on by itself, reads the same for everybody. */
export const forAll = <F>(section: string, say: Wording<F>): Asked<F> => ({ section, ask: say, wait: say });

export const promptFrom = <F>(
  { section, ask, wait }: Asked<F>,
  who: 'asked' | 'waiting',
  words: Words,
  view: BradleyView,
  frame: F,
): Prompt => {
  const cited = typeof section === 'string' ? section : section(frame);
  return { text: `${(who === 'asked' ? ask : wait)(words, view, frame)} (§${cited}).`, section: cited };
};
