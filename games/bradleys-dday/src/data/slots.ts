import type { Counter, Tables } from './shapes.js';

export type Slot = Tables['waves']['bound'][number]['slots'][number];

/** §5.1.2 Whether a unit may fill a slot of a bound wave. */
export const fits = (slot: Slot, unit: Counter): boolean =>
  slot.any ||
  slot.units.includes(unit.id) ||
  slot.types.includes(unit.type) ||
  (unit.regiment !== '' && slot.regiments.includes(unit.regiment));

/** §5.1.2 A wave as far as it is filled: every unit in a slot of its own, as many as possible. */
export interface Filling {
  /** How many of the units have a slot. */
  readonly count: number;
  /** Whether one more would find a slot, the others making room for it. */
  takes(unit: Counter): boolean;
}

export function fillSlots(slots: readonly Slot[], units: readonly Counter[]): Filling {
  const places = slots.flatMap((slot) => Array.from({ length: slot.count }, () => slot));
  const holders: (Counter | undefined)[] = places.map(() => undefined);
  /** The places everybody moves up to so that a unit gets the first of them; undefined when there is no way. */
  const wayIn = (unit: Counter, tried: boolean[]): readonly number[] | undefined => {
    for (let place = 0; place < places.length; place++) {
      if (tried[place] || !fits(places[place] as Slot, unit)) continue;
      tried[place] = true;
      const holder = holders[place];
      const rest = holder ? wayIn(holder, tried) : [];
      if (rest) return [place, ...rest];
    }
    return undefined;
  };
  const seated = units.filter((unit) => {
    const way = wayIn(unit, []);
    let mover: Counter | undefined = unit;
    for (const place of way ?? []) {
      const out: Counter | undefined = holders[place];
      holders[place] = mover;
      mover = out;
    }
    return way !== undefined;
  });
  return { count: seated.length, takes: (unit) => wayIn(unit, []) !== undefined };
}
