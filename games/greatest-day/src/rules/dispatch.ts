import type { Seat } from '@bocage/kernel';
import type { Chit } from '../chits.js';
import { ALLIED, SEATS, type Side, sideAt } from '../sides.js';
import type { Open } from '../types.js';
import { fieldOf, type World } from '../world.js';
import { nightAt } from './calendar.js';
import { placeOfLeader } from './command.js';

/** §17.2 Divisions whose Formations do not march at night: the Commonwealth's, but for the airborne and the Commandos. */
export const sleepsAtNight = (world: World, { kind, side, division }: Chit): boolean =>
  kind === 'formation' &&
  side === ALLIED &&
  !world.data.tables.command.awakeAtNight.includes(world.data.counters.divisions[division]?.id ?? '');

/** §S.7 What a purchase costs a division: Dispatch Points, and Command Points for those it lacks. */
export function priceOf({ data }: World, open: Open, division: number, chits: number): { readonly dp: number; readonly cp: number } {
  const { formationChit, cpForDp } = data.tables.command;
  const price = chits * formationChit;
  const dp = Math.min(price, open.dp[division] as number);
  return { dp, cp: (price - dp) * cpForDp };
}

/** §S.7 A12 Formation chits a side can still buy: its leader on the map or in a craft adrift (§4.5.3), once a turn, not the one that is carried over, what it costs at hand. */
export function forSale(world: World, open: Open, bought: readonly number[], side: Side): number[] {
  const { chits, roster } = fieldOf(world, open);
  return chits.flatMap((listed, chit) => {
    const { kind, side: whose, division, formation } = listed;
    if (kind !== 'formation' || whose !== side || bought.includes(chit) || open.chit === chit) return [];
    if (nightAt(world, open) && sleepsAtNight(world, listed)) return [];
    const leader = roster.leaderFormation.indexOf(formation);
    if (leader < 0 || placeOfLeader(open, leader) < 0) return [];
    const others = bought.filter((other) => chits[other]?.division === division).length;
    return priceOf(world, open, division, others + 1).cp <= (open.cp[division] as number) ? [chit] : [];
  });
}

/** §S.7 A12 Who is asked: a side that could buy something, which everybody can tell from leaders and points. */
export const buyers = (world: World, open: Open): Seat[] => SEATS.filter((seat) => forSale(world, open, [], sideAt(seat)).length > 0);
