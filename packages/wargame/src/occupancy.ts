import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { enterStack, leaveStack, type Stacks, unitsIn } from './stacks.js';

/** What a game says of its occupancy: the stacks and whatever it derives from them (zones, prices of entry, bars to supply). */
export interface OccupancyRules<K extends object, O extends Stacks> {
  /** The column of places: a hex, or a negative number off the map. */
  placesOf(state: K): number[];
  /** With nobody anywhere. */
  empty(): O;
  sideOf(unit: UnitId): number;
  /** After a unit was put into the stack of a hex. */
  entered(occupancy: O, state: K, unit: UnitId, hex: HexId): void;
  /** After a unit was taken out of the stack of a hex, while its place still says so. */
  left(occupancy: O, state: K, unit: UnitId, hex: HexId): void;
  /** After a unit has changed its place; a negative number is off the map. */
  placed?(occupancy: O, state: K, unit: UnitId, from: HexId, to: HexId): void;
  /** After all units were put where they stand. */
  built?(occupancy: O, state: K): void;
}

/**
 * Who stands where beside each state (or whatever object holds the places): never saved, built on the first question after a load, and
 * changed through `place` alone.
 */
export class Occupancies<K extends object, O extends Stacks> {
  readonly #rules: OccupancyRules<K, O>;
  readonly #kept = new WeakMap<K, O>();
  /** The last state asked about: saves the look-up in the hot path. */
  #state: K | undefined;
  #occupancy: O | undefined;

  constructor(rules: OccupancyRules<K, O>) {
    this.#rules = rules;
  }

  of(state: K): O {
    return this.#state === state ? (this.#occupancy as O) : this.#find(state);
  }

  #find(state: K): O {
    return this.#keep(state, this.#kept.get(state) ?? this.build(state));
  }

  #keep(state: K, occupancy: O): O {
    this.#kept.set(state, occupancy);
    this.#state = state;
    this.#occupancy = occupancy;
    return occupancy;
  }

  /** From scratch: what a check compares the kept one with. */
  build(state: K): O {
    const rules = this.#rules;
    const places = rules.placesOf(state);
    const occupancy = rules.empty();
    for (let unit = 0; unit < places.length; unit++) {
      const hex = places[unit] as number;
      if (hex < 0) continue;
      enterStack(occupancy, unit, hex, rules.sideOf(unit));
      rules.entered(occupancy, state, unit, hex);
    }
    rules.built?.(occupancy, state);
    return occupancy;
  }

  /** The only way a unit changes its place. A negative hex takes it off the map. */
  place(state: K, unit: UnitId, hex: HexId): void {
    const rules = this.#rules;
    const occupancy = this.of(state);
    const places = rules.placesOf(state);
    const from = places[unit] as number;
    if (from >= 0) {
      leaveStack(occupancy, unit, from);
      rules.left(occupancy, state, unit, from);
    }
    places[unit] = hex;
    if (hex >= 0) {
      enterStack(occupancy, unit, hex, rules.sideOf(unit));
      rules.entered(occupancy, state, unit, hex);
    }
    rules.placed?.(occupancy, state, unit, from, hex);
  }

  /** Units in a hex, in order of their numbers. */
  unitsAt(state: K, hex: HexId): UnitId[] {
    return unitsIn(this.of(state), hex);
  }

  /** Lets another state in which everybody stands alike, and which nobody plays on, use what is kept for this one. */
  share(state: K, other: K): void {
    this.#keep(other, this.of(state));
  }

  /** After a column of places was written by other means: the next question builds anew. */
  forget(state: K): void {
    this.#kept.delete(state);
    this.#state = undefined;
  }
}
