import type { Seat, UnitId } from '@bocage/kernel';
import type { Chit } from '../src/chits.js';
import { FLEET } from '../src/roster.js';
import { passengersOf } from '../src/rules/landing.js';
import type { Open } from '../src/types.js';
import { fieldOf, rosterOf, type World } from '../src/world.js';
import { capital, listedUpTo } from './text.js';
import type { Words } from './words.js';

/** Ships and craft, whoever is of no battalion, and who names it already ("A/22 Dgns") go by a name of their own. */
function standsAlone(world: World, open: Open, unit: UnitId): boolean {
  const { counters, stripe } = rosterOf(world, open);
  const counter = counters[unit];
  if (!counter || counter.battalion === '' || counter.battalion === counter.name) return true;
  return counter.name.includes('/') || counter.name.startsWith(`${counter.battalion} `) || stripe[unit] === FLEET;
}

const GUNS = ['artillery', 'sp-artillery', 'anti-tank', 'sp-anti-tank', 'anti-aircraft', 'flak', 'coastal', 'rocket'];
const MOUNTED_ARM = ['armour', 'reconnaissance', 'flail', 'assault-engineer'];

/** What a unit with a bare letter or number is: companies; squadrons of British tanks; batteries of guns; troops of Commandos. */
function kindOf(world: World, open: Open, unit: UnitId): string {
  const { counters, templates } = rosterOf(world, open);
  const symbol = templates[unit]?.symbol ?? '';
  if (GUNS.includes(symbol)) return 'Battery';
  if (symbol.startsWith('commando')) return 'Troop';
  return MOUNTED_ARM.includes(symbol) && counters[unit]?.side === 'allied' ? 'Squadron' : 'Company';
}

const isRearguard = (world: World, open: Open, unit: UnitId): boolean => rosterOf(world, open).templates[unit]?.symbol === 'rearguard';

/** "A Company, 2 East Yorks"; tanks, guns and headquarters go by their own name. */
export function nameOf({ world }: Pick<Words, 'world'>, open: Open, unit: UnitId): string {
  const counter = rosterOf(world, open).counters[unit];
  if (!counter) return 'a unit';
  if (standsAlone(world, open, unit)) return counter.name;
  // §5.0 A few men, and no company.
  if (isRearguard(world, open, unit)) return `Rearguard ${counter.name}, ${counter.battalion}`;
  return counter.name.length <= 2
    ? `${capital(counter.name)} ${kindOf(world, open, unit)}, ${counter.battalion}`
    : `${counter.name}, ${counter.battalion}`;
}

/** "A/2 East Yorks". */
export function shortName({ world }: Pick<Words, 'world'>, open: Open, unit: UnitId): string {
  const counter = rosterOf(world, open).counters[unit];
  if (!counter) return 'a unit';
  return standsAlone(world, open, unit) ? counter.name : `${capital(counter.name)}/${counter.battalion}`;
}

export const namesOf = (words: Words, open: Open, units: readonly UnitId[]): string =>
  listedUpTo(
    4,
    units.map((unit) => shortName(words, open, unit)),
  );

/** Several of a battalion go by its name, one alone by its own. */
export function togetherNames(words: Pick<Words, 'world'>, open: Open, units: readonly UnitId[]): string {
  const { counters } = rosterOf(words.world, open);
  const battalionOf = (unit: UnitId): string => counters[unit]?.battalion ?? '';
  const isOne = (unit: UnitId): boolean =>
    battalionOf(unit) === '' || units.filter((one) => battalionOf(one) === battalionOf(unit)).length === 1;
  const names = units.map((unit) => (isOne(unit) ? shortName(words, open, unit) : battalionOf(unit)));
  return listedUpTo(4, [...new Set(names)]);
}

/** §4.5.4(2) "LC 4 with 77/5 AR", "LC 3 with 2 E Yorks". */
export function withAboard(words: Pick<Words, 'world'>, open: Open, craft: UnitId): string {
  const aboard = passengersOf(open, craft);
  return `${nameOf(words, open, craft)}${aboard.length > 0 ? ` with ${togetherNames(words, open, aboard)}` : ''}`;
}

export const sideName = (seat: Seat): string => (seat === 'german' ? 'the Germans' : 'the Allies');
export const divisionName = ({ world }: Words, division: number): string => world.data.counters.divisions[division]?.name ?? 'a division';
export const formationName = ({ world }: Words, formation: number): string =>
  world.data.counters.formations[formation]?.name ?? 'a formation';
export const battalionName = ({ world }: Words, open: Open, unit: UnitId): string =>
  rosterOf(world, open).counters[unit]?.battalion ?? 'a battalion';
export const leaderName = ({ world }: Words, leader: number): string => world.data.counters.leaders[leader]?.name ?? 'a leader';

/** §S.2 What is written on a chit. */
export function chitName(words: Words, open: Open, chit: number): string {
  const one: Chit | undefined = fieldOf(words.world, open).chits[chit];
  switch (one?.kind) {
    case 'division':
      return divisionName(words, one.division);
    case 'formation':
      return formationName(words, one.formation);
    case 'direct':
      return `Direct Command, ${one.side === 0 ? 'Allied' : 'German'}`;
    case 'naval':
      return 'Naval';
    case 'royal-marines':
      return 'Royal Marines';
    case 'event':
      return 'Event!';
    default:
      return 'a chit';
  }
}
