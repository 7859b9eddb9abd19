import { addend, type SeeAddend } from '@bocage/kernel';
import { hasMark } from '@bocage/wargame';
import { WOODS } from '../../ground.js';
import { isOpenBeach, occupancyOf, unitsAt } from '../../occupancy.js';
import { hexOf, type Open, RETREATED } from '../../types.js';
import type { World } from '../../world.js';
import { isUnitSupplied } from '../13-supply/supply.js';

/** What a unit's factors depend on besides itself (§11.6): whether the attackers bring armor, air or tank destroyers. */
export type FlakView = 'armor' | 'no-armor';

/** §11.5 An unknown factor counts nothing until it is drawn. */
const drawnValue = (open: Open, unit: number): number => Math.max(0, open.value[unit] as number);

export function attackFactor(world: World, open: Open, unit: number): number {
  if (world.roster.hidden[unit]) return drawnValue(open, unit);
  return world.roster.attack[unit * 3 + (open.steps[unit] as number)] as number;
}

/** §11.6 Flak counts its printed factor against armor, air and tank destroyers only. */
export function defenceFactor(world: World, open: Open, unit: number, flak: FlakView): number {
  if (world.roster.hidden[unit]) return drawnValue(open, unit);
  if (world.roster.kind[unit] === 'flak' && flak === 'no-armor') return 1;
  return world.roster.defence[unit * 3 + (open.steps[unit] as number)] as number;
}

/** §11.6 Armored brigades, combat commands and cavalry among the attackers. */
export const bringsArmor = (world: World, attackers: readonly number[]): boolean =>
  attackers.some((unit) => world.roster.kind[unit] === 'armor' || world.roster.kind[unit] === 'cavalry');

/** §11.3.1 §13.4 Out of supply the factors of a hex are added, halved and rounded down, to one at least. */
function halvedByHex(world: World, open: Open, units: readonly number[], factor: (unit: number) => number, see?: SeeAddend): number {
  let total = 0;
  let unsupplied: Map<number, number> | undefined;
  for (const unit of units) {
    const by = addend(see, 'unit', factor(unit), '11.3.1', unit);
    total += by;
    if (isUnitSupplied(world, open, unit)) continue;
    const hex = hexOf(open, unit);
    unsupplied ??= new Map();
    unsupplied.set(hex, (unsupplied.get(hex) ?? 0) + by);
  }
  if (!unsupplied) return total;
  let taken = 0;
  for (const sum of unsupplied.values()) taken += sum === 0 ? 0 : Math.max(1, Math.floor(sum / 2)) - sum;
  return total + addend(see, 'out-of-supply', taken, '13.4');
}

/** §11.3.1 */
export function attackStrength(world: World, open: Open, attackers: readonly number[], see?: SeeAddend): number {
  return halvedByHex(world, open, attackers, (unit) => attackFactor(world, open, unit), see);
}

/** How a hex is defended: what the attackers bring, and what of the ground still counts (§12.1). */
export interface Defence {
  readonly flak: FlakView;
  readonly ground: 'counts' | 'bombed';
  /** Omaha's strongpoints in the two wave rounds (§11.4.1). */
  readonly augmented: number;
}

/** §11.3.1 §11.9 All units of the hex but those that retreated into it, one at least, and one for woods; an open beach alone is worth one. */
export function defenceStrength(world: World, open: Open, hex: number, { flak, ground, augmented }: Defence, see?: SeeAddend): number {
  if (occupancyOf(world, open).count[hex] === 0) return addend(see, 'open-beach', isOpenBeach(world, open, hex) ? 1 : 0, '11.9');
  const units = unitsAt(world, open, hex);
  const hasRetreated = (unit: number): boolean => hasMark(open, unit, RETREATED);
  const factor = (unit: number): number => (hasRetreated(unit) ? 0 : defenceFactor(world, open, unit, flak));
  const woods = ground === 'counts' && world.ground.terrain[hex] === WOODS ? world.data.tables.combat.woodsDefence : 0;
  return (
    halvedByHex(world, open, units, factor, see) +
    addend(see, 'at-least-one', units.every(hasRetreated) ? 1 : 0, '11.3.1') +
    addend(see, 'woods', woods, '11.3.1') +
    addend(see, 'omaha', augmented, '11.4.1')
  );
}
