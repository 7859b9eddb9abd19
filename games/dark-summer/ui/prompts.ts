import type { Prompt } from '@bocage/board';
import type { Seat } from '@bocage/kernel';
import type { DarkSummerFrame, DarkSummerView } from '../src/types.js';
import type { Asked, PromptTable, StepName } from './prompt-table.js';
import { ARRIVAL_PROMPTS } from './prompts-arrivals.js';
import { COMBAT_PROMPTS } from './prompts-combat.js';
import { MOVEMENT_PROMPTS } from './prompts-movement.js';
import { TURN_PROMPTS } from './prompts-turn.js';
import { topOf, type Words } from './words.js';

const PROMPTS: PromptTable<StepName> = { ...TURN_PROMPTS, ...ARRIVAL_PROMPTS, ...MOVEMENT_PROMPTS, ...COMBAT_PROMPTS };

/** What a seat is asked, or what it waits for. Somebody who only looks on always waits. */
export function promptOf(words: Words, view: DarkSummerView, seat: Seat): Prompt {
  const frame = topOf(view.open);
  const asked = 'asks' in frame && frame.asks === seat && view.seats.includes(seat);
  const wordings = PROMPTS[frame.step] as Asked<DarkSummerFrame>;
  return asked ? wordings.ask(words, view, frame) : wordings.wait(words, view, frame);
}
