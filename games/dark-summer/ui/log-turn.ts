import type { TrackSpace } from '../src/types.js';
import { PHASE_WORDS, roundName, roundSection, turnName, weatherName } from './calendar.js';
import { cupText } from './cup.js';
import { hexesOf, type LogTable } from './log-table.js';
import { outcomeText, SUDDEN_DEATHS, scoreText } from './outcomes.js';
import { isReplacement, replacementName, replacementsText } from './replacements.js';
import { reasonText } from './scores.js';
import { commandName, sideAdjective } from './sides.js';
import { capital, counted, halfText } from './text.js';
import { allNames, shortName, togetherName } from './units.js';

type TurnEvent =
  | 'turn'
  | 'phase'
  | 'weather'
  | 'replacements'
  | 'rebuilt'
  | 'cup'
  | 'chit-drawn'
  | 'round'
  | 'passed'
  | 'activated'
  | 'isolated'
  | 'relocated'
  | 'attrition'
  | 'scored'
  | 'captured'
  | 'boundary-lifted'
  | 'over';

const COMMANDS = [0, 1, 2] as const;
const CAPTURES = { cherbourg: 'Cherbourg', caen: 'All of Caen', 'saint-lo': 'Saint-Lô' } as const;

export const TURN_LINES: LogTable<TurnEvent> = {
  turn: ({ world }, _, { turn }) => ({ text: `${turnName(world, turn)}: turn ${turn} begins.`, section: '4.0', tone: 'phase' }),
  phase: (_, __, { phase }) => ({ text: PHASE_WORDS[phase].begins, section: PHASE_WORDS[phase].section, tone: 'phase' }),
  weather: (_, __, { weather }) => ({ text: `${weatherName(weather)} all turn.`, section: '7.2', tone: 'reveal' }),
  replacements: (_, __, { left }) => {
    const kinds = COMMANDS.map((command) => `${commandName(command)} ${replacementsText({ replacements: [...left] }, command)}`);
    return { text: `Replacements: ${kinds.join('; ')}.`, section: '8.2', tone: 'arrival' };
  },
  rebuilt: (words, view, { unit, with: kind }) => ({
    text: `${capital(shortName(words, unit))} is rebuilt with ${isReplacement(kind) ? replacementName(kind) : kind} replacements.`,
    hexes: hexesOf(view, [unit]),
    tone: 'arrival',
  }),
  cup: (_, __, { cup, reactions }) => ({
    text: `Into the cup go ${cupText({ cup: [...cup] })} chits; the Germans have ${counted(reactions, 'reaction')} in hand.`,
    section: '9.1',
    tone: 'phase',
  }),
  // The line of the draw says it.
  'chit-drawn': () => undefined,
  round: (_, __, played) => ({ text: `${roundName(played as TrackSpace)}.`, section: roundSection(played), tone: 'phase' }),
  passed: (_, __, { command }) => ({ text: `${capital(commandName(command))} pass.`, tone: 'phase' }),
  activated: (words, view, { units }) => ({
    text: `The Germans activate ${togetherName(words, units)}.`,
    hexes: hexesOf(view, units),
    tone: 'phase',
  }),
  isolated: (_, __, { isolated }) => ({
    text: isolated === 1 ? 'Cherbourg is cut off.' : 'Cherbourg is linked with the German lines again.',
    tone: 'move',
  }),
  relocated: (words, _, { units }) => ({ text: `Into the Cherbourg box: ${allNames(words, units)}.`, tone: 'move' }),
  attrition: (words, view, { units }) => ({
    text: units.length === 0 ? 'Nobody is out of supply.' : `Out of supply, a step lost: ${allNames(words, units)}.`,
    hexes: hexesOf(view, units),
    tone: 'loss',
  }),
  scored: (words, _, { side, halves, why }) => ({
    text: `${halfText(halves)} ${sideAdjective(side)} ${halves <= 2 ? 'point' : 'points'}: ${reasonText(words, why)}.`,
    tone: 'phase',
  }),
  captured: (_, __, { what }) => ({
    text: `${CAPTURES[what]} ${what === 'cherbourg' ? 'falls to the Americans' : 'is Allied for the first time'}.`,
    tone: 'phase',
  }),
  'boundary-lifted': () => ({ text: 'The Americans may now cross the operational boundary.', tone: 'phase' }),
  over(words, { open }, { outcome, why }) {
    const cause = why === undefined ? '' : `: ${SUDDEN_DEATHS[why]}`;
    return { text: `${outcomeText(outcome)}${cause}. ${scoreText(words, open)}.`, tone: 'phase' };
  },
};
