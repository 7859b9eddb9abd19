import type { Prompt } from '@bocage/board';
import type { Seat } from '@bocage/kernel';
import { DONE, isDone } from '../src/steps/steps.js';
import type { LiberatingAssaultFrame, LiberatingAssaultView } from '../src/types.js';
import { type Asked, type PromptTable, type StepName, said } from './prompt-table.js';
import { BATTLE_PROMPTS } from './prompts-battle.js';
import { TURN_PROMPTS } from './prompts-turn.js';
import { asksOf, topOf, type Words } from './words.js';

const PROMPTS: PromptTable<StepName> = { ...TURN_PROMPTS, ...BATTLE_PROMPTS };

/** What somebody reads who has nothing left to decide in a step but to be done with it. */
const NOTHING: Readonly<Partial<Record<StepName, Prompt>>> = {
  beaches: said('Every division has its beaches: say you are done', '8.4'),
  'drop-zones': said('Every drop zone is chosen: say you are done', '8.6'),
  place: said('There is nothing more for you to lay: say you are done', '4.3'),
  orders: said('No counter of yours can be given an order any more, as your desk says: say you are done', '4.5'),
  support: said('No gun of yours can fire any more: say you are done', '4.13'),
  retrieve: said('There is nothing for you to call back or to ask for: say you are done', '4.2'),
};

/** §4.2 A seat that hands down: it has given all it can, or never had anything. */
const givenAll = ({ known }: LiberatingAssaultView): Prompt =>
  known.gift.some((count) => count > 0)
    ? said('All that you can give is set aside: say you are done', '4.2')
    : said('You hold no cards that can be handed down now: say you are done', '4.2');

function nothingLeft(words: Words, view: LiberatingAssaultView, step: StepName, seat: Seat): Prompt | undefined {
  if (!words.legal(view, seat).every((action) => action === DONE)) return undefined;
  return step === 'hand-down' ? givenAll(view) : NOTHING[step];
}

/** What a seat is asked, or what it waits for. Somebody who only looks on, or is done, waits. */
export function promptOf(words: Words, view: LiberatingAssaultView, seat: Seat): Prompt {
  const { open, known, seats } = view;
  const frame = topOf(open);
  const asked = asksOf(open).includes(seat) && seats.includes(seat) && !isDone(words.world, open, known, seat);
  const wordings = PROMPTS[frame.step] as Asked<LiberatingAssaultFrame>;
  if (!asked) return wordings.wait(words, view, frame, seat);
  return nothingLeft(words, view, frame.step, seat) ?? wordings.ask(words, view, frame, seat);
}
