import { waitingIn } from '../src/rules/landing.js';
import { fullStrength } from '../src/rules/units.js';
import { forAll, type PromptTable } from './prompt-table.js';
import { counted } from './text.js';
import { shortName } from './units.js';

type LandingStep =
  | 'drop'
  | 'drop-zone'
  | 'scatter'
  | 'drift'
  | 'commandos'
  | 'commando-landing'
  | 'assault'
  | 'assault-landing'
  | 'landing'
  | 'glide';

export const LANDING_PROMPTS: PromptTable<LandingStep> = {
  drop: {
    ask: ({ world }, { open }) => ({
      text: `Choose a parachute regiment to drop, or end the drop: the ${counted(waitingIn(world, open, 'parachute').length, 'regiment')} left will be lost (§O.4).`,
      section: 'O.2',
    }),
    wait: () => ({ text: 'The Allies are dropping their parachute regiments before anything else lands (§R.8).', section: 'R.8' }),
  },
  'drop-zone': {
    ask: (words, view, { unit }) => ({
      text: `Choose the hex ${shortName(words, view, unit)} jumps into, one no other regiment aims at (§R.8): clear country costs less than bocage or a city (§P.1).`,
      section: 'R.8',
    }),
    wait: (words, view, { unit }) => ({
      text: `The Allies are choosing where ${shortName(words, view, unit)} jumps (§R.8).`,
      section: 'R.8',
    }),
  },
  scatter: forAll((words, view, { unit, hex }) => ({
    text: `The die decides how ${shortName(words, view, unit)} comes down ${words.places.at(hex)} (§P.1).`,
    section: 'P.1',
  })),
  drift: forAll((words, view, { unit }) => ({
    text: `${shortName(words, view, unit)} is scattered: the die decides which way it drifts (§P.3).`,
    section: 'P.3',
  })),
  commandos: {
    ask: ({ world }, { open }) => ({
      text: `Choose a commando or ranger battalion to land, or end these landings: the ${counted(waitingIn(world, open, 'commando').length, 'battalion')} left will be lost (§O.4).`,
      section: 'O.3',
    }),
    wait: () => ({ text: 'The Allies are landing commandos and rangers on the coast (§R.9).', section: 'R.9' }),
  },
  'commando-landing': {
    ask: (words, view, { unit }) => ({
      text: `Choose the coastal hex where ${shortName(words, view, unit)} lands: any that is free of the enemy and has room (§R.9).`,
      section: 'R.9',
    }),
    wait: (words, view, { unit }) => ({
      text: `The Allies are choosing where ${shortName(words, view, unit)} lands (§R.9).`,
      section: 'R.9',
    }),
  },
  assault: {
    ask: ({ world }, { open }) => ({
      text: `Choose an assault unit to land on a beach, or end the assault: the ${counted(waitingIn(world, open, 'assault').length, 'unit')} left will join the follow-up forces (§O.5).`,
      section: 'O.1',
    }),
    wait: () => ({ text: 'The Allies are landing their assault forces on the beaches (§O.1).', section: 'O.1' }),
  },
  'assault-landing': {
    ask: (words, view, { unit }) => ({
      text: `Choose the beach hex where ${shortName(words, view, unit)} lands (§O.1), at most three units to a hex (§R.6).`,
      section: 'O.1',
    }),
    wait: (words, view, { unit }) => ({
      text: `The Allies are choosing the beach for ${shortName(words, view, unit)} (§O.1).`,
      section: 'O.1',
    }),
  },
  landing: {
    ask(words, view, { unit }) {
      const section = view.open.turn === 1 ? 'O.6' : 'O.8';
      const cost = fullStrength(words.world, view.open, unit);
      return {
        text: `Choose the beach hex where ${shortName(words, view, unit)} comes ashore: it takes ${cost} of that beach’s capacity (§${section}).`,
        section,
      };
    },
    wait(words, view, { unit }) {
      const section = view.open.turn === 1 ? 'O.6' : 'O.8';
      return { text: `The Allies are bringing ${shortName(words, view, unit)} ashore (§${section}).`, section };
    },
  },
  glide: {
    ask: (words, view, { unit }) => ({
      text: `Choose a clear hex in or next to a parachute unit’s own where the gliders of ${shortName(words, view, unit)} come down (§O.7).`,
      section: 'O.7',
    }),
    wait: (words, view, { unit }) => ({
      text: `The Allies are choosing where the gliders of ${shortName(words, view, unit)} come down (§O.7).`,
      section: 'O.7',
    }),
  },
};
