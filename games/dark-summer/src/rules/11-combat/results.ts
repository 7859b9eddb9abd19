import type { CombatResult } from '../../data/shapes.js';
import { BOCAGE, CITY } from '../../ground.js';
import { isOpenBeach, sideOf, unitsAt } from '../../occupancy.js';
import { type Command, GERMAN, GERMANS, hexOf, type Open } from '../../types.js';
import type { World } from '../../world.js';

/** A printed result as it is taken; `-` where the defender shrugs it off. */
export type TakenResult = CombatResult | '-';

export interface ResultCase {
  readonly target: number;
  readonly attackers: readonly number[];
  readonly round: 'wave1' | 'wave2' | 'other';
  readonly carpet: boolean;
}

const isOnly = (world: World, units: readonly number[], kinds: readonly string[]): boolean =>
  units.length > 0 && units.every((unit) => kinds.includes(world.roster.kind[unit] as string));

/** §11.5.1 Attacked only from its Beach Approach hex. */
const isFromTheSea = (world: World, open: Open, { attackers, target }: ResultCase): boolean =>
  attackers.every((unit) => world.ground.assaults[hexOf(open, unit)] === target);

/** §11.4.1 The strongpoints of Omaha are reinforced in the wave rounds. */
export function isAugmented(world: World, hex: number, round: ResultCase['round']): boolean {
  const beach = world.ground.beaches[world.ground.beach[hex] as number];
  return round !== 'other' && beach?.name === 'omaha';
}

/** §11.4 §11.5.1 What a strongpoint makes of a result in the wave rounds; undefined where this has nothing to say. */
function onTheBeach(world: World, open: Open, result: CombatResult, given: ResultCase): TakenResult | undefined {
  if (given.round === 'other' || !unitsAt(world, open, given.target).some((unit) => world.roster.kind[unit] === 'strongpoint'))
    return undefined;
  // §11.4.2 The Rangers at Pointe du Hoc, in the first wave only; their hex is the one assault that is no beach.
  const isPointe = given.round === 'wave1' && (world.ground.beach[given.target] as number) < 0;
  if (isPointe && (result === 'EX' || result === 'BL1')) return 'DE';
  if (result === 'DR*' && isAugmented(world, given.target, given.round)) return 'EX';
  return result === 'DR' && standsFast(world, open, given) ? '-' : undefined;
}

/** §11.5.1 Nothing but strongpoints that are attacked only from the sea: whoever else is there retreats and leaves them. */
const standsFast = (world: World, open: Open, given: ResultCase): boolean =>
  isFromTheSea(world, open, given) && isOnly(world, unitsAt(world, open, given.target), ['strongpoint']);

/** §11.3.7 §11.5.1 The defenders that a retreat concerns. */
export function retreaters(world: World, open: Open, result: 'DR' | 'DR*', given: ResultCase): number[] {
  const units = unitsAt(world, open, given.target);
  const stay = result === 'DR' && given.round !== 'other' && isFromTheSea(world, open, given);
  return stay ? units.filter((unit) => world.roster.kind[unit] !== 'strongpoint') : units;
}

/** §11.8 Whether Germans here hold on: in bocage to the sixth turn and not under bombs, in cities always. */
function holdsOn(world: World, open: Open, { target, carpet }: ResultCase): boolean {
  const units = unitsAt(world, open, target);
  if (units.length === 0 || sideOf(world, units[0] as number) !== GERMAN || isOnly(world, units, ['flak', 'ost', 'strongpoint']))
    return false;
  const terrain = world.ground.terrain[target];
  return terrain === CITY || (terrain === BOCAGE && !carpet && open.turn <= world.data.tables.combat.bocageTurns);
}

/** §11.9 Whether an open beach falls to a German attack: alone to any result but DR, with units to their elimination. */
export function beachFalls(world: World, open: Open, attacker: Command, target: number, result: TakenResult): boolean {
  if (attacker !== GERMANS || !isOpenBeach(world, open, target)) return false;
  if (unitsAt(world, open, target).length > 0) return result === 'DE';
  return result === 'DR*' || result === 'BL1' || result === 'EX' || result === 'DE';
}

/** §11.4 §11.5 §11.8 §11.9 The result as the defender takes it. */
export function takenResult(world: World, open: Open, result: CombatResult, given: ResultCase): TakenResult {
  const special = onTheBeach(world, open, result, given);
  if (special) return special;
  const units = unitsAt(world, open, given.target);
  if (units.length === 0 && isOpenBeach(world, open, given.target)) return result === 'DR' ? '-' : result;
  if (!holdsOn(world, open, given)) return result;
  if (result === 'DR') return '-';
  const steps = units.reduce((sum, unit) => sum + (open.steps[unit] as number), 0);
  return result === 'DR*' && steps >= 2 ? 'BL1' : result;
}

/** §R.EX A German attack by nothing but Kampfgruppen and Tigers may take an exchange as a step on both sides. */
export const maySoften = (world: World, attackers: readonly number[]): boolean =>
  attackers.length > 0 && attackers.every((unit) => world.roster.striker[unit]);

/** §11.3.5 §11.4.1 §11.9 Steps the attacker loses in an exchange: as many as the defender had, two for a strongpoint of Omaha. */
export function exchangePrice(world: World, open: Open, { target, round }: ResultCase): number {
  const units = unitsAt(world, open, target);
  if (units.length === 0) return isOpenBeach(world, open, target) ? 1 : 0;
  const more = isAugmented(world, target, round) && units.some((unit) => world.roster.kind[unit] === 'strongpoint') ? 1 : 0;
  return units.reduce((sum, unit) => sum + (open.steps[unit] as number), more);
}
