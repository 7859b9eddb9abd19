import { TACTICS, type Tactic } from '../src/data/shapes.js';
import { hexesOf, type LogTable } from './log-table.js';
import { formationName, tacticTitle, teamTitle, unitName } from './names.js';
import { outcomeText } from './outcomes.js';
import { STAGE_WORDS, turnName } from './stages.js';
import { capital, counted } from './text.js';
import { seatName } from './words.js';

type TurnEvent =
  | 'turn'
  | 'stage'
  | 'closed'
  | 'waves'
  | 'done'
  | 'beach'
  | 'aimed'
  | 'arrived'
  | 'attached'
  | 'called-up'
  | 'dropped'
  | 'tactic'
  | 'ruling'
  | 'asks-dismissal'
  | 'dismissed'
  | 'kept'
  | 'over';

const RULED = {
  move: 'a counter is put elsewhere',
  boxes: 'a counter’s losses are changed',
  cards: 'cards are given or taken',
  order: 'an order is struck',
  attacker: 'who attacks is turned round',
  reveal: 'something is shown',
  arrival: 'a formation may come now',
  end: 'the step ends',
} as const;

const CLOSED: Readonly<Record<string, string>> = {
  beaches: 'All beaches are chosen.',
  'drop-zones': 'All drop zones are chosen.',
  'hand-down': 'Cards have changed hands.',
  place: 'All cards are laid and turned up.',
  orders: 'All orders are placed.',
  support: 'Guns and Flak are directed.',
  tactics: 'All tactics cards are chosen.',
  retrieve: 'Cards called back are home.',
};

const isTactic = (tactic: string): tactic is Tactic => (TACTICS as readonly string[]).includes(tactic);

/** The sequence of play, arrivals and control. */
export const TURN_LINES: LogTable<TurnEvent> = {
  turn: ({ world }, _, { turn }) => ({ text: `${turnName(world, turn)}: turn ${turn} begins.`, tone: 'phase' }),
  stage: (_, __, { stage }) => ({ text: STAGE_WORDS[stage].begins, section: STAGE_WORDS[stage].section, tone: 'phase' }),
  closed: (_, __, { step }) => ({ text: CLOSED[step] ?? 'All are done.', tone: 'host' }),
  // A wave begins without a word: its battles speak for it.
  waves: () => undefined,
  done: () => ({ text: 'You are done with this step.', tone: 'host' }),
  beach: (words, _, { formation, hex }) => ({
    text: `${formationName(words, formation)} is to land at ${words.places.entry(hex)}.`,
    hexes: [hex],
  }),
  aimed: (words, _, { formation, hex }) => ({
    text: `${formationName(words, formation)} is to come down at ${words.places.entry(hex)}.`,
    hexes: [hex],
  }),
  arrived: (words, _, { formation, command, player }) => ({
    text: `${formationName(words, formation)} arrives under ${teamTitle(words, command)}; ${teamTitle(words, player)} plays it.`,
    tone: 'arrival',
  }),
  attached: (words, view, { unit, formation }) => ({
    text: `${capital(unitName(words, { attached: view.open.attached.with(unit, -1) }, unit))} joins ${formationName(words, formation)}.`,
    hexes: hexesOf(view, [unit]),
    tone: 'arrival',
  }),
  'called-up': (words, _, { formation }) => ({
    text: `Control calls ${formationName(words, formation)} up: it comes at once.`,
    tone: 'host',
  }),
  dropped: (words, view, { unit, hex, die, losses }) => ({
    text: `${capital(unitName(words, view.open, unit))} comes down ${words.places.at(hex)}, die ${die}${losses > 0 ? `: ${counted(losses, 'box', 'boxes')} lost` : ''}.`,
    hexes: [hex],
    tone: 'move',
  }),
  tactic: (words, _, { target, tactic }) => ({
    text: `You choose ${isTactic(tactic) ? tacticTitle(words, tactic) : tactic} for the battle ${words.places.at(target)}.`,
  }),
  ruling: (_, __, { number, what }) => ({ text: `Control rules (ruling ${number}): ${RULED[what]}.`, tone: 'host' }),
  dismissed: (_, __, { seat, by }) => ({
    text: `${capital(seatName(seat))} is dismissed by ${seatName(by)}, with control’s consent.`,
    tone: 'host',
  }),
  'asks-dismissal': (_, __, { seat }) => ({ text: `You ask control to dismiss ${seatName(seat)}.`, tone: 'host' }),
  kept: (_, __, { seat, by }) => ({ text: `Control does not dismiss ${seatName(seat)}, as ${seatName(by)} asked.`, tone: 'host' }),
  over: (words, _, { outcome }) => ({ text: `${capital(outcomeText(words, outcome))}.`, tone: 'phase' }),
};
