import type { GreatestDayFrame, GreatestDayView } from '../src/types.js';
import type { Words } from './words.js';

type Wording<F> = (words: Words, view: GreatestDayView, frame: F) => string;

/** A decision in one sentence for the one who makes it, one for everybody who waits for it, and its section. */
export interface Asked<F> {
  readonly section: string;
  readonly ask: Wording<F>;
  readonly wait: Wording<F>;
}

export type Step = GreatestDayFrame['step'];
export type PromptTable<S extends Step> = { readonly [K in S]: Asked<Extract<GreatestDayFrame, { step: K }>> };

/** What the host rolls, and what goes on by itself, reads the same for everybody. */
export const forAll = <F>(section: string, say: Wording<F>): Asked<F> => ({ section, ask: say, wait: say });
