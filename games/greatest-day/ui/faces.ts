import type { CounterFace, Nation, Stack } from '@bocage/board';
import { COLOURS, NO_RATING } from '../src/data/counter-shapes.js';
import { AT_SEA, FLEET, type Roster } from '../src/roster.js';
import { defenceOf, fireOf } from '../src/rules/ratings.js';
import { hasMark, inColumn, isOnMap } from '../src/rules/units.js';
import { CLOSED, type GreatestDayView, MOUNTED, type Open, PARKED } from '../src/types.js';
import { rosterOf, type World } from '../src/world.js';
import { withAboard } from './names.js';

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
  ship: 'naval-medium',
  craft: 'landing-craft',
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

const HITS = ['', 'one cohesion hit', 'two cohesion hits'];
const WORKS = ['', 'improved position', 'entrenched'];

/** §S.21 §S.12 §S.13 §S.30 What the state of a unit adds to its face, what matters most first: a face has four corners. */
function marksOf({ open }: GreatestDayView, unit: number): string[] {
  const posture = open.posture[unit] as number;
  return [
    open.suppressed[unit] === 1 ? 'suppressed' : '',
    HITS[open.cohesion[unit] as number] ?? '',
    inColumn(open, unit) ? 'column' : '',
    (posture & MOUNTED) === 0 ? '' : 'on its transport',
    (posture & PARKED) === 0 ? '' : 'parked',
    WORKS[open.works[unit] as number] ?? '',
    open.bocage.includes(unit) ? 'in bocage' : '',
    open.heroes.includes(unit) ? 'hero' : '',
    open.leaderWith.includes(unit) ? 'leader' : '',
    (open.drift[unit] as number) > 0 ? 'adrift' : '',
  ].filter((mark) => mark !== '');
}

/** "4-5 0"; without an Assault rating "3 −1". */
function factorsOf(roster: Roster, open: Open, unit: number): string {
  const ratings = [fireOf(roster, open, unit), roster.assault[unit] as number];
  const known = ratings.map((value) => (value === NO_RATING ? '–' : String(value)));
  const both = ratings[1] === NO_RATING ? known[0] : known.join('-');
  return `${both} ${shield(defenceOf(roster, open, unit))}`;
}

/** Ships and craft have no country's colour but the sea's; forts and ships are of no size. */
const isFleet = (roster: Roster, unit: number): boolean => roster.stripe[unit] === FLEET || roster.move[unit] === AT_SEA;
const sizeOf = (roster: Roster, unit: number): string => (isFleet(roster, unit) || roster.templates[unit]?.symbol === 'fort' ? '' : 'I');

/** What stands left and right of the symbol: of a strongpoint its kind and number, for "Stp 20 Cod" would run into the figures. */
function sidesOf(symbol: string, { battalion, name }: { readonly battalion: string; readonly name: string }) {
  const [, kind, number] = (symbol === 'fort' && /^(Wn|Stp) (\S+)/.exec(name)) || [];
  return { left: kind ?? (battalion === name ? '' : battalion), right: number ?? name };
}

/** §S.37 Fire, assault and defence; steps as boxes. */
export function faceOf(world: World, view: GreatestDayView, unit: number): CounterFace {
  const { open } = view;
  const roster = rosterOf(world, open);
  const counter = roster.counters[unit] as (typeof roster.counters)[number];
  const template = roster.templates[unit] as (typeof roster.templates)[number];
  const all = roster.steps[unit] as number;
  return {
    unit,
    nation: isFleet(roster, unit) ? 'naval' : (counter.nation as Nation),
    symbol: SYMBOLS[template.symbol] ?? template.symbol,
    size: sizeOf(roster, unit),
    ...sidesOf(template.symbol, counter),
    factors: factorsOf(roster, open, unit),
    ...(fireOf(roster, open, unit) === NO_RATING ? {} : { band: BANDS[COLOURS[roster.colour[unit] as number] as string] ?? '#888888' }),
    boxes: { all, crossed: all - (open.steps[unit] as number) },
    marks: marksOf(view, unit),
    ...(hasMark(open, unit, CLOSED) && isOnMap(open, unit) ? { spent: true } : {}),
    name: withAboard({ world }, open, unit),
  };
}

export function stacksOf(world: World, view: GreatestDayView): Stack[] {
  const byHex = new Map<number, CounterFace[]>();
  view.open.hex.forEach((hex, unit) => {
    if (isOnMap(view.open, unit)) byHex.set(hex, [...(byHex.get(hex) ?? []), faceOf(world, view, unit)]);
  });
  return [...byHex].map(([hex, faces]) => ({ hex, faces }));
}
