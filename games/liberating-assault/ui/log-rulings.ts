import type { LiberatingAssaultView } from '../src/types.js';
import { hexesOf, type LogTable, onMap } from './log-table.js';
import { cardName, formationName, holderName, teamTitle, unitName } from './names.js';
import { capital, counted, inWords, listed } from './text.js';
import { seatName, type Words } from './words.js';

type RulingEvent = 'ruling' | 'supplied' | 'boxes-ruled' | 'removed' | 'told' | 'called-up' | 'asks-dismissal' | 'dismissed' | 'kept';

const RULED = {
  move: 'a counter is put elsewhere',
  remove: 'a counter is taken off the map',
  attach: 'an independent unit is given to a division',
  boxes: 'a counter’s losses are changed',
  cards: 'cards are given or taken',
  order: 'an order is struck',
  attacker: 'who attacks is turned round',
  reveal: 'a team is told where a counter is',
  arrival: 'a formation comes early',
  end: 'the game ends here',
} as const;

/** Whom control told something: 'you' where nobody else reads it. */
function toldTo(words: Words, { seats }: LiberatingAssaultView, to: readonly string[]): string {
  if (to.length === 0 || (seats.length > 0 && seats.every((seat) => to.includes(seat)))) return 'you';
  const team = words.world.teams.id.findIndex((id) => to.some((seat) => seat === id || seat.startsWith(`${id}-`)));
  return team < 0 ? listed(to.map(seatName)) : teamTitle(words, team);
}

/** §9.7 §9.8 What control decides. */
export const RULING_LINES: LogTable<RulingEvent> = {
  ruling: (_, __, { number, what }) => ({ text: `Control rules (ruling ${number}): ${RULED[what]}.`, tone: 'host' }),
  supplied: (words, _, { holder, card, count }) => ({
    text: `Control rules: ${holderName(words, holder)} has ${inWords(count)} ${cardName(words, card)} now.`,
    tone: 'host',
  }),
  'boxes-ruled': (words, view, { unit, left }) => ({
    text: `Control rules: ${unitName(words, view.open, unit)} has ${counted(left, 'box', 'boxes')} left.`,
    hexes: hexesOf(view, [unit]),
    tone: 'host',
  }),
  removed: (words, view, { unit }) => ({ text: `Control takes ${unitName(words, view.open, unit)} off the map.`, tone: 'host' }),
  told: (words, view, { unit, hex, to }) => ({
    text: `Control tells ${toldTo(words, view, to ?? [])}: ${unitName(words, view.open, unit)} is ${words.places.at(hex)}.`,
    hexes: onMap([hex]),
    tone: 'reveal',
  }),
  'called-up': (words, _, { formation }) => ({
    text: `Control calls ${formationName(words, formation)} up: it comes with the next arrivals.`,
    tone: 'host',
  }),
  dismissed: (_, __, { seat, by }) => ({
    text: `${capital(seatName(seat))} is dismissed by ${seatName(by)}, with control’s consent.`,
    tone: 'host',
  }),
  'asks-dismissal': (_, __, { seat, by }) => ({ text: `Control is asked to dismiss ${seatName(seat)}, by ${seatName(by)}.`, tone: 'host' }),
  kept: (_, __, { seat, by }) => ({ text: `Control does not dismiss ${seatName(seat)}, as ${seatName(by)} asked.`, tone: 'host' }),
};
