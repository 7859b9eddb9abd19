import type { AlliedCounter, GermanCounter } from '../src/data/shapes.js';
import { sideOf } from '../src/occupancy.js';
import { isBlank } from '../src/rules/deployment.js';
import { fullStrength, movementAllowance, pieceOf } from '../src/rules/units.js';
import { GERMAN, type NormandyView, PIECE_BASE, type Side } from '../src/types.js';
import { abbreviated } from './text.js';
import type { Words } from './words.js';

/** What these eyes make of a unit (§R.12). */
export type Identity =
  | { readonly kind: 'allied'; readonly counter: AlliedCounter }
  | { readonly kind: 'german'; readonly piece: number; readonly counter: GermanCounter }
  | { readonly kind: 'dummy' }
  | { readonly kind: 'unknown' };

const UNKNOWN: Identity = { kind: 'unknown' };
const DUMMY: Identity = { kind: 'dummy' };

export function identifyPiece({ world }: Words, piece: number): Identity {
  if (piece < 0) return UNKNOWN;
  if (isBlank(world, piece)) return DUMMY;
  const counter = world.data.counters.german[piece];
  return counter ? { kind: 'german', piece, counter } : UNKNOWN;
}

export function identify(words: Words, view: NormandyView, unit: number): Identity {
  const { world } = words;
  if (unit >= PIECE_BASE) return identifyPiece(words, unit - PIECE_BASE);
  const counter = world.data.counters.allied[unit];
  if (counter) return { kind: 'allied', counter };
  return unit < world.roster.units ? identifyPiece(words, pieceOf(world, view, unit)) : UNKNOWN;
}

export const sideOfUnit = ({ world }: Words, unit: number): Side => (unit >= PIECE_BASE ? GERMAN : sideOf(world, unit));

const FORMATIONS: readonly (readonly [RegExp, string])[] = [
  [/^(\d+)$/, '$1 Division'],
  [/^(\d+) Pz$/, '$1 Panzer Division'],
  [/^(\d+) SS$/, '$1 SS Division'],
  [/^(\d+) FJ$/, '$1 Parachute Division'],
  [/^Lehr$/, 'Panzer Lehr Division'],
  [/^([IVXLC]+)$/, '$1 Corps'],
  [/^([IVXLC]+) Flak$/, '$1 Flak Corps'],
];

/** A German formation in full; a name of any other kind already says what it is. */
export function formationName(formation: string): string {
  const known = FORMATIONS.find(([pattern]) => pattern.test(formation));
  return known ? formation.replace(known[0], known[1]) : formation;
}

export function identityName(identity: Identity): string {
  if (identity.kind === 'dummy') return 'Dummy';
  if (identity.kind === 'unknown') return 'Face-down counter';
  const { name, formation } = identity.counter;
  if (identity.kind === 'german') return `${name}, ${formationName(formation)}`;
  return name.endsWith('Division') ? name : `${name} (${formation})`;
}

/** For trays and lists: short enough that what tells units apart is not cut off. */
export function listName(identity: Identity): string {
  if (identity.kind === 'dummy' || identity.kind === 'unknown') return identityName(identity);
  const { name, formation } = identity.counter;
  return `${abbreviated(name)}, ${identity.kind === 'german' ? formationName(formation) : formation}`;
}

/** For a sentence among others: short, and no name for what is not known. */
export function shortIdentity(identity: Identity): string {
  if (identity.kind === 'dummy') return 'a dummy';
  if (identity.kind === 'unknown') return 'a face-down counter';
  return abbreviated(identity.counter.name);
}

export const shortName = (words: Words, view: NormandyView, unit: number): string => shortIdentity(identify(words, view, unit));

/** A strength that may only defend stands in brackets (§R.5). */
export function pieceFactors({ strength, allowance, defensiveOnly }: GermanCounter): string {
  return `${defensiveOnly ? `(${strength})` : strength}-${allowance}`;
}

export function factorsOf(words: Words, view: NormandyView, unit: number): string {
  const identity = identify(words, view, unit);
  if (identity.kind === 'allied') return `${fullStrength(words.world, view.open, unit)}-${identity.counter.allowance}`;
  if (identity.kind === 'german') return pieceFactors(identity.counter);
  return identity.kind === 'dummy' ? 'Dummy' : '?';
}

/** "16th Inf Regt (1 US) 7-4". */
export function entryOf(words: Words, view: NormandyView, unit: number): string {
  const identity = identify(words, view, unit);
  if (identity.kind === 'unknown') return 'Face-down counter';
  if (identity.kind === 'dummy') return 'Dummy';
  return `${abbreviated(identity.counter.name)} (${identity.counter.formation}) ${factorsOf(words, view, unit)}`;
}

/** Movement points of a unit as it lies, supply counted (§R.7). */
export const allowanceOf = ({ world }: Words, view: NormandyView, unit: number): number => movementAllowance(world, view, unit);
