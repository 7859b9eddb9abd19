import type { UnitId } from '@bocage/kernel';
import type { Tables } from '../data/table-shapes.js';
import { BLACK, BLACK_STRIPE, BROWN, FLEET, NO_STRIPE, ORANGE, TELEPHONE, WHITE_STRIPE } from '../roster.js';
import { ALLIED } from '../sides.js';
import type { Open } from '../types.js';
import { rosterOf, type World } from '../world.js';
import { divisionOfFormation, leaderNear } from './command.js';
import { isMortar } from './fire.js';
import { sideOf } from './units.js';

type Who = Tables['guns']['contact'][number]['who'];
/** §S.23 Batteries of this Fire rating are medium or heavy ones. */
const HEAVY_GUNS = 6;
const STATIC = ['716', '352', '346'];

/** §S.23 Whose contact number counts for a battery. */
function who(world: World, open: Open, unit: UnitId): Who {
  const roster = rosterOf(world, open);
  const division = roster.divisions[roster.division[unit] as number] as string;
  if (sideOf(world, open, unit) === ALLIED) {
    if (division === '6ab') return 'airborne';
    return (roster.fire[unit] as number) >= HEAVY_GUNS ? 'british-heavy' : 'british-field';
  }
  if (roster.colour[unit] === BLACK || STATIC.includes(division)) return 'static';
  return division === 'ind' || roster.templates[unit]?.symbol === 'rocket' ? 'corps' : 'german';
}

/** §S.23 §4.4.4(c) What a battery or a ship must roll at most to be put through. */
export function contactNumber(world: World, open: Open, unit: UnitId): number {
  const { guns } = world.data.tables;
  if (rosterOf(world, open).stripe[unit] === FLEET) return guns.ships;
  const row = guns.contact.find((one) => one.who === who(world, open, unit));
  return row?.number ?? 0;
}

/** §S.23 The Formation a spotter reports to, −1 none: its own; independents and rearguards (§5.0) through the nearest leader who commands them; telephones through theirs. */
export function reportsTo(world: World, open: Open, spotter: UnitId): number {
  const roster = rosterOf(world, open);
  const stripe = roster.stripe[spotter] as number;
  if (stripe === BLACK_STRIPE || stripe === WHITE_STRIPE || stripe === NO_STRIPE) {
    const leader = leaderNear(world, open, spotter);
    return leader < 0 ? -1 : (roster.leaderFormation[leader] as number);
  }
  if ((roster.formation[spotter] as number) >= 0) return roster.formation[spotter] as number;
  if (stripe !== TELEPHONE) return -1;
  return world.data.counters.formations.findIndex(
    ({ division, telephone }) => telephone && division === roster.counters[spotter]?.division,
  );
}

/** §S.23 Whether a battery can fire for a Formation at all: one of its own division; coastal batteries for whoever holds the coast (§4.4.7). */
export function servesFormation(world: World, open: Open, unit: UnitId, formation: number): boolean {
  const { division, colour } = rosterOf(world, open);
  return formation >= 0 && (colour[unit] === BLACK || divisionOfFormation(world, open, formation) === division[unit]);
}

/** §S.23 C6, C8 What must be rolled before firing for a Formation: −1 nothing. Brown guns answer their division, mortars their own Formation. */
export function contactNeeded(world: World, open: Open, unit: UnitId, formation: number): number {
  const roster = rosterOf(world, open);
  if (open.contact[unit] === formation || roster.colour[unit] === BROWN) return -1;
  if (isMortar(roster, unit) && roster.formation[unit] === formation) return -1;
  return contactNumber(world, open, unit);
}

/** C6 Who loses contact on a 9. */
export const losesContact = (world: World, open: Open, unit: UnitId): boolean => {
  const { colour, stripe } = rosterOf(world, open);
  return stripe[unit] !== FLEET && (colour[unit] === ORANGE || colour[unit] === BLACK) && open.contact[unit] !== -1;
};
