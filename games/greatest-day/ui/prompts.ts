import type { Prompt } from '@bocage/board';
import type { Seat } from '@bocage/kernel';
import { buyers } from '../src/rules/dispatch.js';
import { sideAt } from '../src/sides.js';
import type { GreatestDayFrame, GreatestDayView } from '../src/types.js';
import type { Asked, PromptTable, Step } from './prompt-table.js';
import { ASSAULT_PROMPTS } from './prompts-assault.js';
import { COMBAT_PROMPTS } from './prompts-combat.js';
import { GAME_PROMPTS } from './prompts-game.js';
import { GUN_PROMPTS } from './prompts-guns.js';
import { MOVEMENT_PROMPTS } from './prompts-movement.js';
import { BEACH_PROMPTS, LANDING_PROMPTS } from './prompts-naval.js';
import { WORK_PROMPTS } from './prompts-work.js';
import { topOf, type Words } from './words.js';

/** A sentence for every step; one that is missing does not compile. */
const PROMPTS: PromptTable<Step> = {
  ...GAME_PROMPTS,
  ...MOVEMENT_PROMPTS,
  ...COMBAT_PROMPTS,
  ...ASSAULT_PROMPTS,
  ...GUN_PROMPTS,
  ...WORK_PROMPTS,
  ...LANDING_PROMPTS,
  ...BEACH_PROMPTS,
};

/** §4.8.3(1) One landing asks both sides, stage after stage: the Allies how to unload and what the craft fires at. */
function isAskedIn({ world }: Words, frame: GreatestDayFrame, { open, known }: GreatestDayView, seat: Seat): boolean {
  if (frame.step === 'purchase') return buyers(world, open).includes(seat) && known.answered[sideAt(seat)] !== 1;
  if (frame.step === 'beaching') return seat === (frame.stage === 3 || frame.stage === 6 ? 'allied' : 'german');
  return 'asks' in frame && frame.asks === seat;
}

/** What a seat is asked, or what it waits for. Somebody who only looks on always waits. */
export function promptOf(words: Words, view: GreatestDayView, seat: Seat): Prompt {
  const frame = topOf(view.open);
  const { section, ask, wait } = PROMPTS[frame.step] as Asked<GreatestDayFrame>;
  const isAsked = view.seats.includes(seat) && isAskedIn(words, frame, view, seat);
  // Whoever has both seats is asked as the one whose decision this is.
  const text = isAsked ? ask(words, { ...view, seats: [seat] }, frame) : wait(words, view, frame);
  return { text: `${text} (§${section}).`, section };
}
