import type { Prompt } from '@bocage/board';
import type { Seat } from '@bocage/kernel';
import { isDone } from '../src/steps/steps.js';
import type { LiberatingAssaultFrame, LiberatingAssaultView } from '../src/types.js';
import type { Asked, PromptTable, StepName } from './prompt-table.js';
import { BATTLE_PROMPTS } from './prompts-battle.js';
import { TURN_PROMPTS } from './prompts-turn.js';
import { asksOf, topOf, type Words } from './words.js';

const PROMPTS: PromptTable<StepName> = { ...TURN_PROMPTS, ...BATTLE_PROMPTS };

/** What a seat is asked, or what it waits for. Somebody who only looks on, or is done, waits. */
export function promptOf(words: Words, view: LiberatingAssaultView, seat: Seat): Prompt {
  const { open, known, seats } = view;
  const frame = topOf(open);
  const asked = asksOf(open).includes(seat) && seats.includes(seat) && !isDone(words.world, open, known, seat);
  const wordings = PROMPTS[frame.step] as Asked<LiberatingAssaultFrame>;
  return asked ? wordings.ask(words, view, frame, seat) : wordings.wait(words, view, frame, seat);
}
