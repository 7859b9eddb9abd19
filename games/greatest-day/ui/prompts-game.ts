import { forSale } from '../src/rules/dispatch.js';
import { unitsOnMap } from '../src/rules/units.js';
import { SEATS, sideAt } from '../src/sides.js';
import type { ActingFrame, ActivationFrame, GreatestDayView } from '../src/types.js';
import { fieldOf, rosterOf } from '../src/world.js';
import { chitName, divisionName, nameOf, shortName, sideName } from './names.js';
import { outcomeText } from './outcomes.js';
import { forAll, type PromptTable } from './prompt-table.js';
import { capital, listed } from './text.js';
import type { Words } from './words.js';

/** §S.10 §4.5.4(7) §16.2 The first Action, one that is paid for or a hero gives, or a Second for a Command Point or a check (§14.0). */
function askActing(words: Words, { open }: GreatestDayView, { unit, done, due, paid, free, landed, ready }: ActingFrame): string {
  const name = nameOf(words, open, unit);
  const roster = rosterOf(words.world, open);
  const left = open.cp[roster.division[unit] as number];
  if (free > 0) return `${name}: choose an Action of any kind, ${free} left with its hero, or leave it as it is`;
  if (ready === -1) return `${name}: take an Action, which the nests fire at first, or leave it as it is`;
  if (done.length === 0) return `${name}: choose an Action${due === 1 ? ` for a Command Point (${left} left)` : ''}, or leave it as it is`;
  if (paid === 1)
    return `${name}: choose its ${landed === 1 ? 'Action, which is paid for and is no move' : 'Second Action, which is paid for'}, or leave it as it is`;
  const price = roster.autoCommand[unit] === 1 ? 'by a check' : `for a Command Point (${left} left)`;
  return `${name}: a Second Action of another kind ${price}, or done with it`;
}

/** §S.5 §S.3 Direct Command costs its side points: what each of its divisions has. */
function askActivation(words: Words, { open }: GreatestDayView, { chit }: ActivationFrame): string {
  const { world } = words;
  const one = fieldOf(world, open).chits[chit];
  const ask = 'choose a unit to act with, or end the activation';
  // §S.3 A6 Whoever does not know it looks in vain for an assault.
  if (one?.kind === 'division') return `${chitName(words, open, chit)}: ${ask}. With a Division’s chit nobody enters an enemy fire zone`;
  if (one?.kind !== 'direct') return `${chitName(words, open, chit)}: ${ask}`;
  const roster = rosterOf(world, open);
  const divisions = [...new Set(unitsOnMap(world, open, one.side).map((unit) => roster.division[unit] as number))];
  const rich = divisions.filter((division) => (open.cp[division] as number) > 0);
  const points = rich.map((division) => `${divisionName(words, division)} ${open.cp[division]}`);
  return `${chitName(words, open, chit)}: a Command Point for each Action (${points.length === 0 ? 'none left' : listed(points)}); ${ask}`;
}

/** §S.7 Who could buy nothing from the start is not asked. */
function askPurchase({ world }: Words, { open, known, seats }: GreatestDayView): string {
  const asked = SEATS.filter((seat) => seats.includes(seat));
  const canBuy = asked.some((seat) => forSale(world, open, known.bought[sideAt(seat)] ?? [], sideAt(seat)).length > 0);
  return canBuy
    ? 'Buy Formation chits with Dispatch Points for this turn’s mug, in secret, then say that you are done'
    : 'Nothing more can be bought this turn: say that you are done';
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
    ask: askActivation,
    wait: (words, { open }, { chit, asks }) => `${capital(sideName(asks))} have ${chitName(words, open, chit)} in play`,
  },
  acting: {
    section: 'S.10',
    ask: askActing,
    wait: (words, { open }, { unit, asks }) => `${capital(sideName(asks))} say what ${shortName(words, open, unit)} does`,
  },
  over: forAll('S.39', (_, __, { outcome }) => outcomeText(outcome)),
};
