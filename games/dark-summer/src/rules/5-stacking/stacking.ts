import { occupancyOf, unitsAt } from '../../occupancy.js';
import type { Open } from '../../types.js';
import type { World } from '../../world.js';

/** §5.0 §5.1 Whether these units may share a hex: one division, four units, battalions and strongpoints free, commands apart. */
export function mayStack(world: World, units: readonly number[]): boolean {
  const { battalion, division, command } = world.roster;
  let counted = 0;
  let present = -1;
  for (const unit of units) {
    if (command[unit] !== command[units[0] as number]) return false;
    if (battalion[unit]) continue;
    counted++;
    const own = division[unit] as number;
    if (own < 0) continue;
    if (present >= 0 && own !== present) return false;
    present = own;
  }
  return counted <= world.data.tables.limits.stacking;
}

/** §5.1 Whether a unit may be added to those in a hex. */
export function hasRoom(world: World, open: Open, unit: number, hex: number): boolean {
  const { count, first, next } = occupancyOf(world, open);
  if (count[hex] === 0) return true;
  // As `mayStack`, without a list: it is asked of every hex for every unit that waits to enter.
  const { battalion, division, command } = world.roster;
  let counted = battalion[unit] ? 0 : 1;
  let present = battalion[unit] ? -1 : (division[unit] as number);
  for (let other = first[hex] as number; other >= 0; other = next[other] as number) {
    if (command[other] !== command[unit]) return false;
    if (battalion[other] || other === unit) continue;
    counted++;
    const own = division[other] as number;
    if (own < 0) continue;
    if (present >= 0 && own !== present) return false;
    present = own;
  }
  return counted <= world.data.tables.limits.stacking;
}

/** §5.2 */
export const isOverStacked = (world: World, open: Open, hex: number): boolean => !mayStack(world, unitsAt(world, open, hex));

/** §5.2 Units whose removal brings a hex nearer to the limit: battalions never, and where only divisions mix, units of divisions. */
export function excessUnits(world: World, open: Open, hex: number): number[] {
  const { battalion, division } = world.roster;
  const units = unitsAt(world, open, hex);
  if (mayStack(world, units)) return [];
  const counted = units.filter((unit) => !battalion[unit]);
  return counted.length > world.data.tables.limits.stacking ? counted : counted.filter((unit) => (division[unit] as number) >= 0);
}
