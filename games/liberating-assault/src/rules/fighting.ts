import type { UnitId } from '@bocage/kernel';
import { hasMark } from '@bocage/wargame';
import { isHeldBy, sideOf, unitsAt } from '../occupancy.js';
import { isHeadquarters } from '../roster.js';
import { AT_SEA, type Battle, type Field, type Open, type UnitKind, WITHDREW } from '../types.js';
import type { World } from '../world.js';
import { ammoAt, ammoLimit, gunsInReach } from './artillery.js';
import { supportersOf } from './strength.js';
import type { Role } from './tactics.js';

const replace = (list: number[], by: readonly number[]): void => {
  list.splice(0, list.length, ...by);
};

/** §4.9 §4.16 Who of a battle is still there when its turn comes: attackers beside their target and not driven off, whoever is in the hex now. */
export function refresh(world: World, field: Field, battle: Battle): void {
  const { target, attackers, defenders, side } = battle;
  const isThere = (unit: UnitId): boolean => {
    const at = field.hex[unit] as number;
    if (hasMark(field, unit, WITHDREW)) return false;
    return at === AT_SEA || (at >= 0 && world.grid.distance(at, target) === 1);
  };
  replace(attackers, attackers.filter(isThere));
  replace(
    defenders,
    unitsAt(world, field, target).filter((unit) => sideOf(world, unit) !== side),
  );
}

/** §4.11 Whether a battle is still to be fought or its hex still to be entered: attackers are there and friends are not. */
export const isOpen = (world: World, field: Field, { attackers, target, side }: Battle): boolean =>
  attackers.some((unit) => field.hex[unit] === AT_SEA) || (attackers.length > 0 && !isHeldBy(world, field, side, target));

const gunsOf = (battle: Battle, role: Role): { guns: number[]; ammo: number[]; flak: number[] } =>
  role === 'attack'
    ? { guns: battle.attackGuns, ammo: battle.attackAmmo, flak: battle.attackFlak }
    : { guns: battle.defenceGuns, ammo: battle.defenceAmmo, flak: battle.defenceFlak };

/** Cards of a gun counter already named for battles that are not fought yet. */
function named(battles: readonly Battle[], gun: UnitId): number {
  return battles.reduce((sum, battle) => {
    if (battle.fought === 1) return sum;
    return (['attack', 'defence'] as const).reduce((inner, role) => {
      const { guns, ammo } = gunsOf(battle, role);
      return inner + (ammo[guns.indexOf(gun)] ?? 0);
    }, sum);
  }, 0);
}

const keepsAway = (battles: readonly Battle[], gun: UnitId): boolean =>
  battles.some(({ fought, attackFlak, defenceFlak }) => fought === 0 && (attackFlak.includes(gun) || defenceFlak.includes(gun)));

/** §4.13 Whether a gun counter can fire another card at a battle: it lies on it, is not named elsewhere, and Flak does not do both. */
function mayFire(world: World, field: Field, battles: readonly Battle[], gun: UnitId): boolean {
  return named(battles, gun) < Math.min(ammoAt(world, field, gun), ammoLimit(world, gun)) && !keepsAway(battles, gun);
}

/** §6.4 Whether Flak can keep a card away: the enemy has aircraft there, and it neither fires nor is used elsewhere. */
function mayKeepAway(world: World, field: Field, battles: readonly Battle[], battle: Battle, role: Role, gun: UnitId): boolean {
  if (world.roster.kind[gun] !== 'flak' || keepsAway(battles, gun) || named(battles, gun) > 0) return false;
  const enemies = supportersOf(world, field, battle, role === 'attack' ? 'defence' : 'attack');
  return enemies.reduce((sum, unit) => sum + (field.air[unit] as number), 0) > gunsOf(battle, role).flak.length;
}

/** §4.13 One more card of a gun counter for a battle. */
export function nameCard(battle: Battle, role: Role, gun: UnitId): void {
  const { guns, ammo } = gunsOf(battle, role);
  const i = guns.indexOf(gun);
  if (i >= 0) ammo[i] = (ammo[i] as number) + 1;
  else {
    guns.push(gun);
    ammo.push(1);
  }
}

export const nameFlak = (battle: Battle, role: Role, gun: UnitId): void => void gunsOf(battle, role).flak.push(gun);

/** §4.13 The support one side of a battle can still be given. */
export function supports(
  world: World,
  open: Pick<Open, 'attached'>,
  field: Field,
  battles: readonly Battle[],
  battle: Battle,
  role: Role,
): { gun: number; how: 'fire' | 'flak' }[] {
  return gunsInReach(world, open, field, battle, role).flatMap((gun) => [
    ...(mayFire(world, field, battles, gun) ? [{ gun, how: 'fire' } as const] : []),
    ...(mayKeepAway(world, field, battles, battle, role, gun) ? [{ gun, how: 'flak' } as const] : []),
  ]);
}

/** §7.3 §7.4 Headquarters of the defenders, which are chased away when nobody fights for them. */
export const headquartersAmong = (world: World, units: readonly number[]): number[] =>
  units.filter((unit) => isHeadquarters(world.roster.kind[unit] as UnitKind));
