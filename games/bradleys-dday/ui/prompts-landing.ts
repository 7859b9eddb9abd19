import { approachers, isMarine, isOptional } from '../src/rules/approach.js';
import { abortSection } from '../src/rules/landing.js';
import { slotsOf, waveOf, waveUnits } from '../src/rules/waves.js';
import type { AllotFrame, BradleyView } from '../src/types.js';
import { whyIncomplete } from './displays-beach.js';
import { nameOf, shortName, sideName } from './names.js';
import { beachName } from './places.js';
import { forAll, type PromptTable } from './prompt-table.js';
import { capital, counted } from './text.js';
import type { Words } from './words.js';

type LandingStep =
  | 'allot'
  | 'approach'
  | 'approach-at'
  | 'landings'
  | 'landing'
  | 'sea'
  | 'swim'
  | 'displacement'
  | 'fullest'
  | 'abort'
  | 'casualties'
  | 'support-die'
  | 'command'
  | 'remote'
  | 'mine-check'
  | 'release'
  | 'released';

const ORDINALS = ['first', 'second', 'third'] as const;

/** §5.1.2 §5.1.6 What the wave has, and what it still wants. */
function askAllot(words: Words, { open }: BradleyView, { beach, wave }: AllotFrame): string {
  const { world } = words;
  const cycle = waveOf(world, open, open.turn)?.cycle ?? 1;
  const bound = slotsOf(world, beach, { cycle, wave }).length > 0;
  const has = counted(waveUnits(open, beach, wave).length, 'unit');
  const wants = whyIncomplete(words, open, beach, { cycle, wave });
  const rule = bound ? 'it takes every unit that fits before it is closed' : 'close it when you like';
  return `${beachName(beach)}, ${ORDINALS[wave - 1] ?? 'next'} wave of cycle ${cycle}: ${has} so far, ${wants}. Choose units of the pool, or let your staff fill it; ${rule}`;
}

export const LANDING_PROMPTS: PromptTable<LandingStep> = {
  allot: {
    section: '5.1.6',
    ask: askAllot,
    wait: (_, __, { beach }) => `The Americans are filling the waves for ${beachName(beach)}`,
  },
  approach: {
    section: '5.3.1',
    ask: ({ world }, { open }, { beach }) => {
      const left = approachers(world, open, beach);
      const coast = left.every((unit) => isMarine(world, unit)) ? 'at Port-en-Bessin' : 'at Pointe du Hoc';
      return left.every((unit) => isOptional(world, open, unit))
        ? `${beachName(beach)}: ${counted(left.length, 'unit')} may still land by a way of ${left.length === 1 ? 'its' : 'their'} own, ${coast}, or stay behind`
        : `${beachName(beach)}: put the wave on its approach hexes, unit by unit, or let your staff spread it evenly. The lane is where it would land if nothing shifts it`;
    },
    wait: (_, __, { beach }) => `The Americans are putting the wave for ${beachName(beach)} to sea`,
  },
  'approach-at': {
    section: '5.3.2',
    ask: (words, _, { unit }) => `Choose the approach hex of ${nameOf(words, unit)}`,
    wait: (words, _, { unit }) => `The Americans are putting ${shortName(words, unit)} to sea`,
  },
  landings: {
    section: '5.5',
    ask: () => 'Choose the Beach Area that lands next',
    wait: () => 'The Americans are choosing the beach that lands next',
  },
  landing: forAll('5.5', (_, __, { beach }) => `The wave is coming ashore at ${beachName(beach)}`),
  sea: forAll('5.4.2', (_, __, { beach }) => `A die says how the sea runs off ${beachName(beach)}`),
  swim: {
    section: '5.8.3',
    ask: () => 'Swimming tanks: choose each company that swims ashore; the others land from their craft. A heavy sea drowns swimmers',
    wait: () => 'The Americans are choosing the tanks that swim',
  },
  displacement: forAll('5.5.2', (_, __, { beach }) => `The dice say how far the landing at ${beachName(beach)} is shifted along the beach`),
  fullest: {
    section: '5.5.4',
    ask: () => 'A shifted wave falls into disorder: choose which of the fullest hexes lands disrupted',
    wait: () => 'The Americans are choosing the hex that lands in disorder',
  },
  abort: {
    section: ({ why }) => abortSection(why),
    ask: (words, _, { hex, why }) =>
      why === 'enemy'
        ? `Germans stand ${words.places.at(hex)}: choose units that turn back, or let all who are bound for it assault from the sea; who does not take the hex is lost`
        : `Too many would land ${words.places.at(hex)}: choose a unit that turns back`,
    wait: (words, _, { hex, asks }) => `${capital(sideName(asks))} are choosing who turns back from ${words.places.noun(hex)}`,
  },
  casualties: forAll('5.6', (words, _, { beach, units }) => {
    const [next] = units;
    return `The dice say what German fire does to ${next === undefined ? `the landing at ${beachName(beach)}` : `${shortName(words, next)} at ${beachName(beach)}`}`;
  }),
  'support-die': forAll('11.2', () => 'A die adds to the air and naval support points of this turn'),
  command: forAll('20.3', () => 'The dice say what a command of the automaton does this turn'),
  remote: forAll('20.5', () => 'A die says whether units out of command obey'),
  'mine-check': forAll('20.1', (words, _, { hex }) => `A die says whether there is a mine ${words.places.at(hex)}`),
  released: {
    section: '18.4',
    ask: () => 'The division is free: choose units that deploy into Combat Mode, which costs nothing now; the others stay on the march',
    wait: () => 'The Germans are choosing which of the released units deploy',
  },
  release: forAll('18.4', () => 'A die says whether the 12th SS Panzer Division is released'),
};
