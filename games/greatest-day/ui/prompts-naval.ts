import { nextStack } from '../src/rules/loading.js';
import {
  type AshoreFrame,
  type BatteriesFrame,
  type BeachingFrame,
  type BombardFrame,
  EN_ROUTE,
  type FleetFrame,
  type GreatestDayView,
  type LandingFrame,
  LOADING,
  type Open,
} from '../src/types.js';
import { rosterOf } from '../src/world.js';
import { battalionName, leaderName, nameOf, shortName, sideName, togetherNames, withAboard } from './names.js';
import { beachName, forceName, subBeachName } from './naval-names.js';
import { forAll, type PromptTable } from './prompt-table.js';
import { capital } from './text.js';
import type { Words } from './words.js';

const askBombard = (words: Words, { open }: GreatestDayView, { ship }: BombardFrame): string =>
  ship < 0
    ? 'Bombardment: choose a ship or a craft to fire at the shore, or end it'
    : `${nameOf(words, open, ship)}: choose what it fires at${rosterOf(words.world, open).templates[ship]?.id === 'rocket-craft' ? '' : ', or the beach defences'}`;

const askBatteries = (words: Words, { open }: GreatestDayView, { battery }: BatteriesFrame): string =>
  battery < 0
    ? 'Coastal batteries: choose one to fire out to sea, or end it'
    : `${nameOf(words, open, battery)}: choose a ship, a craft or a swimming tank`;

const askLanding = (words: Words, { open }: GreatestDayView, { unit }: LandingFrame): string =>
  unit < 0
    ? 'Landing: choose the craft or swimming tank that comes in next'
    : `${withAboard(words, open, unit)}: choose the hex it makes for`;

/** §4.8.3(1) What is asked in each stage of a landing. */
const BEACHING: Readonly<Record<number, (words: Words, view: GreatestDayView, frame: BeachingFrame) => string>> = {
  1: (words, { open }, { craft, passengers }) =>
    `${nameOf(words, open, craft)} comes in with ${togetherNames(words, open, passengers)}: the nests fire at it, or hold for one who steps off`,
  2: (words, { open }, { craft }) =>
    `Choose who tries to fire at ${shortName(words, open, craft)}, or let it pass: who is fired at aboard is not fired at ashore`,
  3: (words, { open }, { passengers, unloaded }) => `${nameOf(words, open, passengers[unloaded] ?? -1)} steps off: choose its posture`,
  4: () => 'The nests fire at one of those ashore: choose whom, or hold',
  5: (words, { open }, { target }) =>
    target < 0
      ? 'Choose whom your units fire at of those ashore, or let them pass'
      : `Choose who tries to fire at ${shortName(words, open, target)}, or let it pass`,
  6: (words, { open }, { craft }) => `${shortName(words, open, craft)} fires once before it goes: choose at what, or hold`,
};

const askBeaching = (words: Words, view: GreatestDayView, frame: BeachingFrame): string =>
  BEACHING[frame.stage]?.(words, view, frame) ?? `${nameOf(words, view.open, frame.craft)} comes in ${words.places.at(frame.at)}`;

const askFleet = (words: Words, { open }: GreatestDayView, { ship }: FleetFrame): string =>
  ship < 0 ? 'The fleet: choose a ship to change its range, or end it' : `${nameOf(words, open, ship)}: choose its range`;

type Landing = 'naval' | 'bombard' | 'batteries' | 'landing' | 'beaching' | 'swimming' | 'ashore' | 'defences';
/** §4.5.4(7) What there is to pay with. */
function askAshore({ world }: Words, { open }: GreatestDayView, { units }: AshoreFrame): string {
  const left = open.cp[rosterOf(world, open).division[units[0] ?? -1] as number] ?? 0;
  return `Those who have just landed may act for a Command Point each (${left} left): choose one, or leave them`;
}

export const LANDING_PROMPTS: PromptTable<Landing> = {
  naval: forAll('4.7', (_, __, { next }) => `The Naval chit, step ${next} of eight`),
  bombard: { section: '4.8.1', ask: askBombard, wait: () => 'The fleet bombards the shore' },
  batteries: { section: '4.8.2', ask: askBatteries, wait: () => 'The coastal batteries fire out to sea' },
  landing: { section: '4.8.3', ask: askLanding, wait: () => 'The next wave comes in' },
  beaching: {
    section: '4.8.3(1)',
    ask: askBeaching,
    wait: (words, { open }, { craft, at }) => `${shortName(words, open, craft)} comes in ${words.places.at(at)}`,
  },
  swimming: {
    section: '4.8.3(2)',
    ask: (words, { open }, { unit }) => `${nameOf(words, open, unit)} swims ashore`,
    wait: (words, { open }, { unit }) => `${shortName(words, open, unit)} swims ashore`,
  },
  ashore: {
    section: '4.5.4(7)',
    ask: askAshore,
    wait: () => 'Those who have just landed may act',
  },
  defences: forAll('4.2', (words, { open }, { kind, target }) =>
    kind === 'sea' ? `The sea tries ${shortName(words, open, target)}` : `The ${kind} of the beach try ${shortName(words, open, target)}`,
  ),
};

/** §4.5.6 Whose turn it is behind the waves: "2 KSLI is". */
function stackName(words: Words, open: Open, from: typeof LOADING | typeof EN_ROUTE): string {
  const stack = nextStack(words.world, open, from);
  const [first = -1] = stack;
  return `${stack.length > 1 ? battalionName(words, open, first) : nameOf(words, open, first)} ${from === LOADING ? 'is' : 'comes'}`;
}

type Beach = 'beach-fire' | 'open-gap' | 'loading' | 'en-route' | 'markers' | 'fleet' | 'new-host' | 'commandos' | 'dash' | 'drift';
export const BEACH_PROMPTS: PromptTable<Beach> = {
  'beach-fire': {
    section: '4.2.6',
    ask: (words, { open }, { unit, beach }) =>
      `${nameOf(words, open, unit)} hits the defences of ${beachName(beach)}: choose which go down`,
    wait: (words, { open }, { unit, beach }) => `${shortName(words, open, unit)} fires at the defences of ${beachName(beach)}`,
  },
  'open-gap': {
    section: '4.2.4',
    ask: (_, __, { subBeach }) => `A Gap of ${subBeachName(subBeach)} opens: choose which`,
    wait: (_, __, { subBeach }) => `A Gap of ${subBeachName(subBeach)} opens`,
  },
  loading: {
    section: '4.5.6(1)',
    ask: (words, { open }) => `${stackName(words, open, LOADING)} loaded: choose the wave it joins`,
    wait: () => 'The next waves are loaded',
  },
  'en-route': {
    section: '4.5.6(2)',
    ask: (words, { open }) => `${stackName(words, open, EN_ROUTE)} over from England: choose where it is loaded`,
    wait: () => 'Stacks come over from England',
  },
  markers: {
    section: '4.4.3',
    ask: (_, __, { force }) => `${forceName(force)}: choose where its marker goes, or leave it`,
    wait: (_, __, { force }) => `${forceName(force)} may move`,
  },
  fleet: { section: '4.4.2', ask: askFleet, wait: () => 'The fleet may change its range' },
  'new-host': {
    section: '4.5.3',
    ask: (words, _, { leader }) => `${leaderName(words, leader)} has lost his unit: choose the one he goes with`,
    wait: (words, _, { leader }) => `${leaderName(words, leader)} looks for another unit`,
  },
  commandos: {
    section: '17.3.2',
    ask: (words, { open }, { groups }) => `${battalionName(words, open, groups[0] ?? -1)}: choose the unit the others look to`,
    wait: (_, __, { asks }) => `${capital(sideName(asks))} choose whom the Commandos look to`,
  },
  dash: {
    section: '4.2.4(b)',
    ask: (words, { open }, { unit }) => `${nameOf(words, open, unit)} runs through a closed Gap: choose which`,
    wait: (words, { open }, { unit }) => `${shortName(words, open, unit)} runs through a closed Gap`,
  },
  drift: {
    section: '4.2.1',
    ask: (words, { open }, { unit }) => `${nameOf(words, open, unit)} finds its place on the beach`,
    wait: (words, { open }, { unit }) => `${shortName(words, open, unit)} finds its place on the beach`,
  },
};
