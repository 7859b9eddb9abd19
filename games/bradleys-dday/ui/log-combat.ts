import { LETTERS } from '../src/data/shapes.js';
import type { BattleKind, BradleyEvent } from '../src/types.js';
import { diceText, type LogTable } from './log-table.js';
import { namesOf, SIDES, shortName } from './names.js';
import { capital, listed, signed, tally } from './text.js';
import type { Words } from './words.js';

type CombatEvent = 'bombed' | 'declared' | 'supported' | 'result' | 'failed' | 'ruined' | 'stood' | 'retreated' | 'advanced';
type Declared = Extract<BradleyEvent, { event: 'declared' }>;
type Bombed = Extract<BradleyEvent, { event: 'bombed' }>;

const EFFECTS: Readonly<Record<string, string>> = { '': 'no effect', R: 'retreat', D: 'disrupted', E: 'eliminated' };

const VERBS: Readonly<Record<BattleKind, string>> = {
  fire: 'fire at',
  assault: 'assault',
  drop: 'come down on',
  landing: 'assault from the sea',
};
const TITLES: Readonly<Record<BattleKind, string>> = {
  fire: 'Fire at',
  assault: 'Close assault on',
  drop: 'Drop onto',
  landing: 'Assault from the sea on',
};

function declaredText(words: Words, { kind, side, target, attackers, asp, air = 0, armorOnly, headquarters }: Declared): string {
  const means = [
    ...(attackers.length > 0 ? [namesOf(words, attackers)] : []),
    ...(asp > 0 ? [`${tally(asp)} of support`] : []),
    ...(air > 0 ? [`${tally(air)} of bombs`] : []),
  ];
  const armor = armorOnly === 1 ? ', at its armor alone' : '';
  const support = headquarters.length > 0 ? `; ${namesOf(words, headquarters)} in support` : '';
  return `${SIDES[side]} ${VERBS[kind]} ${words.places.noun(target)}${armor} with ${listed(means)}${support}.`;
}

/** A way of any length: "Colleville → near Trévières (3619)". */
const wayText = ({ places }: Words, path: readonly number[]): string => path.map((hex) => places.way(hex)).join(' → ');

function bombedText({ places }: Words, { target, asp, shift, strays, dice, modifier }: Bombed): string {
  const fall =
    strays >= 0
      ? `they fall short, on ${places.noun(strays)}`
      : asp === 0
        ? 'they are wasted'
        : `they are worth ${tally(asp)}${shift > 0 ? ' and a column' : ''}`;
  return `Bombs on ${places.noun(target)}; ${diceText(dice, modifier)}: ${fall}.`;
}

export const COMBAT_LINES: LogTable<CombatEvent> = {
  bombed: (words, _, event) => ({ text: bombedText(words, event), hexes: [event.target], tone: 'combat', tells: 'dice' }),
  declared: (words, _, event) => ({ text: declaredText(words, event), hexes: [event.target], tone: 'combat' }),
  supported: (words, { open }, { headquarters }) => ({
    text: `${capital(shortName(words, headquarters))} supports the defence.`,
    hexes: (open.hex[headquarters] as number) >= 0 ? [open.hex[headquarters] as number] : [],
    tone: 'combat',
  }),
  result({ places }, _, { kind, target, differential, letter, dice, modifier, effect, lightRed }) {
    // §12.1.1 What light red does to a town is told by itself; elsewhere it does nothing under fire.
    const red = lightRed === 0 || kind === 'fire' ? '' : ', light red: an attacking stack is disrupted';
    return {
      text: `${TITLES[kind]} ${places.noun(target)}: differential ${signed(differential)}, column ${LETTERS[letter]}; ${diceText(dice, modifier)}: ${EFFECTS[effect]}${red}.`,
      hexes: [target],
      tone: 'combat',
      tells: 'dice',
    };
  },
  failed: ({ places }, _, { kind, target, differential }) => ({
    text: `${TITLES[kind]} ${places.noun(target)}: differential ${signed(differential)} is below the table, ${kind === 'fire' ? 'no effect' : 'and an attacking stack is disrupted'}.`,
    hexes: [target],
    tone: 'combat',
  }),
  ruined: ({ places }, _, { hex }) => ({ text: `${capital(places.noun(hex))} lies in ruins.`, hexes: [hex], tone: 'combat' }),
  stood: ({ places }, _, { hex }) => ({
    text: `The defenders ${places.at(hex)} cannot be driven out by fire: they stay.`,
    hexes: [hex],
    tone: 'combat',
  }),
  retreated: (words, _, { unit, path }) => ({
    text: `${capital(shortName(words, unit))} retreats ${wayText(words, path)}.`,
    hexes: [...path],
    tone: 'move',
  }),
  advanced: (words, _, { unit, path }) => ({
    text: `${capital(shortName(words, unit))} advances into ${words.places.noun(path.at(-1) as number)}.`,
    hexes: [...path],
    tone: 'move',
  }),
};
