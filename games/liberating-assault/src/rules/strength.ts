import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { BOCAGE, CITY, RIVER, SWAMP, sideHas, WOODS } from '../ground.js';
import { unitsAt } from '../occupancy.js';
import type { Battle, Field, Open } from '../types.js';
import type { World } from '../world.js';
import { coastStrength, isFromSea } from './coast.js';
import { strengthOf, totalOf } from './losses.js';
import type { Role } from './tactics.js';

/** One line of a reckoning. */
export interface Part {
  readonly what: 'units' | 'ammo' | 'air' | 'naval' | 'terrain' | 'funnies' | 'coast';
  readonly value: number;
  readonly section: string;
}

/** What of the open state a reckoning needs. */
export type OpenForStrength = Pick<Open, 'turn' | 'coast' | 'coastTactic' | 'coastBag'>;

export const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { value }) => sum + value, 0);

const NAVAL_GROUPS = [0, 1, 2, 3, 4];

/** §1.3 Armour neither counts nor suffers when it attacks into swamp. */
export const countsInAttack = (world: World, battle: Battle, unit: UnitId): boolean =>
  !world.roster.armoured[unit] || world.ground.terrain[battle.target] !== SWAMP;

/** §2.3 §2.5 §4.13 Whose aircraft and ships help a side: of all who stand in the hexes it fights from, in every battle these take part in. */
export function supportersOf(world: World, field: Field, { attackers, defenders }: Battle, role: Role): readonly number[] {
  if (role === 'defence') return defenders;
  const hexes = new Set(attackers.map((unit) => field.hex[unit] as number).filter((hex) => hex >= 0));
  const afloat = attackers.filter((unit) => (field.hex[unit] as number) < 0);
  return [...afloat, ...[...hexes].flatMap((hex) => unitsAt(world, field, hex))];
}

const cardsOn = (field: Field, column: 'air' | 'funnies', units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + (field[column][unit] as number), 0);

/** §2.5 Two cards for each group, inside the marked zone only. */
function navalCards(world: World, field: Field, units: readonly number[], hex: HexId): number {
  if (world.ground.navalZone[hex] !== 1) return 0;
  const bits = units.reduce((all, unit) => all | (field.naval[unit] as number), 0);
  return NAVAL_GROUPS.filter((group) => (bits & (1 << group)) !== 0).length * world.data.cards.naval.cards;
}

const worth = (world: World, card: string): number => world.data.cards.resources.find(({ id }) => id === card)?.worth ?? 0;

/** §1.5 §2.3 §6.4 Two for each card that Flak does not keep away, one where the enemy is in woods. */
function airValue(world: World, cards: number, flak: number, inWoods: boolean): number {
  return Math.max(0, cards - flak) * (inWoods ? world.data.cards.air.worthInWoods : worth(world, 'air'));
}

const ammoValue = (world: World, ammo: readonly number[]): number => ammo.reduce((sum, cards) => sum + cards, 0) * worth(world, 'ammo');

/** §1.4 §1.5 §1.6 §4.14 Three for each defending regiment, once, whatever of the kinds there is; a river only if all attack across it. */
export function terrainBonus(world: World, field: Field, battle: Battle): number {
  const terrain = world.ground.terrain[battle.target] as number;
  const across = battle.attackers.every((unit) => {
    const from = field.hex[unit] as number;
    return from >= 0 && sideHas(world.ground, from, battle.target, RIVER);
  });
  return [CITY, BOCAGE, WOODS].includes(terrain) || across ? world.data.tables.terrain.defence : 0;
}

/** §4.13 §2.4 What the attack is worth, line by line. */
export function attackParts(world: World, open: OpenForStrength, field: Field, battle: Battle): readonly Part[] {
  const { target, attackers } = battle;
  const counting = attackers.filter((unit) => countsInAttack(world, battle, unit));
  const inWoods = world.ground.terrain[target] === WOODS;
  const supporters = supportersOf(world, field, battle, 'attack');
  const isAssault = open.turn === 1 && isFromSea(field, battle);
  return lines([
    { what: 'units', value: totalOf(world, field, counting), section: '4.13' },
    { what: 'ammo', value: ammoValue(world, battle.attackAmmo), section: '2.2' },
    { what: 'air', value: airValue(world, cardsOn(field, 'air', supporters), battle.defenceFlak.length, inWoods), section: '2.3' },
    { what: 'naval', value: navalCards(world, field, supporters, target) * worth(world, 'naval-a'), section: '2.5' },
    { what: 'funnies', value: isAssault ? cardsOn(field, 'funnies', attackers) * worth(world, 'funnies') : 0, section: '2.4' },
  ]);
}

/** §4.13 What the defence is worth, line by line. */
export function defenceParts(world: World, open: OpenForStrength, field: Field, battle: Battle): readonly Part[] {
  const { target, attackers, defenders } = battle;
  const fighting = defenders.filter((unit) => world.roster.fights[unit]);
  const inWoods = attackers.every((unit) => (field.hex[unit] as number) >= 0 && world.ground.terrain[field.hex[unit] as number] === WOODS);
  return lines([
    { what: 'units', value: fighting.reduce((sum, unit) => sum + strengthOf(world, field, unit), 0), section: '4.13' },
    { what: 'coast', value: coastStrength(world, open, field, battle), section: '8.1' },
    { what: 'terrain', value: fighting.length * terrainBonus(world, field, battle), section: '4.14' },
    { what: 'ammo', value: ammoValue(world, battle.defenceAmmo), section: '2.2' },
    { what: 'air', value: airValue(world, cardsOn(field, 'air', defenders), battle.attackFlak.length, inWoods), section: '2.3' },
    { what: 'naval', value: navalCards(world, field, defenders, target) * worth(world, 'naval-a'), section: '2.5' },
  ]);
}

const lines = (parts: readonly Part[]): readonly Part[] => parts.filter(({ value }) => value !== 0);
