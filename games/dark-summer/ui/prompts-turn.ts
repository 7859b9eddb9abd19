import type { Prompt } from '@bocage/board';
import { activatedBy } from '../src/rules/9-action-rounds/reaction.js';
import type { ActivationFrame, ChitFrame, DarkSummerView, ReplacementFrame, ReplacementKindFrame } from '../src/types.js';
import { turnName } from './calendar.js';
import { cupText, weatherCupText } from './cup.js';
import { outcomeText, scoreText } from './outcomes.js';
import { forAll, type PromptTable, said } from './prompt-table.js';
import { replacementsText } from './replacements.js';
import { commandAdjective, commandName, seatName } from './sides.js';
import { capital, counted } from './text.js';
import { formationName, shortName } from './units.js';
import type { Words } from './words.js';

type TurnStep =
  | 'game'
  | 'over'
  | 'weather'
  | 'replacement'
  | 'replacement-kind'
  | 'british-chits'
  | 'initiative'
  | 'action'
  | 'draw'
  | 'chit'
  | 'react'
  | 'round'
  | 'activate'
  | 'activation'
  | 'relocate';

function askReplacement(_: Words, { open }: DarkSummerView, { command }: ReplacementFrame): Prompt {
  const left = replacementsText(open, command);
  return said(
    `${commandAdjective(command)} replacements, ${left} left: choose a reduced unit in supply to rebuild, or end. What you do not spend is lost`,
    '8.2.2',
  );
}

const askKind = (words: Words, _: DarkSummerView, { unit }: ReplacementKindFrame): Prompt =>
  said(`Choose the kind of replacement that rebuilds ${shortName(words, unit)}`, '8.2.1');

/** §9.2 §9.3.3 */
function askChit(_: Words, { open }: DarkSummerView, { command, sides }: ChitFrame): Prompt {
  const whose = commandAdjective(command);
  const choice = sides.length > 1 ? `play this ${whose} chit as a move or as combat` : `this ${whose} chit is a ${sides[0]} chit`;
  const combined = command < 2 && open.turn > 1 ? '; once a turn it may buy a combined action of both' : '';
  return said(`${capital(choice)}${combined}. ${capital(cupText(open))} left in the cup`, sides.length > 1 ? '9.2' : '9.3');
}

/** §9.3.4 */
function askActivation(words: Words, { open }: DarkSummerView, { unit }: ActivationFrame): Prompt {
  const { world, places } = words;
  const stack = counted(activatedBy(world, open, unit, 'stack').length, 'unit');
  const formation = counted(activatedBy(world, open, unit, 'formation').length, 'unit');
  const name = formationName(words, world.roster.formation[unit] as number);
  return said(`Activate the stack ${places.at(open.hex[unit] as number)} (${stack}), or all of ${name} (${formation})`, '9.3.4');
}

export const TURN_PROMPTS: PromptTable<TurnStep> = {
  game: forAll(() => said('The next phase begins', '4.0')),
  over: forAll((words, { open }, { outcome }) => ({
    text: `The game is over: ${outcomeText(outcome)}. ${scoreText(words, open)} (§3.2).`,
    section: outcome.section ?? '3.2',
  })),
  weather: forAll((words, { open }) =>
    said(`The weather of ${turnName(words.world, open.turn)} is drawn: ${weatherCupText(open)} in the cup`, '7.1'),
  ),
  replacement: {
    ask: askReplacement,
    wait: (_, { open }, { command }) =>
      said(`${capital(commandName(command))} are rebuilding units, ${replacementsText(open, command)} left`, '8.2.2'),
  },
  'replacement-kind': {
    ask: askKind,
    wait: (words, _, { asks, unit }) => said(`${capital(seatName(asks))} are choosing what rebuilds ${shortName(words, unit)}`, '8.2.1'),
  },
  'british-chits': {
    ask: () => said('Showers: say which three British chits go into the cup, two moves and a combat or a move and two combats', '9.1'),
    wait: (_, __, { asks }) => said(`${capital(seatName(asks))} are choosing which British chits go into the cup`, '9.1'),
  },
  initiative: {
    ask: () => said('Choose the Allied chit that opens this turn; all others go into the cup', '9.1'),
    wait: (_, __, { asks }) => said(`${capital(seatName(asks))} are choosing the chit that opens the turn`, '9.1'),
  },
  action: forAll(() => said('The next round begins', '9.2')),
  draw: forAll((_, { open }) => said(`A chit is drawn from the cup: ${cupText(open)} in it`, '9.2')),
  chit: {
    ask: askChit,
    wait: (_, __, { command }) => said(`${capital(commandName(command))} are choosing how to play their chit`, '9.2'),
  },
  react: {
    ask: (_, { open }) =>
      said(`An Allied round is over. You have ${counted(open.reactions, 'reaction')} left this turn: play one now, or pass`, '9.3.4'),
    wait: (_, { open }) => said(`The Germans may react; they have ${counted(open.reactions, 'reaction')} left this turn`, '9.3.4'),
  },
  round: forAll(() => said('The round goes on', '9.3')),
  activate: {
    ask: () =>
      said(
        'Choose a unit: its stack or its formation will move, then its Kampfgruppen and Tigers may attack one hex. Or activate nobody',
        '9.3.4',
      ),
    wait: () => said('The Germans are choosing whom to activate', '9.3.4'),
  },
  relocate: {
    ask: (_, __, { units }) =>
      said(
        `Cherbourg is cut off, and ${counted(units.length, 'unit')} out of supply may go into its box now, and not later: choose them, all of them, or go on`,
        '13.5',
      ),
    wait: () => said('Cherbourg is cut off: the Germans are choosing who goes into its box', '13.5'),
  },
  activation: {
    ask: askActivation,
    wait: (words, _, { unit }) => said(`The Germans are choosing what to activate with ${shortName(words, unit)}`, '9.3.4'),
  },
};
