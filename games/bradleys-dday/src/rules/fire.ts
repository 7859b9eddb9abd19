import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { UNLIMITED } from '../data/shapes.js';
import { holderOf, unitsAt } from '../occupancy.js';
import { ARMOR, ARTILLERY, GARRISON, HQ, INFANTRY, sideOf, WEAPON } from '../roster.js';
import { AFLOAT, ALLIED, enemyOf, FIRED, type Open, type Side, UNRELEASED, type VolleyFrame } from '../types.js';
import type { World } from '../world.js';
import { facesTo } from './arcs.js';
import { isCommanded } from './command.js';
import { type Line, letterOf, shifted } from './crt.js';
import { type Cited, multiplierOf, sumOf } from './defence.js';
import { isInSight } from './sight.js';
import { isWalled } from './terrain-costs.js';
import { effectiveFactor, hasMark, hexOf, isOnMap, protectionFactor } from './units.js';

/** §10.2.7 The kinds of fire. */
export type FireKind = Exclude<Line, 'closeAssault' | 'mixed'>;

export function fireKindOf({ roster }: World, unit: UnitId): FireKind | undefined {
  const kind = roster.kind[unit];
  if (kind === ARTILLERY) return 'bombardment';
  if (kind === ARMOR || kind === WEAPON) return 'directGun';
  return kind === INFANTRY ? 'smallArms' : undefined;
}

/** Why a unit cannot fire at a hex; undefined when it can. */
export type NoFire = 'no-fire' | 'fired' | 'held' | 'range' | 'facing' | 'wall' | 'sight' | 'command';

const HELD = AFLOAT | UNRELEASED;

/** §10.2.3 §10.2.7 §16.2 R22 R27 */
export function whyNot(world: World, open: Open, unit: UnitId, target: HexId): NoFire | undefined {
  return whyNotNow(world, open, unit) ?? whyNotAt(world, open, unit, target) ?? whyNotLed(world, open, unit);
}

/** §10.2.3 */
function whyNotNow(world: World, open: Open, unit: UnitId): NoFire | undefined {
  if (fireKindOf(world, unit) === undefined || !isOnMap(open, unit)) return 'no-fire';
  if (hasMark(open, unit, FIRED)) return 'fired';
  return hasMark(open, unit, HELD) ? 'held' : undefined;
}

/** §10.2.7 R22 R27 Range, front, walls and sight. */
function whyNotAt(world: World, open: Open, unit: UnitId, target: HexId): NoFire | undefined {
  const { roster, grid } = world;
  const from = hexOf(open, unit);
  const distance = grid.distance(from, target);
  if (distance > (roster.reach[unit] as number)) return 'range';
  if (!facesTo(world, open, unit, target)) return 'facing';
  if (roster.kind[unit] !== ARTILLERY) {
    if (distance === 1 && isWalled(world, open, from * 6 + grid.directionTo(from, target))) return 'wall';
    if (distance > 1 && !isInSight(world, from, target)) return 'sight';
  }
  return undefined;
}

/** §16.2 */
const whyNotLed = (world: World, open: Open, unit: UnitId): NoFire | undefined =>
  needsCommand(world, unit) && !isCommanded(world, open, unit) ? 'command' : undefined;

/** §16.2.1 §16.2.2 All artillery; of the direct guns the Allied tanks and anti-tank guns only. */
export function needsCommand({ roster }: World, unit: UnitId): boolean {
  if (roster.kind[unit] === ARTILLERY) return true;
  const gun = roster.kind[unit] === ARMOR || roster.type[unit] === 'anti-tank';
  return gun && sideOf(roster, unit) === ALLIED;
}

/** §10.2.7 a §10.6.1 R12 R13 What a unit's fire is worth at a distance: artillery beyond half its range half, rounded down. */
export function fireFactor(world: World, open: Open, unit: UnitId, target: HexId): number {
  const factor = effectiveFactor(world.roster, open, unit);
  if (world.roster.kind[unit] !== ARTILLERY) return factor;
  const range = world.roster.range[unit] as number;
  const distance = world.grid.distance(hexOf(open, unit), target);
  return range !== UNLIMITED && 2 * distance > range ? Math.floor(factor / 2) : factor;
}

/** §10.2.2 §13.3.5 R21 Enemy units in a hex that can be fired at: garrisons cannot. */
export function targetsIn(world: World, open: Open, side: Side, hex: HexId): UnitId[] {
  if (holderOf(world, open, hex) !== enemyOf(side)) return [];
  return unitsAt(world, open, hex).filter((unit) => isTarget(world, open, unit));
}

const isTarget = ({ roster }: World, open: Open, unit: UnitId): boolean => roster.kind[unit] !== GARRISON && !hasMark(open, unit, AFLOAT);

/** §10.2.2 §13.3.5 Whether there is anybody in a hex that can be fired at. */
export function hasTarget(world: World, open: Open, side: Side, hex: HexId): boolean {
  const { first, next, side: holders } = world.occupancies.of(open);
  if (holders[hex] !== enemyOf(side)) return false;
  for (let unit = first[hex] as number; unit >= 0; unit = next[unit] as number) if (isTarget(world, open, unit)) return true;
  return false;
}

/** §10.2.7 b */
export const isArmor = ({ roster }: World, unit: UnitId): boolean => roster.kind[unit] === ARMOR;

/** §10.2.7 b Guns that may single out armor. */
export function maySingleOut({ roster }: World, unit: UnitId): boolean {
  return roster.kind[unit] === ARMOR || (roster.kind[unit] === WEAPON && roster.type[unit] !== 'rocket');
}

/** §10.2.7 b Whom an attack is aimed at. */
export const aimedAt = (world: World, open: Open, { side, target, armorOnly }: Volley): UnitId[] =>
  targetsIn(world, open, side, target).filter((unit) => armorOnly === 0 || isArmor(world, unit));

export type Volley = Pick<VolleyFrame, 'side' | 'target' | 'firers' | 'asp' | 'armorOnly'>;

/** §10.2.7 d §11.0 §11.1.1 One kind of fire alone, or mixed; support points are artillery. */
export function lineOf(world: World, { firers, asp }: { readonly firers: readonly UnitId[]; readonly asp: number }): Line {
  let line: FireKind | undefined = asp > 0 ? 'bombardment' : undefined;
  for (const unit of firers) {
    const kind = fireKindOf(world, unit);
    if (line !== undefined && kind !== line) return 'mixed';
    line = kind;
  }
  return line ?? 'mixed';
}

/** §10.2.8 Steps a to f: what an attack adds up to. `letter` −1: below the table, no effect. */
export interface FireOdds {
  readonly attack: readonly Cited[];
  readonly defence: readonly Cited[];
  readonly line: Line;
  readonly differential: number;
  readonly letter: number;
  readonly shifts: readonly Cited[];
}

/** §10.2.8 What stands against an attack: the protection of all it is aimed at as it counts, and the highest of them. */
export interface Aim {
  readonly defence: number;
  readonly highest: number;
}

/** §10.2.8 Of those in a hex, or of its armor alone. */
export function aimOf(world: World, open: Open, volley: Volley): Aim {
  const times = multiplierOf(world, open, volley.target, enemyOf(volley.side), 'fire');
  let [defence, highest] = [0, 0];
  for (const unit of aimedAt(world, open, volley)) {
    const factor = protectionFactor(world.roster, open, unit);
    defence += factor * times;
    highest = Math.max(highest, factor);
  }
  return { defence, highest };
}

/** §10.2.8 The letter of an attack with so many factors, −1 below the table. */
export function fireLetter(world: World, line: Line, attack: number, { defence, highest }: Aim, shift: number): number {
  const letter = letterOf(world, line, attack - defence, highest);
  return letter < 0 ? -1 : shifted(letter, shift);
}

/** §10.2.7 b What singling out armor shifts. */
export const armorShift = ({ data }: World, armorOnly: number): number => (armorOnly === 1 ? data.tables.shifts.gunsAtArmor : 0);

/** §10.1 §10.1.1 §10.1.5 §10.2.6 §10.2.8 Combat against protection factors of all that are aimed at; the highest of them once more for the letter. */
export function fireOdds(world: World, open: Open, volley: Volley, support: readonly Cited[]): FireOdds {
  const { target, firers, asp, side } = volley;
  const attack: Cited[] = firers.map((unit) => ({
    label: '',
    value: fireFactor(world, open, unit, target),
    section: sectionOf(world, unit),
    unit,
  }));
  if (asp > 0) attack.push({ label: 'support-points', value: asp, section: '11.1.1' });
  const times = multiplierOf(world, open, target, enemyOf(side), 'fire');
  const aimed = aimedAt(world, open, volley);
  const factors = aimed.map((unit) => protectionFactor(world.roster, open, unit));
  const defence = aimed.map((unit, i) => ({ label: '', value: (factors[i] as number) * times, section: '10.2.8', unit }));
  const differential = sumOf(attack) - sumOf(defence);
  const line = lineOf(world, volley);
  const shifts: Cited[] =
    volley.armorOnly === 1 ? [{ label: 'guns-at-armor', value: world.data.tables.shifts.gunsAtArmor, section: '10.2.7' }] : [];
  shifts.push(...support);
  const aim = { defence: sumOf(defence), highest: Math.max(0, ...factors) };
  return { attack, defence, line, differential, letter: fireLetter(world, line, sumOf(attack), aim, sumOf(shifts)), shifts };
}

const sectionOf = ({ roster }: World, unit: UnitId): string => (roster.kind[unit] === HQ ? '16.1' : '10.2.7');

/** §10.2.7 Units of a side that could join an attack on a hex. */
export function firersAt(world: World, open: Open, side: Side, target: HexId): UnitId[] {
  const found: number[] = [];
  const end = side === ALLIED ? world.roster.allied : world.roster.units;
  for (let unit = side === ALLIED ? 0 : world.roster.allied; unit < end; unit++)
    if (isOnMap(open, unit) && whyNot(world, open, unit, target) === undefined) found.push(unit);
  return found;
}

/** §10.2.7 The same of those who are known to be ready. */
export const reaching = (world: World, open: Open, ready: readonly number[], target: HexId): UnitId[] =>
  ready.filter((unit) => whyNotAt(world, open, unit, target) === undefined);

/** §10.2.3 §16.2 Units of a side that can still fire in this segment, wherever they reach: what is asked once for many targets. */
export function readyToFire(world: World, open: Open, side: Side): UnitId[] {
  const found: number[] = [];
  const end = side === ALLIED ? world.roster.allied : world.roster.units;
  for (let unit = side === ALLIED ? 0 : world.roster.allied; unit < end; unit++)
    if (whyNotNow(world, open, unit) === undefined && whyNotLed(world, open, unit) === undefined) found.push(unit);
  return found;
}

/** §10.2.7 Whether any of those who are ready reaches a hex. */
export function reachesAny(world: World, open: Open, ready: readonly number[], target: HexId): boolean {
  for (const unit of ready) if (whyNotAt(world, open, unit, target) === undefined) return true;
  return false;
}
