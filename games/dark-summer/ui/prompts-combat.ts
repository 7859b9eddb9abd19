import type { Prompt } from '@bocage/board';
import { joiners } from '../src/rules/11-combat/attackers.js';
import { mayFightForCherbourg, mustFightForCherbourg } from '../src/rules/11-combat/cherbourg.js';
import { obligations } from '../src/rules/11-combat/mandatory.js';
import type { AttackFrame, CombatKind, DarkSummerView, FightingFrame, LossesFrame, RetreatFrame, SupportFrame } from '../src/types.js';
import { attackOdds } from './odds.js';
import { forAll, type PromptTable, said } from './prompt-table.js';
import { commandAdjective, commandName, seatName } from './sides.js';
import { capital, counted, listed } from './text.js';
import { entryOf, shortName } from './units.js';
import { frameOf, type Words } from './words.js';

type CombatStep =
  | 'assault'
  | 'fighting'
  | 'attack'
  | 'reveal'
  | 'battle'
  | 'support'
  | 'soften'
  | 'losses'
  | 'retreat'
  | 'advance'
  | 'second-advance'
  | 'cherbourg';

const FIGHTS: Readonly<Record<CombatKind, readonly [string, string]>> = {
  combat: ['combat', '9.3.2'],
  combined: ['attacks of the combined action, all one column left', '9.3.3'],
  prepared: ['prepared offensive, all attacks one column right', '7.2.3'],
  reaction: ['reaction attack, one hex by Kampfgruppen and Tigers', '9.3.4'],
  wave1: ['first wave', '9.4.1'],
  wave2: ['second wave', '9.4.3'],
};

export const placesOf = ({ places }: Words, hexes: readonly number[]): string => listed(hexes.map((hex) => places.noun(hex)));

/** §11.2 Hexes that must still be attacked in this round. */
function obligedText(words: Words, { open }: DarkSummerView): string {
  if (open.obliged.length === 0) return '';
  return ` You must still attack ${placesOf(words, open.obliged)} (§11.2).`;
}

/** §11.7 Whether the battle for the port can or must be fought in this round. */
function portText({ world }: Words, { open }: DarkSummerView, frame: FightingFrame): { readonly must: boolean; readonly text: string } {
  const must = mustFightForCherbourg(world, open, frame);
  if (must) return { must, text: ' The battle for Cherbourg must be fought in this round (§11.7).' };
  return { must, text: mayFightForCherbourg(world, open, frame) ? ' You may fight for Cherbourg (§11.7).' : '' };
}

function askFighting(words: Words, view: DarkSummerView, frame: FightingFrame): Prompt {
  const { command, kind } = frame;
  const [what, section] = FIGHTS[kind];
  const port = portText(words, view, frame);
  const end = view.open.obliged.length > 0 || port.must ? '' : ', or end';
  const text = `${commandAdjective(command)} ${what}: choose an enemy hex to attack${end} (§${section}).${obligedText(words, view)}${port.text}`;
  return { text, section };
}

/** §11.2 What the attack as it stands would oblige its player to, before it binds. */
function debtText(words: Words, { open }: DarkSummerView, { command, target, units }: AttackFrame): string {
  const owed = obligations(words.world, open, command, target, units);
  if (owed.length === 0) return '';
  return ` Attacking from several hexes, you must then also attack ${placesOf(words, owed)} in this round (§11.2).`;
}

function askAttack(words: Words, view: DarkSummerView, frame: AttackFrame): Prompt {
  const at = words.places.noun(frame.target);
  if (frame.units.length === 0) return said(`Attack on ${at}: choose the units that attack`, '11.1');
  const odds = attackOdds(words, view);
  const more = joiners(words.world, view.open, frame, frame.target, frame.units).length > 0;
  const text = `Attack on ${at}${odds ? `, ${odds}` : ''}: ${more ? 'add units, or declare it' : 'declare it'} (§11.3).${debtText(words, view, frame)}`;
  return { text, section: '11.3' };
}

/** §11.3.2 What the markers are for. */
function fightText(words: Words, { open }: DarkSummerView, { purpose }: SupportFrame): string {
  const frame = frameOf(open, 'battle', 'cherbourg');
  if (frame?.step !== 'battle') return 'the battle for Cherbourg';
  return `the ${purpose === 'attack' ? 'attack on' : 'defence of'} ${words.places.noun(frame.target)}`;
}

const askLosses = (_: Words, __: DarkSummerView, { owed }: LossesFrame): Prompt =>
  said(`Choose a unit of yours that loses a step: ${counted(owed, 'step')} to lose, full units before reduced ones die`, '11.3.6');

/** §11.3.7 */
function askRetreat(words: Words, view: DarkSummerView, { units, picked }: RetreatFrame): Prompt {
  const others = picked === 0 && units.length > 1 ? ', or a marked unit to go before it' : '';
  return said(`Retreat: choose the hex where ${entryOf(words, view, units[0] ?? 0)} ends, two hexes away${others}`, '11.3.7');
}

export const COMBAT_PROMPTS: PromptTable<CombatStep> = {
  assault: {
    ask: (_, __, { command }) =>
      said(`First wave of ${commandName(command)}: choose the beach or cliff its boats assault next. There is no support`, '9.4.1'),
    wait: (_, __, { command }) => said(`${capital(commandName(command))} are choosing the next beach of the first wave`, '9.4.1'),
  },
  fighting: {
    ask: askFighting,
    wait: (_, __, { command, kind }) => said(`${capital(commandName(command))} are choosing what to attack`, FIGHTS[kind][1]),
  },
  attack: {
    ask: askAttack,
    wait: (words, _, { asks, target }) =>
      said(`${capital(seatName(asks))} are preparing an attack on ${words.places.noun(target)}`, '11.1'),
  },
  reveal: forAll((words, _, { units }) => said(`The factor of ${shortName(words, units[0] ?? 0)} is drawn`, '11.5')),
  battle: forAll((words, _, { command, target }) =>
    said(`The die decides the attack of ${commandName(command)} on ${words.places.noun(target)}`, '11.3.5'),
  ),
  support: {
    ask: (words, view, frame) =>
      said(`${commandAdjective(frame.command)} support for ${fightText(words, view, frame)}: choose a marker, or go on`, '11.3.2'),
    wait: (words, view, frame) =>
      said(`${capital(commandName(frame.command))} are choosing support for ${fightText(words, view, frame)}`, '11.3.2'),
  },
  soften: {
    ask: () => said('Exchange: take it as printed, or as a step lost on both sides', 'R.EX'),
    wait: (_, __, { asks }) => said(`${capital(seatName(asks))} are choosing whether the exchange becomes a step on both sides`, 'R.EX'),
  },
  losses: {
    ask: askLosses,
    wait: (_, __, { asks, owed }) => said(`${capital(seatName(asks))} are choosing who loses ${counted(owed, 'step')}`, '11.3.6'),
  },
  retreat: {
    ask: askRetreat,
    wait: (words, _, { asks, units }) =>
      said(`${capital(seatName(asks))} are choosing the retreat of ${shortName(words, units[0] ?? 0)}`, '11.3.7'),
  },
  advance: {
    ask: ({ places }, _, { hex, beach }) => {
      const falls = beach === 1 ? '; the first to enter closes the beach for good' : '';
      return said(`${capital(places.noun(hex))} is empty: choose the units that advance into it, or end the advance${falls}`, '11.3.8');
    },
    wait: ({ places }, _, { asks, hex }) => said(`${capital(seatName(asks))} may advance into ${places.noun(hex)}`, '11.3.8'),
  },
  'second-advance': {
    ask: (words, _, { unit, kind }) =>
      unit < 0
        ? said('Choose a unit that goes on one more hex, or end the advance', kind === 'wave1' ? '9.4.1' : '9.4.3')
        : said(`Choose the second hex ${shortName(words, unit)} advances to`, kind === 'wave1' ? '9.4.1' : '9.4.3'),
    wait: (_, __, { asks, kind }) => said(`${capital(seatName(asks))} may advance a second hex`, kind === 'wave1' ? '9.4.1' : '9.4.3'),
  },
  cherbourg: forAll(() => said('The battle for Cherbourg is fought in its box', '11.7')),
};
