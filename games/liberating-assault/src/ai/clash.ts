import { RIVER, SWAMP, sideHas, WOODS } from '../ground.js';
import { ammoAt, firesFor } from '../rules/artillery.js';
import { boxesLeft, strengthOf } from '../rules/losses.js';
import { sideOf, unitsAt } from '../standing.js';
import { ALLIED, AT_SEA, ATTACKED, DEFENDED, TACTICS } from '../types.js';
import type { World } from '../world.js';
import type { Picture } from './picture.js';
import { promise, type Stakes } from './worth.js';

/** Counters at the hexes they would attack from, and the hex they attack. */
export interface Clash {
  readonly attackers: readonly number[];
  /** By attacker. */
  readonly from: readonly number[];
  readonly target: number;
}

/** A counter that fires and where. */
export interface Gun {
  readonly unit: number;
  readonly whom: number;
  readonly hex: number;
  readonly range: number;
  readonly cards: number;
}

/** §6.1 All guns one knows of with cards on them. */
export function gunsOf({ mind, open, field }: Picture): Gun[] {
  const { world } = mind;
  return field.ammo.flatMap((ammo, unit) => {
    const hex = field.hex[unit] as number;
    const whom = ammo > 0 && (hex >= 0 || hex === AT_SEA) ? firesFor(world, open, field, unit) : -1;
    if (whom < 0) return [];
    const { range } = world.data.tables.artillery[world.roster.kind[unit] as 'flak'];
    return [{ unit, whom, hex, range, cards: ammoAt(world, field, unit) }];
  });
}

/** What a box of a counter is worth: more where it fights well, and where there are few left. */
export function boxWorth(world: World, { field, open }: Pick<Picture, 'field' | 'open'>, unit: number): number {
  const worth = 0.4 + strengthOf(world, field, unit) / 12;
  if (sideOf(world, unit) === ALLIED && isWorn(world, field, open.attached, unit)) return worth * 2;
  return boxesLeft(world, field, unit) <= 3 ? worth * 1.3 : worth;
}

/** §10.4 A division near half its strength is to be spared: below it, it counts against the Allies. */
function isWorn(world: World, field: Picture['field'], attached: readonly number[], unit: number): boolean {
  let [now, full] = [0, 0];
  for (let other = 0; other < world.roster.allied; other++) {
    if (attached[other] !== attached[unit] || world.roster.formation[other] !== attached[unit] || !world.roster.fights[other]) continue;
    now += strengthOf(world, field, other);
    full += (world.roster.boxes[other] as readonly number[])[0] as number;
  }
  return now < full * 0.65;
}

const isFresh = (marks: number): boolean => (marks & (ATTACKED | DEFENDED)) === 0;

function cardsOf({ mind, field }: Picture, units: readonly number[], hex: number, isWooded: boolean): number {
  const { world } = mind;
  let [air, naval] = [0, 0];
  for (const unit of units) {
    if (!isFresh(field.marks[unit] as number)) continue;
    air += field.air[unit] as number;
    if (world.ground.navalZone[hex] === 1) naval |= field.naval[unit] as number;
  }
  let groups = 0;
  for (let bits = naval; bits > 0; bits &= bits - 1) groups++;
  return air * (isWooded ? 1 : 2) + groups * 6;
}

const bit = (card: (typeof TACTICS)[number]): number => 1 << TACTICS.indexOf(card);
const ANY = bit('outflank') | bit('assault');

/** §4.12 The cards one side can play, as bits. */
function maskOf(world: World, units: readonly number[], fires: number, role: 'attack' | 'defence'): number {
  const infantry = units.some((unit) => world.roster.infantry[unit]);
  const tanks = units.some((unit) => world.roster.tanks[unit]);
  let mask = ANY;
  if (fires > 0) mask |= bit('barrage');
  if (fires > 0 && infantry && tanks) mask |= bit('combined-arms');
  if (role === 'defence') mask |= bit('dig-in');
  else if (infantry) mask |= bit('infiltrate');
  return mask;
}

export interface Estimate {
  readonly difference: number;
  readonly value: number;
  /** Guns that are counted on. */
  readonly guns: readonly number[];
}

/** §4.13 §4.14 What an attack promises, as far as one can see. `spent` are guns that fire elsewhere. */
export function estimate(picture: Picture, guns: readonly Gun[], clash: Clash, ground: number, spent: ReadonlySet<number>): Estimate {
  const { mind, open, field, side } = picture;
  const { world } = mind;
  const { attackers, from, target } = clash;
  const terrain = world.ground.terrain[target] as number;
  const counting = attackers.filter((unit) => !world.roster.armoured[unit] || terrain !== SWAMP);
  const fighting = unitsAt(world, field, target).filter((unit) => world.roster.fights[unit]);
  const teams = new Set(attackers.map((unit) => open.attached[unit] as number));
  const others = new Set(unitsAt(world, field, target).map((unit) => open.attached[unit] as number));
  let [fire, answer] = [0, 0];
  const used: number[] = [];
  for (const gun of guns) {
    const isOwn = sideOf(world, gun.unit) === side;
    if (isOwn && teams.has(gun.whom) && !spent.has(gun.unit) && reaches(world, gun, target, from)) {
      fire += gun.cards;
      used.push(gun.unit);
    } else if (!isOwn && others.has(gun.whom) && gun.hex >= 0 && answers(world, gun, target, from)) answer += gun.cards;
  }
  const inWoods = from.every((hex) => hex >= 0 && world.ground.terrain[hex] === WOODS);
  const attack = total(picture, counting) + 3 * fire + cardsOf(picture, attackers, target, terrain === WOODS);
  const defence =
    total(picture, fighting) + fighting.length * bonus(world, from, target) + 3 * answer + cardsOf(picture, fighting, target, inWoods);
  const works = from.includes(AT_SEA) ? worksAt(picture, target) : 0;
  const difference = attack - defence - works;
  const stakes: Stakes = {
    attackerBox: counting.reduce((sum, unit) => sum + boxWorth(world, picture, unit), 0),
    defenderBox: fighting.reduce((sum, unit) => sum + boxWorth(world, picture, unit), 0),
    ground,
  };
  const chances = mind.chances(maskOf(world, attackers, fire, 'attack'), maskOf(world, fighting, answer, 'defence'));
  const caught = difference >= 0 ? 1 : chances.win;
  const value = caught * preyOf(picture, target, fighting.length) + promise(world, difference, chances, stakes);
  const isChase = works === 0 && !unitsAt(world, field, target).some((unit) => world.roster.fights[unit] || world.roster.guns[unit]);
  return isChase ? { difference, value: preyOf(picture, target, 0) + ground, guns: [] } : { difference, value, guns: used };
}

/** §4.22 §7.3 §7.4 What guns and headquarters without troops are worth to whoever catches them. */
function preyOf({ mind, field, open }: Picture, hex: number, troops: number): number {
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

const total = ({ mind, field }: Picture, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + strengthOf(mind.world, field, unit), 0);

function reaches(world: World, gun: Gun, target: number, from: readonly number[]): boolean {
  if (gun.hex === AT_SEA) return from.includes(AT_SEA);
  return gun.range === 0 ? from.includes(gun.hex) : world.grid.distance(gun.hex, target) <= gun.range;
}

function answers(world: World, gun: Gun, target: number, from: readonly number[]): boolean {
  if (gun.range < 2) return world.grid.distance(gun.hex, target) <= gun.range;
  return from.some((hex) => world.grid.distance(gun.hex, hex < 0 ? target : hex) <= gun.range);
}

/** §4.14 */
function bonus(world: World, from: readonly number[], target: number): number {
  const across = from.every((hex) => hex >= 0 && sideHas(world.ground, hex, target, RIVER));
  const terrain = world.ground.terrain[target] as number;
  return across || (terrain !== SWAMP && terrain > 2) ? world.data.tables.terrain.defence : 0;
}

/** §8.1 What works on a beach are likely to be worth. */
export function worksAt({ mind, open }: Picture, hex: number): number {
  const i = mind.world.ground.coastIndex[hex] as number;
  const state = i < 0 ? -2 : (open.coast[i] as number);
  if (state >= 0) return state;
  if (state === -2) return 0;
  const { counters } = mind.world.data.tables.coast;
  const left = open.coastBag.reduce((sum, count) => sum + count, 0);
  return left === 0 ? 0 : open.coastBag.reduce((sum, count, kind) => sum + count * (counters[kind]?.strength ?? 0), 0) / left;
}
