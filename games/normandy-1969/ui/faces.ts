import type { CounterFace, Nation, Stack } from '@bocage/board';
import { isFaceDown } from '../src/occupancy.js';
import { fullStrength, hasMark } from '../src/rules/units.js';
import { ENTRENCHED, FOUGHT, MOVED, type NormandyView, PIECE_BASE, RETREATED, UNSUPPLIED } from '../src/types.js';
import { factorsOf, type Identity, identify, listName, sideOfUnit } from './units.js';
import type { Words } from './words.js';

type Printed = Extract<Identity, { counter: unknown }>['counter'];

/** Our counters' words for the symbols of the atlas. */
const SYMBOLS: Readonly<Record<Printed['symbol'], string>> = {
  infantry: 'infantry',
  armour: 'armour',
  parachute: 'parachute',
  glider: 'glider',
  commando: 'commando',
  reconnaissance: 'recon',
  mechanised: 'mechanised-infantry',
  fusilier: 'infantry',
  ost: 'infantry',
  flak: 'anti-aircraft',
  'assault-gun': 'assault-gun',
};

function symbolOf(counter: Printed): string {
  // A unit that cannot move is bound to its works; rangers have a letter of their own.
  if (counter.allowance === 0) return 'static-infantry';
  return counter.symbol === 'commando' && counter.name.includes('Ranger') ? 'ranger' : SYMBOLS[counter.symbol];
}

/** Marks that everybody sees on a counter, then whether it lies face down. */
function marksOf({ world }: Words, { open }: NormandyView, unit: number): string[] {
  if (unit >= PIECE_BASE) return [];
  const marks: string[] = [];
  if ((open.hex[unit] as number) >= 0 && isFaceDown(world, open, unit)) marks.push('face down');
  if (hasMark(open, unit, ENTRENCHED)) marks.push('entrenched');
  if (hasMark(open, unit, UNSUPPLIED)) marks.push('unsupplied');
  if (hasMark(open, unit, MOVED)) marks.push('moved');
  if (hasMark(open, unit, FOUGHT)) marks.push('fought');
  if (hasMark(open, unit, RETREATED)) marks.push('retreated');
  if (unit < world.roster.allied && (open.battalionsLost[unit] as number) > 0) marks.push('reduced');
  return marks;
}

/** Has done in this phase all that it can do. */
function isSpent(words: Words, { open }: NormandyView, unit: number): boolean {
  if (unit >= PIECE_BASE || (open.hex[unit] as number) < 0) return false;
  const own = open.phase.startsWith('german') ? 1 : 0;
  return sideOfUnit(words, unit) === own && hasMark(open, unit, MOVED | FOUGHT);
}

function strengthOf({ world }: Words, { open }: NormandyView, unit: number, identity: Identity): number | undefined {
  if (identity.kind === 'allied') return fullStrength(world, open, unit);
  return identity.kind === 'german' ? identity.counter.strength : undefined;
}

/** What is printed on the side that these eyes see. */
function printed(words: Words, identity: Identity): Pick<CounterFace, 'nation' | 'symbol' | 'size' | 'left' | 'right' | 'band'> {
  if (identity.kind === 'unknown') return { nation: 'german', symbol: 'unknown', size: '', left: '', right: '' };
  if (identity.kind === 'dummy') return { nation: 'german', symbol: 'dummy', size: '', left: '', right: '' };
  const { counter } = identity;
  return {
    nation: counter.nation satisfies Nation,
    symbol: symbolOf(counter),
    size: counter.size,
    left: counter.formation,
    right: counter.designation,
    band: words.bands.get(counter.formation) ?? '',
  };
}

/** §R.12 A face-down counter shows its back, and its owner what it is. */
export function faceOf(words: Words, view: NormandyView, unit: number): CounterFace {
  const identity = identify(words, view, unit);
  const strength = strengthOf(words, view, unit, identity);
  return {
    unit,
    ...printed(words, identity),
    factors: factorsOf(words, view, unit),
    ...(strength === undefined ? {} : { strength }),
    marks: marksOf(words, view, unit),
    ...(isSpent(words, view, unit) ? { spent: true } : {}),
    name: listName(identity),
  };
}

/** Where a unit lies; during the set-up also where the German has put a counter that has no token yet. */
export function hexOfUnit({ open, known }: NormandyView, unit: number): number | undefined {
  const hex = unit >= PIECE_BASE ? known.placed[unit - PIECE_BASE] : open.hex[unit];
  return hex !== undefined && hex >= 0 ? hex : undefined;
}

/** Every counter on the map, the strongest that can be seen on top. */
export function stacksOf(words: Words, view: NormandyView): readonly Stack[] {
  const placed = view.known.placed.map((_, counter) => PIECE_BASE + counter);
  const found = new Map<number, CounterFace[]>();
  for (const unit of [...view.open.hex.keys(), ...placed]) {
    const hex = hexOfUnit(view, unit);
    if (hex === undefined) continue;
    const faces = found.get(hex);
    const face = faceOf(words, view, unit);
    if (faces) faces.push(face);
    else found.set(hex, [face]);
  }
  return [...found].map(([hex, faces]) => ({ hex, faces: faces.sort((a, b) => (a.strength ?? 0) - (b.strength ?? 0)) }));
}
