import type { Prompt } from '@bocage/board';
import type { Seat } from '@bocage/kernel';
import type { LiberatingAssaultFrame, LiberatingAssaultView } from '../src/types.js';
import type { Words } from './words.js';

export type Wording<F> = (words: Words, view: LiberatingAssaultView, frame: F, seat: Seat) => Prompt;

/** A decision in one sentence for the one who makes it, and one for everybody who waits for it. */
export interface Asked<F> {
  readonly ask: Wording<F>;
  readonly wait: Wording<F>;
}

export type StepName = LiberatingAssaultFrame['step'];
export type PromptTable<S extends StepName> = { readonly [K in S]: Asked<Extract<LiberatingAssaultFrame, { step: K }>> };

/** What the host rolls reads the same for everybody. */
export const forAll = <F>(say: Wording<F>): Asked<F> => ({ ask: say, wait: say });

/** A prompt that cites its section at the end of the sentence. */
export const said = (text: string, section: string): Prompt => ({ text: `${text} (§${section}).`, section });
