import { BOCAGE, CITY, RIVER, SWAMP, sideHas, WOODS } from '../ground.js';
import { ATTACKED, type Battle, DEFENDED, type Field, type Open } from '../types.js';
import type { World } from '../world.js';
import { coastStrength, isFromSea } from './coast.js';
import { strengthOf, totalOf } from './losses.js';

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
export const countsInAttack = (world: World, battle: Battle, unit: number): boolean =>
  !world.roster.armoured[unit] || world.ground.terrain[battle.target] !== SWAMP;

/** §4.13 A card counts in the first battle its counter fights in a turn. */
const isFresh = (field: Pick<Field, 'marks'>, unit: number): boolean => ((field.marks[unit] as number) & (ATTACKED | DEFENDED)) === 0;

function cardsOn(field: Field, column: 'air' | 'funnies', units: readonly number[]): number {
  return units.reduce((sum, unit) => sum + (isFresh(field, unit) ? (field[column][unit] as number) : 0), 0);
}

/** §2.5 Two cards for each group, inside the marked zone only. */
function navalCards(world: World, field: Field, units: readonly number[], hex: number): number {
  if (world.ground.navalZone[hex] !== 1) return 0;
  const bits = units.reduce((all, unit) => (isFresh(field, unit) ? all | (field.naval[unit] as number) : all), 0);
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
  const isAssault = open.turn === 1 && isFromSea(field, battle);
  return lines([
    { what: 'units', value: totalOf(world, field, counting), section: '4.13' },
    { what: 'ammo', value: ammoValue(world, battle.attackAmmo), section: '2.2' },
    { what: 'air', value: airValue(world, cardsOn(field, 'air', attackers), battle.defenceFlak.length, inWoods), section: '2.3' },
    { what: 'naval', value: navalCards(world, field, attackers, target) * worth(world, 'naval-a'), section: '2.5' },
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
