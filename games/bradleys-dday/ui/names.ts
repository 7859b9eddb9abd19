import type { Counter } from '../src/data/shapes.js';
import { UNLIMITED } from '../src/data/shapes.js';
import { allowance, combatFactor, protectionFactor } from '../src/rules/units.js';
import type { BradleyView, Open } from '../src/types.js';
import { listed, listedUpTo } from './text.js';
import type { Words } from './words.js';

export const COMPASS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;

/** As a subject: "The Americans". */
export const SIDES = ['The Americans', 'The Germans'] as const;
export const sideName = (seat: string): string => (seat === 'german' ? 'the Germans' : 'the Americans');

/** §4.2.2 */
export const ZONES = ['82nd main', '82nd secondary', '101st main', '101st secondary'] as const;
export const zoneName = (zone: number): string => `${ZONES[zone] ?? 'a'} drop zone`;

export const counterOf = ({ world }: Words, unit: number): Counter | undefined => world.data.counters.units[unit];

/** In full: "1st Battalion, 16th Infantry". */
export const nameOf = (words: Words, unit: number): string => counterOf(words, unit)?.name ?? 'a unit';

/** For a sentence among others: what the counter bears. */
export const shortName = (words: Words, unit: number): string => counterOf(words, unit)?.designation ?? 'a unit';

export const namesOf = (words: Words, units: readonly number[]): string => listed(units.map((unit) => shortName(words, unit)));
export const namesUpTo = (most: number, words: Words, units: readonly number[]): string =>
  listedUpTo(
    most,
    units.map((unit) => shortName(words, unit)),
  );

export const formationOf = ({ world }: Words, unit: number): string =>
  world.data.counters.formations[world.roster.formation[unit] as number]?.name ?? '';

/** §7.0 The face that shows: "8-2-4". */
export const factorsOf = ({ world: { roster } }: Words, open: Open, unit: number): string =>
  `${combatFactor(roster, open, unit)}-${protectionFactor(roster, open, unit)}-${allowance(roster, open, unit)}`;

/** §2.3 §14.0 */
export const rangeText = (range: number): string => (range >= UNLIMITED ? 'U' : String(range));

/** "1/16, 8-2-4". */
export const entryOf = (words: Words, { open }: BradleyView, unit: number): string =>
  counterOf(words, unit) ? `${shortName(words, unit)}, ${factorsOf(words, open, unit)}` : 'a unit';
