import type { UnitId } from '@bocage/kernel';
import { isHeldBy, sideOf } from '../occupancy.js';
import { AT_SEA, enemyOf, type Field } from '../types.js';
import type { World } from '../world.js';
import { type Marcher, marcher, stepAll } from './marching.js';
import { mayStep } from './movement.js';

/** A unit with an order to attack or exploit, and its route with the target last. */
export interface Attack {
  readonly unit: number;
  readonly path: readonly number[];
}

/** Who came into contact with which hex, and the ways gone. */
export interface Approached {
  readonly contacts: ReadonlyMap<number, number>;
  readonly walked: ReadonlyMap<number, readonly number[]>;
}

/** §4.8 Whoever an enemy attacks from the next hex is held there: only a neighbouring target can still be attacked. */
export function pinned(world: World, field: Field, attacks: readonly Attack[]): ReadonlySet<number> {
  const close = attacks.filter(({ path }) => path.length === 1);
  const isHeld = (unit: UnitId): boolean =>
    close.some((other) => other.path[0] === field.hex[unit] && sideOf(world, other.unit) !== sideOf(world, unit));
  return new Set(attacks.filter(({ unit, path }) => path.length > 1 && isHeld(unit)).map(({ unit }) => unit));
}

/** Whether the next hex of a route is an enemy’s: contact, with the target or with whoever stands in the way. */
function halt(world: World, field: Field, one: Marcher): void {
  const next = one.ahead[0];
  if (one.stopped === '' && next !== undefined && isHeldBy(world, field, enemyOf(sideOf(world, one.unit)), next)) one.stopped = 'contact';
}

/**
 * §4.11 §4.17 Attackers move up to three hexes, both sides a hex at a time, until an enemy is before them. A target that is
 * gone is walked into. Units at sea do not move up: their beach is their target.
 */
export function approach(world: World, field: Field, attacks: readonly Attack[]): Approached {
  const held = pinned(world, field, attacks);
  const contacts = new Map<number, number>();
  const marchers: Marcher[] = [];
  for (const { unit, path } of attacks) {
    if (field.hex[unit] === AT_SEA) contacts.set(unit, path.at(-1) as number);
    else if (!held.has(unit)) marchers.push(marcher(unit, path));
  }
  for (let moved = 0; moved < world.data.tables.movement.attack; moved++) {
    for (const one of marchers) halt(world, field, one);
    if (!stepAll(world, field, marchers, (unit, from, to) => mayStep(world, field, unit, from, to))) break;
  }
  for (const one of marchers) {
    const next = one.ahead[0];
    if (next !== undefined && isHeldBy(world, field, enemyOf(sideOf(world, one.unit)), next)) contacts.set(one.unit, next);
  }
  return { contacts, walked: new Map(marchers.map(({ unit, walked }) => [unit, walked])) };
}
