import type { CounterFace, Stack } from '@bocage/board';
import type { Counter, UnitKind } from '../src/data/shapes.js';
import { isSupplied } from '../src/rules/13-supply/supply.js';
import {
  ACTIVE,
  CHERBOURG,
  type Command,
  type DarkSummerView,
  FOUGHT,
  JUST_ENTERED,
  MAY_LEAVE,
  MOVED,
  type Open,
  RETREATED,
} from '../src/types.js';
import { boxInList } from './places.js';
import { counterOf, factorsOf, listName, strengthOf } from './units.js';
import { frameOf, type Words } from './words.js';

/** Our counters' words for the symbols of the atlas. */
const SYMBOLS: Readonly<Record<UnitKind, string>> = {
  infantry: 'infantry',
  paratrooper: 'parachute',
  glider: 'glider',
  special: 'commando',
  armor: 'armour',
  cavalry: 'armoured-cavalry',
  mechanized: 'mechanised-infantry',
  fallschirmjager: 'parachute',
  tiger: 'heavy-armour',
  flak: 'anti-aircraft',
  garrison: 'garrison',
  ost: 'ost-infantry',
  strongpoint: 'strongpoint',
};

const symbolOf = ({ kind, nation }: Counter): string => (kind === 'special' && nation === 'us' ? 'ranger' : SYMBOLS[kind]);

const DIVISIONS: readonly (readonly [RegExp, string])[] = [
  [/^(\d+)\w+ SS .*$/, '$1 SS'],
  [/^(\d+)\w+ Panzer.*$/, '$1 Pz'],
  [/^Panzer Lehr.*$/, 'Lehr'],
  [/^(\d+)\w+ Fallschirmjäger.*$/, '$1 FJ'],
  [/^(\d+)\w+ Luftwaffe.*$/, '$1 LW'],
  [/^(\d+)\w+ French.*$/, '$1 Fr'],
  [/^(\d+)\w+ Polish.*$/, '$1 Pol'],
  [/^(\d+)\w+ Canadian Arm.*$/, '$1 Can A'],
  [/^(\d+)\w+ Canadian.*$/, '$1 Can'],
  [/^Guards.*$/, 'Gds'],
  [/^(\d+)\w+ Airborne.*$/, '$1 AB'],
  [/^(\d+)\w+ Arm.*$/, '$1 Arm'],
  [/^(\d+)\w+ Infantry.*$/, '$1'],
  [/^(\w+) Flak Corps$/, '$1 Flak'],
];

/** A division as a counter prints it: "4", "12 SS", "Lehr". */
export function divisionMark(division: string): string {
  const known = DIVISIONS.find(([pattern]) => pattern.test(division));
  return known ? division.replace(known[0], known[1]) : division;
}

const PLACES_WITH_SUPPLY = [CHERBOURG, JUST_ENTERED, MAY_LEAVE];

/** §13.0 Whether a unit is somewhere supply is asked for, and has none. */
export function isUnsupplied(words: Words, view: DarkSummerView, unit: number): boolean {
  const hex = view.open.hex[unit] as number;
  if (hex < 0 && !PLACES_WITH_SUPPLY.includes(hex)) return false;
  const { world } = words;
  return !isSupplied(world, view.open, words.net(view, world.roster.command[unit] as Command), unit);
}

const hasMark = (open: Open, unit: number, mark: number): boolean => ((open.marks[unit] as number) & mark) !== 0;

function marksOf(words: Words, view: DarkSummerView, unit: number): string[] {
  const { open } = view;
  const { roster } = words.world;
  const marks: string[] = [];
  if (isUnsupplied(words, view, unit)) marks.push('unsupplied');
  if (roster.fullSteps[unit] === 2 && open.steps[unit] === 1) marks.push('reduced');
  if (hasMark(open, unit, ACTIVE)) marks.push('active');
  if (hasMark(open, unit, MOVED)) marks.push('moved');
  if (hasMark(open, unit, FOUGHT)) marks.push('fought');
  if (hasMark(open, unit, RETREATED)) marks.push('retreated');
  if (roster.hidden[unit] && (open.value[unit] ?? -1) < 0) marks.push('unknown');
  return marks;
}

/** Has done in this part of the round all that it can do. */
function isSpent({ world }: Words, { open }: DarkSummerView, unit: number): boolean {
  const frame = frameOf(open, 'moving', 'fighting');
  if (!frame || world.roster.command[unit] !== frame.command || (open.hex[unit] as number) < 0) return false;
  return hasMark(open, unit, frame.step === 'moving' ? MOVED : FOUGHT);
}

/** The name, and for a unit in a box where that is: trays and drawers show it without a map. */
function placedName(words: Words, { open }: DarkSummerView, unit: number): string {
  const box = boxInList(open.hex[unit] as number);
  return box === undefined ? listName(words, unit) : `${listName(words, unit)} – ${box}`;
}

/** What is printed on a counter, on the side that lies up. */
export function faceOf(words: Words, view: DarkSummerView, unit: number): CounterFace {
  const counter = counterOf(words, unit);
  const band = words.bands.get(words.world.roster.formation[unit] as number);
  const strength = strengthOf(words, view, unit);
  return {
    unit,
    nation: counter.nation,
    symbol: symbolOf(counter),
    size: counter.size,
    left: divisionMark(counter.division),
    right: counter.size === 'KG' ? counter.designation.replace(/^KG /, '') : counter.designation,
    factors: factorsOf(words, view, unit),
    ...(strength === undefined ? {} : { strength }),
    ...(band === undefined ? {} : { band }),
    marks: marksOf(words, view, unit),
    ...(isSpent(words, view, unit) ? { spent: true } : {}),
    name: placedName(words, view, unit),
  };
}

/** Where a unit lies, offshore too; undefined off the map. */
export function hexOfUnit({ open }: DarkSummerView, unit: number): number | undefined {
  const hex = open.hex[unit];
  return hex !== undefined && hex >= 0 ? hex : undefined;
}

/** Every counter on the map, the strongest on top. */
export function stacksOf(words: Words, view: DarkSummerView): readonly Stack[] {
  const found = new Map<number, CounterFace[]>();
  for (const [unit, hex] of view.open.hex.entries()) {
    if (hex < 0) continue;
    const face = faceOf(words, view, unit);
    const faces = found.get(hex);
    if (faces) faces.push(face);
    else found.set(hex, [face]);
  }
  return [...found].map(([hex, faces]) => ({ hex, faces: faces.sort((a, b) => (a.strength ?? 0) - (b.strength ?? 0)) }));
}
