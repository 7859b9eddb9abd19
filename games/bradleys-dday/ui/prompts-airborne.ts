import { airGroups } from '../src/rules/airborne.js';
import { nameOf, namesOf, shortName, sideName, zoneName } from './names.js';
import { forAll, type PromptTable } from './prompt-table.js';
import { capital } from './text.js';

type AirStep = 'air-allot' | 'airborne' | 'take-up' | 'aim' | 'wind' | 'flak' | 'zone-scatter' | 'drop' | 'scatter' | 'forced-retreat';

export const AIRBORNE_PROMPTS: PromptTable<AirStep> = {
  'air-allot': {
    section: '4.3.1',
    ask: (words, { open }) =>
      `Airborne display: choose the drop zone for ${namesOf(words, airGroups(words.world, open)[0] ?? []) || 'the next regiment'}; a regiment stays together`,
    wait: () => 'The Americans are allotting regiments to drop zones',
  },
  airborne: forAll('4.0', () => 'The airborne divisions come down'),
  'take-up': {
    section: '4.2.7',
    ask: (_, __, { zone }) => `The ${zoneName(zone)} is on the map: take it up to lay it anew on a later turn, or leave it where it is`,
    wait: (_, __, { zone }) => `The Americans are deciding whether the ${zoneName(zone)} is laid anew`,
  },
  aim: {
    section: '4.3.2',
    ask: (_, __, { zone }) => `Choose the hex the ${zoneName(zone)} is aimed at: wind, flak and the dice say where it comes to lie`,
    wait: (_, __, { zone }) => `The Americans are aiming the ${zoneName(zone)}`,
  },
  wind: forAll('4.3.2', (_, __, { zone }) => `A die says what the wind does to the ${zoneName(zone)}`),
  flak: {
    section: '4.3.2',
    ask: (_, __, { zone }) =>
      `Flak at the ${zoneName(zone)}: choose German units within three hexes, one after another, then whether their fire adds to the scatter dice or takes from them`,
    wait: (_, __, { zone }) => `The Germans are choosing the flak that fires at the ${zoneName(zone)}`,
  },
  'zone-scatter': forAll('4.3.3', (_, __, { zone }) => `The dice say where the ${zoneName(zone)} comes to lie`),
  drop: {
    section: '4.4',
    ask: (_, __, { zone }) =>
      `The ${zoneName(zone)}: choose the unit that comes down next, or let all the rest follow in the order of the list`,
    wait: (_, __, { zone }) => `Units of the ${zoneName(zone)} are coming down`,
  },
  scatter: forAll('4.4.3', (words, _, { unit }) => `The dice say where ${shortName(words, unit)} comes down`),
  'forced-retreat': {
    section: '4.4.9',
    ask: (words, _, { unit }) => `${nameOf(words, unit)} came down among Germans who stand: choose its way out, two hexes, hex by hex`,
    wait: (words, _, { unit, asks }) => `${capital(sideName(asks))} are choosing the way out for ${shortName(words, unit)}`,
  },
};
