import type { CounterFace, Nation, Stack } from '@bocage/board';
import type { Counter, UnitType } from '../src/data/shapes.js';
import { combatFactor, hasMark } from '../src/rules/units.js';
import {
  AFLOAT,
  ASSAULTED,
  type BradleyView,
  FIRED,
  GREEN,
  LANDED,
  MOVED,
  MOVEMENT_MODE,
  type Open,
  STEADY,
  SUPPORTED,
  UNRELEASED,
} from '../src/types.js';
import { counterOf, factorsOf, rangeText } from './names.js';
import type { Words } from './words.js';

/** Our types' words for the symbols of the atlas (§2.3). */
const SYMBOLS: Readonly<Record<UnitType, string>> = {
  infantry: 'infantry',
  'parachute-infantry': 'parachute',
  'glider-infantry': 'glider',
  'mechanized-infantry': 'mechanised-infantry',
  engineer: 'engineer',
  'airborne-engineer': 'engineer',
  'bicycle-infantry': 'motorised-infantry',
  'heavy-weapons': 'machine-gun',
  commando: 'ranger',
  'marine-commando': 'commando',
  static: 'static-infantry',
  'anti-aircraft': 'anti-aircraft',
  'airborne-anti-aircraft': 'anti-aircraft',
  'anti-tank': 'anti-tank',
  rocket: 'artillery',
  artillery: 'artillery',
  'airborne-artillery': 'artillery',
  'glider-artillery': 'artillery',
  'self-propelled-artillery': 'assault-gun',
  'coastal-artillery': 'artillery',
  armor: 'armour',
  reconnaissance: 'recon',
  'self-propelled-anti-tank': 'tank-destroyer',
  hq: 'headquarters',
  garrison: 'garrison',
};

const SIZES: Readonly<Record<Counter['size'], string>> = {
  bn: 'II',
  'bn(-)': 'II',
  'half-bn': 'II',
  co: 'I',
  bty: 'I',
  plt: '•••',
  hq: 'XX',
};

const nationOf = ({ nation, formation }: Counter): Nation => (formation === '12ss' ? 'ss' : nation);

/** §10.6 Green and grey are two signs, not two colours. */
function marksOf({ open }: BradleyView, unit: number): string[] {
  const disrupted = open.disrupted[unit] as number;
  return [
    ...(disrupted === STEADY ? [] : [disrupted === GREEN ? 'green disruption' : 'grey disruption']),
    ...(hasMark(open, unit, AFLOAT) ? ['afloat'] : []),
    ...(hasMark(open, unit, UNRELEASED) ? ['not released'] : []),
    ...(hasMark(open, unit, LANDED) ? ['landed'] : []),
    ...(hasMark(open, unit, MOVED) && open.segment.endsWith('movement') ? ['moved'] : []),
    ...(hasMark(open, unit, FIRED | ASSAULTED) ? ['fought'] : []),
    ...(hasMark(open, unit, SUPPORTED) ? ['committed'] : []),
  ];
}

/** Has done in this segment all that it can do. */
const isSpent = (open: Open, unit: number): boolean =>
  hasMark(open, unit, FIRED | ASSAULTED) || (hasMark(open, unit, MOVED) && open.segment.endsWith('movement'));

/** §7.4.1 A marching unit, and the coastal gun always, look to one side. */
const hasFront = ({ world }: Words, open: Open, unit: number): boolean =>
  open.mode[unit] === MOVEMENT_MODE || world.roster.type[unit] === 'coastal-artillery';

const DEGREES = 60;

/** The face that shows: combat, protection and movement of its mode; in small beside the symbol range or command, and morale (§2.3, §7.0). */
export function faceOf(words: Words, view: BradleyView, unit: number): CounterFace {
  const { world, bands } = words;
  const { open } = view;
  const counter = counterOf(words, unit);
  if (!counter)
    return { unit, nation: 'neutral', symbol: 'unknown', size: '', left: '', right: '', factors: '?', marks: [], name: 'A unit' };
  return {
    unit,
    nation: nationOf(counter),
    symbol: SYMBOLS[counter.type],
    size: SIZES[counter.size],
    left: counter.designation,
    right: cornerOf(counter),
    factors: factorsOf(words, open, unit),
    strength: combatFactor(world.roster, open, unit),
    band: bands[world.roster.formation[unit] as number] ?? '',
    marks: marksOf(view, unit),
    ...(hasFront(words, open, unit) ? { facing: (open.facing[unit] as number) * DEGREES } : {}),
    ...(isSpent(open, unit) ? { spent: true } : {}),
    name: counter.name,
  };
}

/** "r12 m3", "c8 m3", "m2": what stands beside the symbol. */
function cornerOf({ range, command, morale }: Counter): string {
  const reach = range > 0 ? `r${rangeText(range)}` : command > 0 ? `c${command}` : '';
  return [reach, morale > 0 ? `m${morale}` : ''].filter(Boolean).join(' ');
}

export function hexOfUnit({ open }: BradleyView, unit: number): number | undefined {
  const hex = open.hex[unit];
  return hex !== undefined && hex >= 0 ? hex : undefined;
}

/** Every counter on the map, the strongest on top. */
export function stacksOf(words: Words, view: BradleyView): readonly Stack[] {
  const found = new Map<number, CounterFace[]>();
  view.open.hex.forEach((hex, unit) => {
    if (hex < 0) return;
    const faces = found.get(hex);
    if (faces) faces.push(faceOf(words, view, unit));
    else found.set(hex, [faceOf(words, view, unit)]);
  });
  return [...found].map(([hex, faces]) => ({ hex, faces: faces.sort((a, b) => (a.strength ?? 0) - (b.strength ?? 0)) }));
}
