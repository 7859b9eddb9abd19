import type { CounterFace, Nation, Stack } from '@bocage/board';
import { COLOURS, NO_RATING } from '../src/data/counter-shapes.js';
import { defenceOf, fireOf } from '../src/rules/ratings.js';
import { inColumn, isOnMap } from '../src/rules/units.js';
import type { GreatestDayView } from '../src/types.js';
import { rosterOf, type World } from '../src/world.js';
import { nameOf } from './names.js';

/** Our templates' symbols in the words of the atlas. */
const SYMBOLS: Readonly<Record<string, string>> = {
  'commando-mortar': 'commando',
  'assault-engineer': 'engineer',
  flail: 'engineer',
  bridging: 'engineer',
  bicycle: 'motorised-infantry',
  motorised: 'motorised-infantry',
  mechanised: 'mechanised-infantry',
  mortar: 'machine-gun',
  reconnaissance: 'recon',
  'sp-anti-tank': 'tank-destroyer',
  'sp-artillery': 'assault-gun',
  rocket: 'artillery',
  flak: 'anti-aircraft',
  coastal: 'artillery',
  fort: 'garrison',
  rearguard: 'garrison',
  transport: 'motorised-infantry',
  ship: 'headquarters',
  craft: 'headquarters',
};

/** §S.17 The weapon class as a stripe; the inspector names it. */
const BANDS: Readonly<Record<string, string>> = {
  red: '#b3261e',
  white: '#f4f1e6',
  blue: '#2f5f9e',
  yellow: '#e2b93b',
  green: '#3f7d3a',
  orange: '#d9772b',
  brown: '#7a4f2a',
  black: '#1d1d1b',
  purple: '#6b4a86',
};

const shield = (defence: number): string => (defence < 0 ? `−${-defence}` : String(defence));

/** §S.21 §S.12 What the state of a unit adds to its face. */
function marksOf({ open }: GreatestDayView, unit: number): string[] {
  return [
    ...(open.suppressed[unit] === 1 ? ['suppressed'] : []),
    ...Array.from({ length: open.cohesion[unit] as number }, () => 'cohesion hit'),
    ...(inColumn(open, unit) ? ['column'] : []),
  ];
}

/** §S.37 Fire, assault and defence; steps as boxes. */
export function faceOf(world: World, view: GreatestDayView, unit: number): CounterFace {
  const { open } = view;
  const roster = rosterOf(world, open);
  const counter = roster.counters[unit] as (typeof roster.counters)[number];
  const template = roster.templates[unit] as (typeof roster.templates)[number];
  const rating = (value: number): string => (value === NO_RATING ? '–' : String(value));
  const all = roster.steps[unit] as number;
  return {
    unit,
    nation: counter.nation as Nation,
    symbol: SYMBOLS[template.symbol] ?? template.symbol,
    size: 'I',
    left: counter.name,
    right: counter.battalion,
    factors: `${rating(fireOf(roster, open, unit))}-${rating(roster.assault[unit] as number)} ${shield(defenceOf(roster, open, unit))}`,
    ...(fireOf(roster, open, unit) === NO_RATING ? {} : { band: BANDS[COLOURS[roster.colour[unit] as number] as string] ?? '#888888' }),
    boxes: { all, crossed: all - (open.steps[unit] as number) },
    marks: marksOf(view, unit),
    name: nameOf({ world }, open, unit),
  };
}

export function stacksOf(world: World, view: GreatestDayView): Stack[] {
  const byHex = new Map<number, CounterFace[]>();
  view.open.hex.forEach((hex, unit) => {
    if (isOnMap(view.open, unit)) byHex.set(hex, [...(byHex.get(hex) ?? []), faceOf(world, view, unit)]);
  });
  return [...byHex].map(([hex, faces]) => ({ hex, faces }));
}
