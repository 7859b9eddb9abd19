import type { Prompt } from '@bocage/board';
import type { Seat } from '@bocage/kernel';
import type { NormandyFrame, NormandyView } from '../src/types.js';
import type { Asked, PromptTable, Step } from './prompt-table.js';
import { COMBAT_PROMPTS } from './prompts-combat.js';
import { LANDING_PROMPTS } from './prompts-landing.js';
import { MOVEMENT_PROMPTS } from './prompts-movement.js';
import { OPENING_PROMPTS } from './prompts-opening.js';
import { topOf, type Words } from './words.js';

const PROMPTS: PromptTable<Step> = { ...OPENING_PROMPTS, ...LANDING_PROMPTS, ...MOVEMENT_PROMPTS, ...COMBAT_PROMPTS };

/** What a seat is asked, or what it waits for. Somebody who only looks on always waits. */
export function promptOf(words: Words, view: NormandyView, seat: Seat): Prompt {
  const frame = topOf(view.open);
  const asked = 'asks' in frame && frame.asks === seat && view.seats.includes(seat);
  const wordings = PROMPTS[frame.step] as Asked<NormandyFrame>;
  return asked ? wordings.ask(words, view, frame) : wordings.wait(words, view, frame);
}
