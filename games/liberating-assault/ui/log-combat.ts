import type { Tactic } from '../src/data/shapes.js';
import { hexesOf, type LogTable, onMap } from './log-table.js';
import { movedLine, orderedLine, struckLine } from './log-together.js';
import { formationName, tacticTitle, unitName } from './names.js';
import { capital, counted, listedUpTo } from './text.js';
import type { Words } from './words.js';

type CombatEvent =
  | 'fires'
  | 'ordered'
  | 'order-struck'
  | 'moved'
  | 'joined'
  | 'coast'
  | 'coast-cleared'
  | 'battle'
  | 'boxes-lost'
  | 'destroyed'
  | 'driven-back';

const TACTICAL = {
  win: 'the attacker has the better of it',
  draw: 'neither has the better of it',
  lose: 'the defender has the better of it',
} as const;

const cards = (words: Words, attack: Tactic, defence: Tactic): string =>
  `${tacticTitle(words, attack)} against ${tacticTitle(words, defence)}`;

const loss = (boxes: number): string => (boxes === 0 ? 'lose nothing' : `lose ${counted(boxes, 'box', 'boxes')} each`);

/** Orders, fighting and what comes of it. */
export const COMBAT_LINES: LogTable<CombatEvent> = {
  fires: (words, view, { target, gun, how }) => ({
    text: `${capital(unitName(words, view.open, gun))} ${how === 'fire' ? 'fires a card at' : 'keeps aircraft off'} the battle ${words.places.at(target)}.`,
    hexes: hexesOf(view, [gun]),
  }),
  ordered: (words, view, event) => orderedLine(words, view, [event]),
  'order-struck': (words, view, event) => struckLine(words, view, [event]),
  moved: (words, view, event) => movedLine(words, view, [event]),
  joined: (words, view, { target, attackers }) => ({
    text: `Battle joined at ${words.places.entry(target)}: ${listedUpTo(
      4,
      attackers.map((unit) => unitName(words, view.open, unit)),
    )} ${attackers.length === 1 ? 'attacks' : 'attack'}.`,
    hexes: onMap([target]),
    tone: 'combat',
  }),
  coast: (words, _, { hex, strength, tactic }) => ({
    text:
      strength === 0
        ? `The works at ${words.places.entry(hex)} are unfinished.`
        : `Coastal defences at ${words.places.entry(hex)}: strength ${strength}, ${tacticTitle(words, tactic)}.`,
    hexes: [hex],
    tone: 'reveal',
  }),
  'coast-cleared': (words, _, { hex }) => ({
    text: `The coastal defences at ${words.places.entry(hex)} are cleared.`,
    hexes: [hex],
    tone: 'combat',
  }),
  battle(words, _, { target, attack, defence, attackTactic, defenceTactic, tactical, attackerLoss, defenderLoss, withdrawal }) {
    const back = withdrawal > 0 ? ` and go back ${counted(withdrawal, 'hex', 'hexes')}` : '';
    return {
      text: `${words.places.entry(target)}: ${attack} against ${defence}, ${cards(words, attackTactic, defenceTactic)}, ${TACTICAL[tactical]}. Attackers ${loss(attackerLoss)}, defenders ${loss(defenderLoss)}${back}.`,
      hexes: onMap([target]),
      tone: 'combat',
    };
  },
  'boxes-lost': (words, view, { unit, boxes, left }) => ({
    text: `${capital(unitName(words, view.open, unit))} crosses off ${counted(boxes, 'box', 'boxes')}, ${left} left.`,
    hexes: hexesOf(view, [unit]),
    tone: 'loss',
  }),
  destroyed: (words, view, { unit }) => ({ text: `${capital(unitName(words, view.open, unit))} is destroyed.`, tone: 'loss' }),
  'driven-back': (words, _, { formation, beaten }) => ({
    text: `The headquarters of ${formationName(words, formation)} is driven back${beaten ? ', alone: next turn it pays for it' : ''}.`,
    tone: 'loss',
  }),
};
