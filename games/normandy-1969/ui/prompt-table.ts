import type { Prompt } from '@bocage/board';
import type { NormandyFrame, NormandyView } from '../src/types.js';
import type { Words } from './words.js';

type Wording<F> = (words: Words, view: NormandyView, frame: F) => Prompt;

/** A decision in one sentence for the one who makes it, and one for everybody who waits for it. */
export interface Asked<F> {
  readonly ask: Wording<F>;
  readonly wait: Wording<F>;
}

export type Step = NormandyFrame['step'];
export type PromptTable<S extends Step> = { readonly [K in S]: Asked<Extract<NormandyFrame, { step: K }>> };

/** What the host rolls reads the same for everybody. */
export const forAll = <F>(say: Wording<F>): Asked<F> => ({ ask: say, wait: say });
