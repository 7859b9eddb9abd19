import type { Prompt } from '@bocage/board';
import type { Seat } from '@bocage/kernel';
import type { BradleyFrame, BradleyView } from '../src/types.js';
import { type Asked, type PromptTable, promptFrom, type Step } from './prompt-table.js';
import { AIRBORNE_PROMPTS } from './prompts-airborne.js';
import { COMBAT_PROMPTS } from './prompts-combat.js';
import { LANDING_PROMPTS } from './prompts-landing.js';
import { MOVEMENT_PROMPTS } from './prompts-movement.js';
import { SET_UP_PROMPTS } from './prompts-set-up.js';
import { topOf, type Words } from './words.js';

const PROMPTS: PromptTable<Step> = {
  ...SET_UP_PROMPTS,
  ...AIRBORNE_PROMPTS,
  ...LANDING_PROMPTS,
  ...MOVEMENT_PROMPTS,
  ...COMBAT_PROMPTS,
};

/** What a seat is asked, or what it waits for. Somebody who only looks on always waits. */
export function promptOf(words: Words, view: BradleyView, seat: Seat): Prompt {
  const frame = topOf(view.open);
  const asked = 'asks' in frame && frame.asks === seat && view.seats.includes(seat);
  return promptFrom(PROMPTS[frame.step] as Asked<BradleyFrame>, asked ? 'asked' : 'waiting', words, view, frame);
}
