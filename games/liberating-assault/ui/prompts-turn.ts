import type { Prompt } from '@bocage/board';
import type { Seat } from '@bocage/kernel';
import { unallocated, unitsOfTeam } from '../src/rules/arrivals.js';
import { callersBack } from '../src/rules/giving.js';
import { askers } from '../src/rules/wanting.js';
import { ALLIED, DUEL, FREE, type LiberatingAssaultView } from '../src/types.js';
import { counterName, formationName, teamTitle, unitName } from './names.js';
import { outcomeText } from './outcomes.js';
import { forAll, type PromptTable, said } from './prompt-table.js';
import { memberAt, seatNumber } from './seats.js';
import { capital, counted, inWords } from './text.js';
import { asksOf, seatName, type Words } from './words.js';

type TurnStep =
  | 'game'
  | 'over'
  | 'beaches'
  | 'drop-zones'
  | 'drop'
  | 'begin'
  | 'allocate'
  | 'arrivals'
  | 'attach'
  | 'hand-down'
  | 'place'
  | 'activate'
  | 'raid'
  | 'strike'
  | 'lose-cards'
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

const STRUCK_BY = { bomber: 'Bombers hit', resistance: 'Saboteurs hit' } as const;

/** §4.4 Whose cards are to be given up. */
const struckText = (words: Words, { known }: LiberatingAssaultView): string =>
  known.struck.length === 1 ? formationName(words, known.struck[0] as number) : 'one of your divisions, which one you say';

const lossText = (left: number): string => (left === 1 ? 'the card it gives up' : `${inWords(left)} cards it gives up, one after another`);

/** §9.2 §9.6 What has come must have a corps; others may change theirs. */
function askAllocate(words: Words, { open, known }: LiberatingAssaultView, army: number): Prompt {
  const [first, ...more] = unallocated(words.world, open, known, army);
  if (first === undefined)
    return said(`${teamTitle(words, army)}: put divisions under another corps if you want to, then say you are done`, '9.2');
  const others = more.length > 0 ? `. ${capital(counted(more.length, 'division'))} more after it` : '';
  return said(`${formationName(words, first)} has come: say which corps of ${teamTitle(words, army)} takes it${others}`, '9.2');
}

/** §8.3 §9.3 The army gives to corps, a corps to divisions. */
function askAttach(words: Words, { open }: LiberatingAssaultView, team: number): Prompt {
  const [unit] = unitsOfTeam(words.world, open, team);
  const name = unit === undefined ? 'the next unit' : counterName(words, unit);
  if (words.world.teams.level[team] === 'army') return said(`Give ${name} to a corps, which gives it to one of its divisions`, '8.3');
  return said(`${teamTitle(words, team)}: give ${name} to a division; it stays there for good`, '8.3');
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
    ask: () =>
      said(
        'Choose one beach or two for each division that lands, on the coast of its corps; more would scatter it. Tap a beach on the map',
        '8.4',
      ),
    wait: (_, view) => waitText(view, 'choosing where to land', '8.4'),
  },
  'drop-zones': {
    ask: () => said('Choose where each airborne division is to come down; the dice may have other ideas', '8.6'),
    wait: (_, view) => waitText(view, 'choosing drop zones', '8.6'),
  },
  drop: forAll(() => said('Paratroops jump: two dice for each counter', '10.3')),
  begin: forAll(() => said('The next step begins', '4.1')),
  allocate: {
    ask: (words, view, { army }) => askAllocate(words, view, army),
    wait: (_, view) => waitText(view, 'putting divisions under their corps', '9.2'),
  },
  arrivals: forAll(() => said('Arrivals come onto the map', '10.1')),
  attach: {
    ask: (words, view, { team }) => askAttach(words, view, team),
    wait: (_, view) => waitText(view, 'giving independent units away', '8.3'),
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
  strike: forAll(() => said('Saboteurs strike: a German division loses two cards', '2.9')),
  'lose-cards': {
    ask: (words, view, { by, left }) => said(`${STRUCK_BY[by]} ${struckText(words, view)}: choose ${lossText(left)} on your desk`, '4.4'),
    wait: (_, view, { asks }) =>
      asks.length > 0
        ? waitText(view, 'choosing which cards are given up', '4.4')
        : said('A lot says which player’s divisions are struck', '4.4'),
  },
  retrieve: {
    ask: ({ world }, { open, known }, _, seat) =>
      askRetrieve(askers(world, open, known).includes(seat), callersBack(world, open).includes(seat)),
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
