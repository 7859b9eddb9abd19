import type { Prompt } from '@bocage/board';
import type { Seat } from '@bocage/kernel';
import { callersBack } from '../src/rules/giving.js';
import { askers } from '../src/rules/wanting.js';
import { ALLIED, DUEL, FREE, type LiberatingAssaultView } from '../src/types.js';
import { unitName } from './names.js';
import { outcomeText } from './outcomes.js';
import { forAll, type PromptTable, said } from './prompt-table.js';
import { memberAt, seatNumber } from './seats.js';
import { counted } from './text.js';
import { asksOf, seatName, type Words } from './words.js';

type TurnStep =
  | 'game'
  | 'over'
  | 'beaches'
  | 'drop-zones'
  | 'drop'
  | 'attach'
  | 'hand-down'
  | 'place'
  | 'activate'
  | 'raid'
  | 'strike'
  | 'retrieve'
  | 'ruling'
  | 'consent';

/** Who is waited for, without saying who has answered: that nobody may know. */
export function waitText(view: LiberatingAssaultView, doing: string, section: string): Prompt {
  const asks = asksOf(view.open);
  const who = asks.length === 1 ? seatName(asks[0] as Seat) : counted(asks.length, 'seat');
  return said(`Waiting: ${who} ${doing}`, section);
}

const GIVING = {
  'army-group': 'the armies',
  army: 'your corps',
  corps: 'your divisions',
} as const;

function askHandDown(_: Words, { open }: LiberatingAssaultView, level: keyof typeof GIVING, seat: Seat): Prompt {
  const whom = open.way === DUEL || seat.startsWith('german') ? 'your divisions' : GIVING[level];
  return said(
    `Hand cards down to ${whom}: press a card on your desk to give one, then say you are done. What you keep stays in hand`,
    '4.2',
  );
}

/** §9.9 Germans have neither aircraft nor ships to lay. */
function askPlace(words: Words, { open }: LiberatingAssaultView, level: 'division' | 'army-group', seat: Seat): Prompt {
  if (level === 'army-group')
    return said(
      `${open.way === DUEL ? 'As army group, place' : 'Place'} strategic bombers on a division or a road, and agents on a map table`,
      '4.3',
    );
  const isAllied = memberAt(words, open, seat).formations.some((formation) => words.world.formations.side[formation] === ALLIED);
  const more = isAllied ? ', air, ships and assault cards on brigades' : '';
  return said(`Lay cards: fuel on headquarters, ammo on guns${more}. All are turned up together`, '4.3');
}

function askRetrieve(mayAsk: boolean, mayCall: boolean): Prompt {
  const asking = mayAsk ? ['ask your seniors for the cards you need'] : [];
  const calling = mayCall ? ['call back aircraft and ships you left with those below'] : [];
  return said(`The turn ends: ${[...asking, ...calling, 'say you are done'].join(', ')}`, mayAsk ? '9.4' : '4.2');
}

export const TURN_PROMPTS: PromptTable<TurnStep> = {
  game: forAll(() => said('The next step begins', '4.1')),
  over: forAll((words, _, { outcome }) => ({
    text: `The game is over: ${outcomeText(words, outcome)} (§10.4).`,
    section: outcome.section ?? '10.4',
  })),
  beaches: {
    ask: () => said('Choose one beach or two for each division that lands, on the coast of its corps. Tap a beach on the map', '8.4'),
    wait: (_, view) => waitText(view, 'choosing where to land', '8.4'),
  },
  'drop-zones': {
    ask: () => said('Choose where each airborne division is to come down; the dice may have other ideas', '8.6'),
    wait: (_, view) => waitText(view, 'choosing drop zones', '8.6'),
  },
  drop: forAll(() => said('Paratroops jump: two dice for each regiment', '10.3')),
  attach: {
    ask: (words, { open }, { units }) =>
      said(`Give ${unitName(words, open, units[0] as number)} to a division; it stays there for good`, '8.3'),
    wait: (words, view, { units }) => waitText(view, `giving ${unitName(words, view.open, units[0] as number)} to a division`, '8.3'),
  },
  'hand-down': {
    ask: (words, view, { level }, seat) => askHandDown(words, view, level, seat),
    wait: (_, view) => waitText(view, 'handing cards down', '4.2'),
  },
  place: {
    ask: (words, view, { level }, seat) => askPlace(words, view, level, seat),
    wait: (_, view) => waitText(view, 'laying cards', '4.3'),
  },
  activate: forAll(() => said('A die for every resistance card that waits: five or six, and it strikes', '2.9')),
  raid: forAll(() => said('Bombs fall near friends: a die says on whom', '4.4')),
  strike: forAll(() => said('Saboteurs strike: a lot says which German division loses two cards', '2.9')),
  retrieve: {
    ask: ({ world }, { open }, _, seat) => askRetrieve(askers(world, open).includes(seat), callersBack(world, open).includes(seat)),
    wait: (_, view) => waitText(view, 'calling cards back', '4.2'),
  },
  ruling: {
    ask(words, view, _, seat) {
      const unit = view.known.cursor[seatNumber(words, view.open, seat)] ?? FREE;
      const about = unit === FREE ? undefined : unitName(words, view.open, unit);
      return said(
        about === undefined
          ? 'Control: rule if you have to, on a counter or with the buttons of your desk, then let the game go on'
          : `Control rules on ${about}: tap a hex to put it there, or say on your desk what becomes of it. Undo lets go of it`,
        '9.8',
      );
    },
    wait: (_, view) => waitText(view, 'looking at the table before the step begins', '9.8'),
  },
  consent: {
    ask: (_, __, { seat, by }) => said(`${seatName(by)} asks for the dismissal of ${seatName(seat)}: agree, or refuse`, '9.7'),
    wait: (_, view, { seat }) => waitText(view, `deciding whether ${seatName(seat)} is dismissed`, '9.7'),
  },
};
