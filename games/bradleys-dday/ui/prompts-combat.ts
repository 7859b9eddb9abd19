import { mayStop } from '../src/rules/retreat.js';
import {
  ALLIED,
  type AssaultFrame,
  type BattleFrame,
  type BradleyView,
  type RetreatFrame,
  seatOf,
  type VolleyFrame,
} from '../src/types.js';
import { nameOf, shortName, sideName } from './names.js';
import { volleyOdds } from './odds.js';
import { forAll, type PromptTable } from './prompt-table.js';
import { capital } from './text.js';
import type { Words } from './words.js';

type CombatStep =
  | 'fire'
  | 'volley'
  | 'assaults'
  | 'assault'
  | 'battle'
  | 'battle-dice'
  | 'bombing'
  | 'stack-choice'
  | 'retreat'
  | 'advance'
  | 'over-stack';

function askVolley(words: Words, view: BradleyView, { side, target }: VolleyFrame): string {
  const at = words.places.noun(target);
  const odds = volleyOdds(words, view);
  if (odds !== undefined) return `Fire at ${at}, ${odds}: add to it, or open fire`;
  return `Fire at ${at}: choose the units that fire${side === ALLIED ? ', or add support points' : ''}`;
}

function askAssault(words: Words, view: BradleyView, { target }: AssaultFrame): string {
  const at = words.places.noun(target);
  const odds = volleyOdds(words, view);
  return odds === undefined
    ? `Close assault on ${at}: choose the units that assault`
    : `Close assault on ${at}, ${odds}: add units, or go in`;
}

const KINDS: Readonly<Record<BattleFrame['kind'], string>> = {
  fire: 'fire at',
  assault: 'the close assault on',
  drop: 'the fight of those who came down on',
  landing: 'the assault from the sea on',
};

const battleText = ({ places }: Words, { kind, target }: BattleFrame): string => `${KINDS[kind]} ${places.noun(target)}`;

function askRetreat(words: Words, { open }: BradleyView, { unit, trail }: RetreatFrame): string {
  if (unit < 0) return 'Retreat: choose the unit that goes back next';
  const name = nameOf(words, unit);
  if (trail.length < 2) return `${name} must retreat: choose its first hex`;
  return mayStop(words.world, open, unit, trail)
    ? `${name} has gone back: choose its next hex, or stop where it is`
    : `${name} cannot stay there, too many stand in the hex: choose its next hex`;
}

/** §11.1 §19.2 */
const leftText = ({ asp, air }: BradleyView['open']): string =>
  air > 0 ? `${asp} points of ships and ${air} of bombers` : `${asp} air and naval support ${asp === 1 ? 'point' : 'points'}`;

export const COMBAT_PROMPTS: PromptTable<CombatStep> = {
  fire: {
    section: '10.2',
    ask: (_, { open }, { side }) =>
      side === ALLIED && open.asp + open.air > 0
        ? `Fire: choose a German hex to fire at, or end the segment; ${leftText(open)} ${open.asp + open.air === 1 ? 'is' : 'are'} left this turn`
        : 'Fire: choose an enemy hex to fire at, or end the segment. Each unit fires once, each hex is fired at only once',
    wait: (_, __, { asks }) => `${capital(sideName(asks))} are choosing what to fire at`,
  },
  volley: {
    section: '10.2.8',
    ask: askVolley,
    wait: (words, _, { asks, target }) => `${capital(sideName(asks))} are preparing to fire at ${words.places.noun(target)}`,
  },
  assaults: {
    section: '10.3',
    ask: () => 'Close assault: choose an enemy hex next to your units, or end the segment. Nobody has to assault',
    wait: (_, __, { asks }) => `${capital(sideName(asks))} are choosing what to assault`,
  },
  assault: {
    section: '10.3.4',
    ask: askAssault,
    wait: (words, _, { asks, target }) => `${capital(sideName(asks))} are preparing a close assault on ${words.places.noun(target)}`,
  },
  battle: {
    section: '16.1',
    ask: (words, _, frame) =>
      `Before the dice for ${battleText(words, frame)}: choose headquarters that support the defence, or say that you are ready`,
    wait: (words, _, frame) => `${capital(sideName(frame.asks))} may support the defence in ${battleText(words, frame)}`,
  },
  bombing: forAll('19.2', (words, _, { battle }) => `The dice say how the bombs fall on ${words.places.noun(battle.target)}`),
  'battle-dice': forAll(
    '10.4',
    (words, _, { battle }) => `The dice decide ${battle.kind === 'fire' ? `the ${battleText(words, battle)}` : battleText(words, battle)}`,
  ),
  'stack-choice': {
    section: '10.4',
    ask: () => 'The attack went wrong: choose the attacking stack that is disrupted',
    wait: (_, __, { asks }) => `${capital(sideName(asks))} are choosing the attacking stack that is disrupted`,
  },
  retreat: {
    section: '10.5.3',
    ask: askRetreat,
    wait: (words, _, { unit, asks }) => `${capital(sideName(asks))} are retreating${unit < 0 ? '' : ` ${shortName(words, unit)}`}`,
  },
  advance: {
    section: '10.3.5',
    ask: (words, _, { to }) => `${capital(words.places.noun(to))} is empty: choose the units that advance into it, or stay`,
    wait: (words, _, { asks, to }) => `${capital(sideName(asks))} may advance into ${words.places.noun(to)}`,
  },
  'over-stack': {
    section: '8.1.4',
    ask: (words, _, { hex }) => `Too many stand ${words.places.at(hex)}: choose the unit that is lost`,
    wait: (words, _, { hex, side }) => `${capital(sideName(seatOf(side)))} have too many ${words.places.at(hex)} and choose who is lost`,
  },
};
