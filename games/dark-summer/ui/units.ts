import type { Counter } from '../src/data/shapes.js';
import { attackFactor } from '../src/rules/11-combat/strength.js';
import type { DarkSummerView, Open } from '../src/types.js';
import { abbreviated, listed, listedUpTo } from './text.js';
import type { Words } from './words.js';

export const counterOf = ({ world }: Words, unit: number): Counter => world.data.counters.units[unit] as Counter;

/** "8th Regiment, 4th Infantry Division", "2nd Ranger Battalion". */
export function nameOf(words: Words, unit: number): string {
  const { name, division } = counterOf(words, unit);
  return division === '' ? name : `${name}, ${division}`;
}

/** For trays and lists: short enough that what tells units apart is not cut off. */
export function listName(words: Words, unit: number): string {
  const { name, division } = counterOf(words, unit);
  return division === '' ? abbreviated(name) : `${abbreviated(name)}, ${abbreviated(division)}`;
}

/** For a sentence among others: "8th Regt (4th Inf)". */
export function shortName(words: Words, unit: number): string {
  const { name, division } = counterOf(words, unit);
  return division === '' ? abbreviated(name) : `${abbreviated(name)} (${abbreviated(division)})`;
}

export const allNames = (words: Words, units: readonly number[]): string => listed(units.map((unit) => shortName(words, unit)));

export const namesUpTo = (most: number, words: Words, units: readonly number[]): string =>
  listedUpTo(
    most,
    units.map((unit) => shortName(words, unit)),
  );

/** §2.4 A division by its name, any other unit by its own. */
export function formationName(words: Words, formation: number): string {
  const [first = 0] = words.world.roster.members[formation] as readonly number[];
  const { name, division } = counterOf(words, first);
  return division === '' ? name : division;
}

/** Units by name, or by that of their division when all are of one. */
export function togetherName(words: Words, units: readonly number[]): string {
  const { formation } = words.world.roster;
  const [first] = units;
  const isOne = units.length > 1 && units.every((unit) => formation[unit] === formation[first as number]);
  return isOne ? `${formationName(words, formation[first as number] as number)} (${units.length} units)` : namesUpTo(6, words, units);
}

/** §11.5 Factors of a strongpoint or an Ost battalion: '?' until drawn. */
const drawnFactor = (open: Open, unit: number): string => ((open.value[unit] ?? -1) < 0 ? '?' : String(open.value[unit]));

/** §2.2.1 §11.6 "5-8", "1-2-4", "0-(4)-8", "?-5", of the side that lies up; `steps` is what it has left. */
export function factorsOf({ world }: Words, { open }: DarkSummerView, unit: number, steps = open.steps[unit] as number): string {
  const { roster } = world;
  const allowance = roster.allowance[unit] as number;
  if (roster.hidden[unit]) return `${drawnFactor(open, unit)}-${allowance}`;
  const side = steps > 0 ? steps : 1;
  const attack = roster.attack[unit * 3 + side] as number;
  const defence = roster.defence[unit * 3 + side] as number;
  if (roster.kind[unit] === 'flak') return `${attack}-(${defence})-${allowance}`;
  return attack === defence ? `${attack}-${allowance}` : `${attack}-${defence}-${allowance}`;
}

export const strengthOf = ({ world }: Words, { open }: DarkSummerView, unit: number): number | undefined => {
  if (world.roster.hidden[unit] && (open.value[unit] ?? -1) < 0) return undefined;
  const attack = attackFactor(world, open, unit);
  return attack > 0 ? attack : (world.roster.defence[unit * 3 + Math.max(1, open.steps[unit] as number)] as number);
};

/** "8th Regt (4th Inf) 5-8". */
export const entryOf = (words: Words, view: DarkSummerView, unit: number): string =>
  `${shortName(words, unit)} ${factorsOf(words, view, unit)}`;
