import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { hasFuel } from '../rules/fuel.js';
import { isInCommand } from '../rules/headquarters.js';
import { mayMarch, strategicReach, tacticalReach } from '../rules/movement.js';
import { MARCH, MOVE } from '../types.js';
import type { Picture } from './picture.js';

/** An order as the planner writes it: for a move the hex it ends in, for an attack every hex of the way and the target. */
export interface Order {
  readonly kind: number;
  readonly path: readonly number[];
}

/** Where a counter can go, and how. */
export interface Goings {
  readonly tactical: ReadonlySet<number>;
  readonly strategic: ReadonlySet<number>;
}

/** Counters that stand together and move alike have the same ways: each is worked out once. */
export function createGoings({ mind, open, field }: Picture): (unit: UnitId) => Goings {
  const kept = new Map<string, Goings>();
  const { world } = mind;
  return (unit) => {
    const fuelled = hasFuel(world, open, field, unit);
    const key = `${field.hex[unit]}:${fuelled}:${isInCommand(world, open, field, unit)}:${open.attached[unit]}`;
    const found = kept.get(key);
    if (found) return found;
    const goings: Goings = {
      tactical: new Set(tacticalReach(world, open, field, unit).keys()),
      strategic: new Set(mayMarch(world, open, field, unit) ? strategicReach(world, open, field, unit).keys() : []),
    };
    kept.set(key, goings);
    return goings;
  };
}

export const orderTo = ({ tactical }: Goings, hex: HexId): Order => ({ kind: tactical.has(hex) ? MOVE : MARCH, path: [hex] });
