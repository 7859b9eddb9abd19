import { forSale } from '../src/rules/dispatch.js';
import { SEATS, sideAt } from '../src/sides.js';
import type { ActingFrame, GreatestDayView } from '../src/types.js';
import { rosterOf } from '../src/world.js';
import { chitName, nameOf, shortName, sideName } from './names.js';
import { outcomeText } from './outcomes.js';
import { forAll, type PromptTable } from './prompt-table.js';
import { capital } from './text.js';
import type { Words } from './words.js';

/** §S.10 The first Action, or a Second for a Command Point. */
function askActing(words: Words, { open }: GreatestDayView, { unit, done, due }: ActingFrame): string {
  const name = nameOf(words, open, unit);
  if (done.length === 0) return `${name}: choose an Action${due === 1 ? ', for a Command Point' : ''}, or leave it as it is`;
  const left = open.cp[rosterOf(words.world, open).division[unit] as number];
  return `${name}: a Second Action of another kind for a Command Point (${left} left), or done with it`;
}

/** §S.7 A Formation's chit needs its leader on the map. */
function askPurchase({ world }: Words, { open, known, seats }: GreatestDayView): string {
  const asked = SEATS.filter((seat) => seats.includes(seat));
  const canBuy = asked.some((seat) => forSale(world, open, known.bought[sideAt(seat)] ?? [], sideAt(seat)).length > 0);
  return canBuy
    ? 'Buy Formation chits with Dispatch Points for this turn’s mug, in secret, then say that you are done'
    : 'There is no Formation chit to buy: its leader has to be on the map, and a division to have the points. Say that you are done';
}

export const GAME_PROMPTS: PromptTable<'turn' | 'weather' | 'purchase' | 'draw' | 'activation' | 'acting' | 'over'> = {
  turn: forAll('S.1', () => 'The turn goes on'),
  weather: forAll('1.2', () => 'A die says what the weather is'),
  purchase: {
    section: 'S.7',
    ask: askPurchase,
    wait: () => 'The other side is buying Formation chits',
  },
  draw: forAll('S.2', (_, { open }) => `A chit is drawn from the mug, one of ${open.mug.length}`),
  activation: {
    section: 'S.3',
    ask: (words, { open }, { chit }) => `${chitName(words, open, chit)}: choose a unit to act with, or end the activation`,
    wait: (words, { open }, { chit, asks }) => `${capital(sideName(asks))} have ${chitName(words, open, chit)} in play`,
  },
  acting: {
    section: 'S.10',
    ask: askActing,
    wait: (words, { open }, { unit, asks }) => `${capital(sideName(asks))} say what ${shortName(words, open, unit)} does`,
  },
  over: forAll('S.39', (_, __, { outcome }) => outcomeText(outcome)),
};
