import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { RIVER, SWAMP, sideHas, WOODS } from '../ground.js';
import { sideOf, unitsAt } from '../occupancy.js';
import { boxesLeft, strengthOf } from '../rules/losses.js';
import { ALLIED, AT_SEA, TACTICS } from '../types.js';
import type { World } from '../world.js';
import { type Fire, fireAt, type Gun } from './guns.js';
import { type Picture, strengthIn } from './picture.js';
import { promise, type Stakes } from './worth.js';

/** Counters at the hexes they would attack from, and the hex they attack. */
export interface Clash {
  readonly attackers: readonly number[];
  /** By attacker. */
  readonly from: readonly number[];
  readonly target: number;
}

/** What a box of a counter is worth: more where it fights well, and where there are few left. */
export function boxWorth(world: World, { field, open }: Pick<Picture, 'field' | 'open'>, unit: UnitId): number {
  const worth = 0.4 + strengthOf(world, field, unit) / 12;
  if (sideOf(world, unit) === ALLIED && isWorn(world, field, open.attached, unit)) return worth * 2;
  return boxesLeft(world, field, unit) <= 3 ? worth * 1.3 : worth;
}

/** §10.4 A division near half its strength is to be spared: below it, it counts against the Allies. */
function isWorn(world: World, field: Picture['field'], attached: readonly number[], unit: UnitId): boolean {
  let [now, full] = [0, 0];
  for (let other = 0; other < world.roster.allied; other++) {
    if (attached[other] !== attached[unit] || world.roster.formation[other] !== attached[unit] || !world.roster.fights[other]) continue;
    now += strengthOf(world, field, other);
    full += (world.roster.boxes[other] as readonly number[])[0] as number;
  }
  return now < full * 0.65;
}

function cardsOf({ mind, field }: Picture, units: readonly number[], hex: HexId, isWooded: boolean): number {
  const { world } = mind;
  let [air, naval] = [0, 0];
  for (const unit of units) {
    air += field.air[unit] as number;
    if (world.ground.navalZone[hex] === 1) naval |= field.naval[unit] as number;
  }
  let groups = 0;
  for (let bits = naval; bits > 0; bits &= bits - 1) groups++;
  return air * (isWooded ? 1 : 2) + groups * 6;
}

/** §4.13 Everybody in the hexes an attack is made from, as far as he is there already, lends it his aircraft and ships. */
function supporters({ mind, field }: Picture, attackers: readonly number[], from: readonly number[]): readonly number[] {
  const others = [...new Set(from)].flatMap((hex) => (hex < 0 ? [] : unitsAt(mind.world, field, hex)));
  return [...new Set([...attackers, ...others])];
}

const bit = (card: (typeof TACTICS)[number]): number => 1 << TACTICS.indexOf(card);
const ANY = bit('outflank') | bit('assault');

/** §4.12 The cards one side can play, as bits. */
function maskOf(world: World, units: readonly number[], fires: number, hasGuns: boolean, role: 'attack' | 'defence'): number {
  const infantry = units.some((unit) => world.roster.infantry[unit]);
  const tanks = units.some((unit) => world.roster.tanks[unit]);
  let mask = ANY;
  if (hasGuns) mask |= bit('barrage');
  if (fires > 0 && infantry && tanks) mask |= bit('combined-arms');
  if (role === 'defence') mask |= bit('dig-in');
  else if (infantry) mask |= bit('infiltrate');
  return mask;
}

/** §2.2 */
const SHELL = 3;

export interface Estimate {
  readonly difference: number;
  readonly value: number;
  /** Guns that are counted on. */
  readonly guns: readonly number[];
}

/** §4.13 §4.14 By how much the attack is stronger, as far as one can see. */
function differenceOf(picture: Picture, { attackers, from, target }: Clash, fighting: readonly number[], { cards, answer }: Fire): number {
  const { world } = picture.mind;
  const isWooded = world.ground.terrain[target] === WOODS;
  const inWoods = from.every((hex) => hex >= 0 && world.ground.terrain[hex] === WOODS);
  const counting = attackers.filter((unit) => counts(world, unit, target));
  const attack = strengthIn(picture, counting) + SHELL * cards + cardsOf(picture, supporters(picture, attackers, from), target, isWooded);
  const ground = fighting.length * bonus(world, from, target);
  const defence = strengthIn(picture, fighting) + ground + SHELL * answer + cardsOf(picture, fighting, target, inWoods);
  return attack - defence - (from.includes(AT_SEA) ? worksAt(picture, target) : 0);
}

/** §1.3 */
const counts = (world: World, unit: UnitId, target: number): boolean =>
  !world.roster.armoured[unit] || world.ground.terrain[target] !== SWAMP;

/** What an attack promises. `spent` are guns that fire elsewhere. */
export function estimate(picture: Picture, guns: readonly Gun[], clash: Clash, ground: number, spent: ReadonlySet<number>): Estimate {
  const { mind, open, field, side } = picture;
  const { world } = mind;
  const { attackers, from, target } = clash;
  const there = unitsAt(world, field, target);
  const fighting = there.filter((unit) => world.roster.fights[unit]);
  const teamsOf = (units: readonly number[]): ReadonlySet<number> => new Set(units.map((unit) => open.attached[unit] as number));
  const fire = fireAt(world, guns, side, teamsOf(attackers), teamsOf(there), clash, spent);
  const difference = differenceOf(picture, clash, fighting, fire);
  const prey = preyOf(picture, target, fighting.length);
  const isGuarded = there.some((unit) => world.roster.fights[unit] || world.roster.guns[unit]);
  if (!isGuarded && !(from.includes(AT_SEA) && worksAt(picture, target) > 0)) return { difference, value: prey + ground, guns: [] };
  const boxes = (units: readonly number[]): number => units.reduce((sum, unit) => sum + boxWorth(world, picture, unit), 0);
  const stakes: Stakes = {
    attackerBox: boxes(attackers.filter((unit) => counts(world, unit, target))),
    defenderBox: boxes(fighting),
    ground,
  };
  const isGunned = (hexes: readonly number[]): boolean =>
    hexes.some((hex) => hex >= 0 && unitsAt(world, field, hex).some((unit) => world.roster.guns[unit]));
  const chances = mind.chances(
    maskOf(world, attackers, fire.cards, fire.isThere || isGunned(from), 'attack'),
    maskOf(world, fighting, fire.answer, fire.answers || isGunned([target]), 'defence'),
  );
  const caught = difference >= 0 ? 1 : chances.win;
  return { difference, value: caught * prey + promise(world, difference, chances, stakes), guns: fire.guns };
}

/** §4.22 §7.3 §7.4 What guns and headquarters without troops are worth to whoever catches them. */
function preyOf({ mind, field, open }: Picture, hex: HexId, troops: number): number {
  const { world } = mind;
  if (troops > 0) return 0;
  return unitsAt(world, field, hex).reduce((sum, unit) => {
    if (world.roster.guns[unit]) return sum + 6;
    if (world.roster.kind[unit] === 'corps-hq') return sum + 6;
    const leads = open.attached.some(
      (own, other) => own === open.attached[unit] && world.roster.fights[other] && (field.hex[other] as number) >= 0,
    );
    return sum + (leads ? 3 : 0);
  }, 0);
}

/** §4.14 */
function bonus(world: World, from: readonly number[], target: number): number {
  const across = from.every((hex) => hex >= 0 && sideHas(world.ground, hex, target, RIVER));
  const terrain = world.ground.terrain[target] as number;
  return across || (terrain !== SWAMP && terrain > 2) ? world.data.tables.terrain.defence : 0;
}

/** §8.1 What works on a beach are likely to be worth. */
function worksAt({ mind, open }: Picture, hex: HexId): number {
  const i = mind.world.ground.coastIndex[hex] as number;
  const state = i < 0 ? -2 : (open.coast[i] as number);
  if (state >= 0) return state;
  if (state === -2) return 0;
  const { counters } = mind.world.data.tables.coast;
  const left = open.coastBag.reduce((sum, count) => sum + count, 0);
  return left === 0 ? 0 : open.coastBag.reduce((sum, count, kind) => sum + count * (counters[kind]?.strength ?? 0), 0) / left;
}
