import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { BEACH, HILL, WATER, WAY } from '../ground.js';
import { unitsAt } from '../occupancy.js';
import { ARMOR, ARTILLERY, GARRISON, sideOf, WEAPON } from '../roster.js';
import { AFLOAT, ASSAULTED, type AssaultFrame, type BattleFrame, enemyOf, type Open, type Side, UNRELEASED } from '../types.js';
import type { World } from '../world.js';
import { advantagesOf } from './advantages.js';
import { facesTo } from './arcs.js';
import { letterOf, shifted } from './crt.js';
import { type Cited, multiplierOf, sumOf } from './defence.js';
import { isWalled } from './terrain-costs.js';
import { effectiveFactor, hasMark, hexOf, isDisrupted, isOnMap, protectionFactor } from './units.js';

/** Guns: they do not assault (§10.3.1), and defend with their protection factor (§10.3.3). */
export function isGun({ roster }: World, unit: UnitId): boolean {
  const kind = roster.kind[unit];
  return kind === ARTILLERY || kind === WEAPON;
}

const HELD = AFLOAT | UNRELEASED | ASSAULTED;

/** Why a unit cannot assault a hex next to it; undefined when it can. */
export type NoAssault = 'no-assault' | 'assaulted' | 'disrupted' | 'not-adjacent' | 'facing' | 'wall' | 'armor-off-beach';

/** §10.3.1 §10.3.3 §10.6.3 §6.3.6 §6.2.9 R28 R29 */
export function whyNoAssault(world: World, open: Open, unit: UnitId, target: HexId): NoAssault | undefined {
  const { roster, grid } = world;
  if (!isOnMap(open, unit) || isGun(world, unit) || roster.kind[unit] === GARRISON) return 'no-assault';
  if (isDisrupted(open, unit)) return 'disrupted';
  if (hasMark(open, unit, HELD)) return 'assaulted';
  const from = hexOf(open, unit);
  const direction = grid.directionTo(from, target);
  if (direction < 0) return 'not-adjacent';
  if (!facesTo(world, open, unit, target)) return 'facing';
  if (isWalled(world, open, from * 6 + direction)) return 'wall';
  return isHeldByBluff(world, unit, from, direction, target) ? 'armor-off-beach' : undefined;
}

/** §6.2.9 Armor gets from a beach onto a hill by a way only. */
function isHeldByBluff({ roster, ground }: World, unit: UnitId, from: number, direction: number, target: HexId): boolean {
  if (roster.kind[unit] !== ARMOR || ground.terrain[from] !== BEACH || ground.under[target] !== HILL) return false;
  return ((ground.sides[from * 6 + direction] as number) & WAY) === 0;
}

/** §10.3.3 Units of a side that could assault a hex. */
export function assaultersOf(world: World, open: Open, side: Side, target: HexId): UnitId[] {
  const found: number[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const from = world.grid.neighbour(target, direction);
    if (from < 0) continue;
    for (const unit of unitsAt(world, open, from))
      if (sideOf(world.roster, unit) === side && whyNoAssault(world, open, unit, target) === undefined) found.push(unit);
  }
  return found.sort((a, b) => a - b);
}

/** §10.3.3 Whether anybody could. */
export function canBeAssaulted(world: World, open: Open, side: Side, target: HexId): boolean {
  const { first, next } = world.occupancies.of(open);
  for (let direction = 0; direction < 6; direction++) {
    const from = world.grid.neighbour(target, direction);
    if (from < 0) continue;
    for (let unit = first[from] as number; unit >= 0; unit = next[unit] as number)
      if (sideOf(world.roster, unit) === side && whyNoAssault(world, open, unit, target) === undefined) return true;
  }
  return false;
}

/** Who defends a hex: all in it, garrisons too (§10.3.3). */
export const defendersIn = (world: World, open: Open, side: Side, hex: HexId): UnitId[] =>
  unitsAt(world, open, hex).filter((unit) => sideOf(world.roster, unit) !== side && !hasMark(open, unit, AFLOAT));

export type Assault = Pick<AssaultFrame, 'side' | 'target' | 'attackers'> & Pick<BattleFrame, 'kind'>;

/** §10.3.4 What an assault adds up to. `letter` −1: below the table, one attacking stack is disrupted (§10.3.4 e). */
export interface AssaultOdds {
  readonly attack: readonly Cited[];
  readonly defence: readonly Cited[];
  readonly differential: number;
  readonly letter: number;
  readonly shifts: readonly Cited[];
}

/** §10.3.4 a Half across a stream or canal, whoever else attacks from where. */
function attackFactor(world: World, open: Open, { kind, target }: Assault, unit: UnitId): Cited {
  const factor = effectiveFactor(world.roster, open, unit);
  const from = hexOf(open, unit);
  const direction = kind === 'assault' ? world.grid.directionTo(from, target) : -1;
  const across = direction >= 0 && ((world.ground.sides[from * 6 + direction] as number) & WATER) !== 0;
  const value = across ? Math.floor((factor * world.data.tables.sides.assaultAcross) / 2) : factor;
  return { label: '', value, section: across ? '10.3.4' : '10.3.3', unit };
}

/** §10.3.4 b §10.3.4 c §13.3.4 Whoever came into the hex by a retreat defends it too (§10.5.5). */
function defenceFactor(world: World, open: Open, unit: UnitId, times: number): Cited {
  const { roster } = world;
  const factor = isGun(world, unit) ? protectionFactor(roster, open, unit) : effectiveFactor(roster, open, unit);
  return { label: '', value: factor * times, section: '10.3.4', unit };
}

/** §10.3.4 b §10.3.4 c What each of those in a hex brings to its defence against assault. */
export function defenceIn(world: World, open: Open, side: Side, target: HexId): Cited[] {
  const times = multiplierOf(world, open, target, enemyOf(side), 'assault');
  return defendersIn(world, open, side, target).map((unit) => defenceFactor(world, open, unit, times));
}

/** §10.1.1 §10.3.4 */
export function assaultOdds(world: World, open: Open, assault: Assault, support: readonly Cited[]): AssaultOdds {
  const { side, target, attackers } = assault;
  const defenders = defendersIn(world, open, side, target);
  const attack = attackers.map((unit) => attackFactor(world, open, assault, unit));
  const defence = defenceIn(world, open, side, target);
  const differential = sumOf(attack) - sumOf(defence);
  const protection = Math.max(0, ...defenders.map((unit) => protectionFactor(world.roster, open, unit)));
  const shifts = [...advantagesOf(world, open, assault, defenders), ...support];
  const letter = letterOf(world, 'closeAssault', differential, protection);
  return { attack, defence, differential, letter: letter < 0 ? -1 : shifted(letter, sumOf(shifts)), shifts };
}

/** §10.3.5 The attackers of one hex are a stack (R29). */
export const stacksOf = (open: Open, attackers: readonly UnitId[]): HexId[] =>
  [...new Set(attackers.map((unit) => hexOf(open, unit)))].sort((a, b) => a - b);
