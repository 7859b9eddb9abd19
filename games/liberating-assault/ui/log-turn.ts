import type { Seat } from '@bocage/kernel';
import { TACTICS, type Tactic } from '../src/data/shapes.js';
import { hexesOf, type LogTable } from './log-table.js';
import { counterName, formationName, tacticTitle, teamTitle, unitName } from './names.js';
import { outcomeText } from './outcomes.js';
import { STAGE_WORDS, turnName } from './stages.js';
import { capital, counted } from './text.js';
import { seatName } from './words.js';

type TurnEvent =
  | 'turn'
  | 'stage'
  | 'closed'
  | 'waves'
  | 'begun'
  | 'done'
  | 'beach'
  | 'aimed'
  | 'arriving'
  | 'allocated'
  | 'arrived'
  | 'attached'
  | 'dropped'
  | 'tactic'
  | 'over';

const CLOSED: Readonly<Record<string, string>> = {
  beaches: 'All beaches are chosen.',
  'drop-zones': 'All drop zones are chosen.',
  arrivals: 'Arrivals come onto the map.',
  'hand-down': 'Cards have changed hands.',
  place: 'All cards are laid and turned up.',
  orders: 'All orders are placed.',
  support: 'Guns and Flak are directed.',
  tactics: 'All tactics cards are chosen.',
  retrieve: 'Cards called back are home.',
};

const isTactic = (tactic: string): tactic is Tactic => (TACTICS as readonly string[]).includes(tactic);

/** Who reads for several seats is told which of them it is. */
const doneText = (readers: readonly Seat[], seat: Seat): string =>
  readers.length === 1 && readers[0] === seat ? 'You are done with this step.' : `Done with this step: ${seatName(seat)}.`;

/** The sequence of play, arrivals and control. */
export const TURN_LINES: LogTable<TurnEvent> = {
  turn: ({ world }, _, { turn }) => ({ text: `${turnName(world, turn)}: turn ${turn} begins.`, tone: 'phase' }),
  stage: (_, __, { stage }) => ({ text: STAGE_WORDS[stage].begins, section: STAGE_WORDS[stage].section, tone: 'phase' }),
  closed: (_, __, { step }) => ({ text: CLOSED[step] ?? 'All are done.', tone: 'host' }),
  // A wave begins without a word: its battles speak for it.
  waves: () => undefined,
  // What a step begins with is told by what happens.
  begun: () => undefined,
  // Control lets the game go on: what follows says so.
  done: (_, { seats }, { seat, section }) => (section === '9.8' ? undefined : { text: doneText(seats, seat), tone: 'host' }),
  beach: (words, _, { formation, hex }) => ({
    text: `${formationName(words, formation)} is to land at ${words.places.entry(hex)}.`,
    hexes: [hex],
  }),
  aimed: (words, _, { formation, hex }) => ({
    text: `${formationName(words, formation)} is to come down at ${words.places.entry(hex)}.`,
    hexes: [hex],
  }),
  arriving: (words, _, { formation }) => ({
    text: `${formationName(words, formation)} is ready to come: its army names its corps.`,
    tone: 'arrival',
  }),
  allocated: (words, _, { formation, command }) => ({
    text: `${formationName(words, formation)} is put under ${teamTitle(words, command)}.`,
    tone: 'arrival',
  }),
  arrived: (words, _, { formation, command, player }) => ({
    text: `${formationName(words, formation)} arrives under ${teamTitle(words, command)}; ${teamTitle(words, player)} plays it.`,
    tone: 'arrival',
  }),
  attached: (words, view, { unit, formation }) => ({
    text: `${capital(counterName(words, unit))} ${words.world.formations.level[formation] === 'corps' ? 'is given to' : 'joins'} ${formationName(words, formation)}.`,
    hexes: hexesOf(view, [unit]),
    tone: 'arrival',
  }),
  dropped: (words, view, { unit, hex, die, losses }) => ({
    text: `${capital(unitName(words, view.open, unit))} comes down ${words.places.at(hex)}, die ${die}${losses > 0 ? `: ${counted(losses, 'box', 'boxes')} lost` : ''}.`,
    hexes: [hex],
    // The roll has no line of its own then.
    tone: 'dice',
  }),
  tactic: (words, _, { target, tactic, to }) => ({
    text: `${isTactic(tactic) ? tacticTitle(words, tactic) : tactic} is chosen for the battle ${words.places.at(target)}${to?.[0] === undefined ? '' : ` by ${seatName(to[0])}`}.`,
  }),
  over: (words, _, { outcome }) => ({ text: `${capital(outcomeText(words, outcome))}.`, tone: 'phase' }),
};
