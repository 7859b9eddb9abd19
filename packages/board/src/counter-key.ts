import type { CounterFace, InfoLine, Nation } from './game-ui.js';

/** What the counters of a game show, for its key: every colour, symbol, size and mark it uses, and what stands where. */
export interface CounterKey {
  /** A counter like any other, to be read aloud part by part. */
  readonly sample: CounterFace;
  readonly parts: readonly { readonly part: string; readonly text: string }[];
  readonly nations: readonly { readonly nation: Nation; readonly title: string }[];
  readonly symbols: readonly string[];
  readonly sizes: readonly string[];
  readonly marks: readonly { readonly mark: string; readonly text: string }[];
  /** What else there is to know: colours a rulebook sets, the backs of counters. */
  readonly notes: readonly InfoLine[];
}

/** One name for a symbol in all games. */
export const SYMBOL_TITLES: Readonly<Record<string, string>> = {
  'anti-aircraft': 'Anti-aircraft, Flak',
  'anti-tank': 'Anti-tank guns',
  armour: 'Armour',
  'armoured-cavalry': 'Armoured cavalry',
  artillery: 'Artillery',
  'assault-gun': 'Self-propelled guns',
  commando: 'Commando',
  dummy: 'Dummy: nothing is there',
  engineer: 'Engineers',
  garrison: 'Garrison',
  glider: 'Glider infantry',
  headquarters: 'Headquarters',
  'heavy-armour': 'Heavy armour',
  infantry: 'Infantry',
  'landing-craft': 'Landing craft',
  'machine-gun': 'Heavy weapons',
  'mechanised-infantry': 'Mechanised infantry',
  'motorised-infantry': 'Infantry on bicycles or lorries',
  'naval-medium': 'Ships',
  'ost-infantry': 'Eastern infantry',
  parachute: 'Parachute infantry',
  ranger: 'Rangers',
  recon: 'Reconnaissance',
  'static-infantry': 'Infantry bound to its works',
  strongpoint: 'Strongpoint',
  'tank-destroyer': 'Tank destroyers',
  unknown: 'Face down: nobody but its owner knows',
};

/** One name for a size mark in all games. */
export const SIZE_TITLES: Readonly<Record<string, string>> = {
  '•••': 'Platoon',
  I: 'Company',
  II: 'Battalion',
  III: 'Regiment',
  X: 'Brigade, combat command',
  XX: 'Division',
  XXX: 'Corps',
  KG: 'Battle group (Kampfgruppe)',
};

/** One name for a nation in all games; others have a stripe of their own on the colour of those they fight with. */
const NATION_TITLES: Readonly<Partial<Record<Nation, string>>> = {
  us: 'United States',
  british: 'British',
  canadian: 'Canadian: British with a red stripe',
  polish: 'Polish: British with an orange stripe',
  french: 'French: American with a blue stripe',
  german: 'German',
  ss: 'German, SS',
};

export const nationsOf = (...nations: readonly Nation[]): CounterKey['nations'] =>
  nations.map((nation) => ({ nation, title: NATION_TITLES[nation] ?? nation }));

/** What stands in the same place on the counters of most games. */
export const COUNTER_PARTS = {
  symbol: { part: 'Symbol', text: 'kind of unit' },
  size: { part: 'Above the symbol', text: 'size' },
} as const;

/** A counter that shows one thing and nothing else, for a line of the key. */
export function plainFace(patch: Partial<CounterFace>): CounterFace {
  return { unit: 0, nation: 'neutral', symbol: 'infantry', size: '', left: '', right: '', factors: '', marks: [], name: '', ...patch };
}
