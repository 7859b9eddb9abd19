import type { UnitId } from '@bocage/kernel';
import { isHeadquarters, isMotorisedKind } from '../roster.js';
import type { Field, Open, UnitKind } from '../types.js';
import type { World } from '../world.js';
import { unitsOf } from './units-of.js';

export const formationOf = (open: Pick<Open, 'attached'>, unit: UnitId): number => open.attached[unit] as number;

/** §2.1 §4.18 Allied infantry and armour, panzers and panzergrenadiers; headquarters and guns go as their formation does. */
export function isMotorised(world: World, open: Pick<Open, 'attached'>, unit: UnitId): boolean {
  const kind = world.roster.kind[unit] as UnitKind;
  if (world.roster.fights[unit]) return isMotorisedKind(kind);
  const formation = formationOf(open, unit);
  return formation >= 0 && (world.formations.motorised[formation] as boolean);
}

/** §2.1 §9.3 Who moves freely only with a card on the headquarters; that of a corps itself needs none. */
export const needsFuel = (world: World, open: Pick<Open, 'attached'>, unit: UnitId): boolean =>
  world.roster.kind[unit] !== 'corps-hq' && isMotorised(world, open, unit);

/** §2.1 One card on the headquarters serves the whole formation. */
export function hasFuel(world: World, open: Pick<Open, 'attached'>, field: Pick<Field, 'fuel'>, unit: UnitId): boolean {
  if (!needsFuel(world, open, unit)) return true;
  const formation = formationOf(open, unit);
  return formation >= 0 && (field.fuel[world.formations.hq[formation] as number] as number) > 0;
}

/** §4.3 Where a fuel card may lie: on the headquarters of a formation that has anybody who needs it. */
export function takesFuel(world: World, open: Pick<Open, 'attached'>, field: Pick<Field, 'fuel'>, unit: UnitId): boolean {
  if (!isHeadquarters(world.roster.kind[unit] as UnitKind) || (field.fuel[unit] as number) > 0) return false;
  const formation = formationOf(open, unit);
  return unitsOf(world, open, formation).some((other) => needsFuel(world, open, other));
}
