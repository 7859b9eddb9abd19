import type { UnitId } from '@bocage/kernel';
import { sideOf, unitsAt } from '../occupancy.js';
import { AT_SEA, type Battle, type Field, type Open } from '../types.js';
import type { World } from '../world.js';
import { formationOf } from './fuel.js';
import type { Role } from './tactics.js';

export type GunKind = 'werfer' | 'flak' | 'artillery' | 'corps-artillery';

const kindOf = (world: World, unit: UnitId): GunKind => world.roster.kind[unit] as GunKind;

/** §4.3 §6.2 How many ammo cards may lie on a gun counter, none on others. */
export const ammoLimit = (world: World, unit: UnitId): number =>
  world.roster.guns[unit] ? world.data.tables.artillery[kindOf(world, unit)].cards : 0;

/** §6.3 Cards a corps’ guns can fire in a turn. */
export const corpsShells = (world: World): number => world.data.tables.artillery['corps-artillery'].cards;

const unitsOf = (battle: Battle, role: Role): readonly number[] => (role === 'attack' ? battle.attackers : battle.defenders);

/** §6.1 §6.2 §6.3 Whom a gun counter may fire for: its division, or the one that has the corps’ permission card. */
export function firesFor(world: World, open: Pick<Open, 'attached'>, field: Pick<Field, 'permit'>, gun: UnitId): number {
  return kindOf(world, gun) === 'corps-artillery' ? (field.permit[gun] as number) : formationOf(open, gun);
}

/** §6.2 Whether a gun counter reaches a battle. Attackers from the sea are fired at on the beach. */
function inRange(world: World, field: Field, battle: Battle, role: Role, gun: UnitId): boolean {
  const at = field.hex[gun] as number;
  if (at === AT_SEA) return role === 'attack' && battle.attackers.some((unit) => field.hex[unit] === AT_SEA);
  if (at < 0) return false;
  const kind = kindOf(world, gun);
  const own = role === 'attack' ? battle.attackers.map((unit) => field.hex[unit] as number) : [battle.target];
  // §6.1 §6.4 §6.5 Werfer and Flak serve those they stand with.
  if (kind === 'flak' || kind === 'werfer') return own.includes(at);
  const { range } = world.data.tables.artillery[kind];
  if (role === 'attack') return world.grid.distance(at, battle.target) <= range;
  const ashore = battle.attackers.map((unit) => field.hex[unit] as number).filter((hex) => hex >= 0);
  return (ashore.length > 0 ? ashore : [battle.target]).some((hex) => world.grid.distance(at, hex) <= range);
}

/** §6.2 Gun counters that may take part in a battle on one side, with cards or without, in order of their numbers. */
export function gunsInReach(world: World, open: Pick<Open, 'attached'>, field: Field, battle: Battle, role: Role): number[] {
  const units = unitsOf(battle, role);
  const formations = new Set(units.map((unit) => formationOf(open, unit)));
  const side = role === 'attack' ? battle.side : 1 - battle.side;
  return world.roster.guns.flatMap((isGun, gun) => {
    if (!isGun || sideOf(world, gun) !== side) return [];
    const whom = firesFor(world, open, field, gun);
    return whom >= 0 && formations.has(whom) && inRange(world, field, battle, role, gun) ? [gun] : [];
  });
}

/** §4.12 Whether guns of a side are present in a battle, with cards or without: in reach of it, or in the hexes it is fought in. */
export function hasArtillery(world: World, open: Pick<Open, 'attached'>, field: Field, battle: Battle, role: Role): boolean {
  if (gunsInReach(world, open, field, battle, role).length > 0) return true;
  const hexes = role === 'attack' ? battle.attackers.map((unit) => field.hex[unit] as number) : [battle.target];
  return hexes.some((hex) => hex >= 0 && unitsAt(world, field, hex).some((unit) => world.roster.guns[unit]));
}

/** §2.2 §6.2 How many cards a gun counter can still fire at a battle: those that lie on it, up to its limit. */
export const ammoAt = (world: World, field: Pick<Field, 'ammo'>, gun: UnitId): number =>
  Math.min(field.ammo[gun] as number, ammoLimit(world, gun));

/** §6.5 How many Flak counters fire for the defence: each costs an armoured attacker a box. */
export const flakFiring = (world: World, { defenceGuns, defenceAmmo }: Battle): number =>
  defenceGuns.filter((gun, i) => kindOf(world, gun) === 'flak' && (defenceAmmo[i] as number) > 0).length;
