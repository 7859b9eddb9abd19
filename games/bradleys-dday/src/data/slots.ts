import type { Counter, Tables } from './shapes.js';

export type Slot = Tables['waves']['bound'][number]['slots'][number];

/** §5.1.2 Whether a unit may fill a slot of a bound wave. */
export const fits = (slot: Slot, unit: Counter): boolean =>
  slot.any ||
  slot.units.includes(unit.id) ||
  slot.types.includes(unit.type) ||
  (unit.regiment !== '' && slot.regiments.includes(unit.regiment));

/** §5.1.2 How many of these slots can be filled at once: every unit fills one, as many as possible. */
export function filled(slots: readonly Slot[], units: readonly Counter[]): number {
  const places = slots.flatMap((slot) => Array.from({ length: slot.count }, () => slot));
  const holder = new Map<number, number>();
  const seat = (unit: number, tried: Set<number>): boolean =>
    places.some((slot, place) => {
      if (tried.has(place) || !fits(slot, units[unit] as Counter)) return false;
      tried.add(place);
      const other = holder.get(place);
      if (other !== undefined && !seat(other, tried)) return false;
      holder.set(place, unit);
      return true;
    });
  return units.filter((_, unit) => seat(unit, new Set())).length;
}
