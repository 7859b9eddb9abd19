import type { Refusal } from '@bocage/kernel';
import { setMark } from '@bocage/wargame';
import { unitsAt } from '../../occupancy.js';
import { ACTIVE, CHERBOURG, GERMANS, hexOf, type Open, type Tell } from '../../types.js';
import type { World } from '../../world.js';

/** §9.3.4 The units activated with one: its stack, or its Formation wherever that is; in Cherbourg there are no stacks. */
export function activatedBy(world: World, open: Open, unit: number, how: Activation): number[] {
  const hex = hexOf(open, unit);
  if (how === 'stack') return hex >= 0 ? unitsAt(world, open, hex) : [];
  const members = world.roster.members[world.roster.formation[unit] as number] as readonly number[];
  return members.filter((member) => hexOf(open, member) >= 0 || open.hex[member] === CHERBOURG);
}

export type Activation = 'stack' | 'formation';

/** §9.3.4 How a unit may be activated where that matters: one that holds the other leaves nothing to choose. */
export function waysToActivate(world: World, open: Open, unit: number): Activation[] {
  const stack = activatedBy(world, open, unit, 'stack');
  const formation = activatedBy(world, open, unit, 'formation');
  if (stack.every((other) => formation.includes(other))) return ['formation'];
  return formation.every((other) => stack.includes(other)) ? ['stack'] : ['stack', 'formation'];
}

/** §9.3.4 Why activating a unit would bring nothing or is not allowed; undefined when it may be done. */
export function refuseActivation(world: World, open: Open, unit: number): Refusal | undefined {
  if (world.roster.command[unit] !== GERMANS) return { code: 'wrong-command', section: '9.3.4' };
  const place = hexOf(open, unit);
  if (place < 0 && place !== CHERBOURG) return { code: 'not-in-play', section: '9.3.4' };
  const isMobile = (other: number): boolean => (world.roster.allowance[other] as number) > 0;
  if (isMobile(unit)) return undefined;
  const canMove = waysToActivate(world, open, unit).some((how) => activatedBy(world, open, unit, how).some(isMobile));
  return canMove ? undefined : { code: 'cannot-move', section: '9.3.4' };
}

/** §9.3.4 */
export function activatable(world: World, open: Open): number[] {
  const units: number[] = [];
  for (let unit = world.roster.allied; unit < world.roster.units; unit++) {
    const place = hexOf(open, unit);
    // Most are on the map and can move; the others are looked at more closely.
    const isFree = place >= 0 && (world.roster.allowance[unit] as number) > 0;
    if (isFree || ((place >= 0 || place === CHERBOURG) && !refuseActivation(world, open, unit))) units.push(unit);
  }
  return units;
}

/** §9.3.4 */
export function activate(world: World, open: Open, unit: number, how: Activation, tell: Tell): void {
  const units = activatedBy(world, open, unit, how);
  for (const active of units) setMark(open, active, ACTIVE);
  tell({ event: 'activated', section: '9.3.4', units });
}
