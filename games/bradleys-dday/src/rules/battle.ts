import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { type BattleFrame, enemyOf, type Open, type Side, SUPPORTED } from '../types.js';
import type { World } from '../world.js';
import { type AssaultOdds, assaultOdds, defendersIn } from './close-assault.js';
import { supporters, supportOf } from './command.js';
import { type Cited, diceModifiers, sumOf } from './defence.js';
import { aimedAt, type FireOdds, fireOdds } from './fire.js';
import { setMark } from './units.js';

export type Battle = Pick<
  BattleFrame,
  'kind' | 'side' | 'target' | 'attackers' | 'asp' | 'armorOnly' | 'headquarters' | 'answers' | 'shift'
>;

/** §10.2.8 §10.3.4 Attackers by themselves: no support points, no headquarters. */
export const plainBattle = (kind: Battle['kind'], side: Side, target: HexId, attackers: readonly UnitId[]): Battle => ({
  ...{ kind, side, target, attackers, asp: 0, armorOnly: 0, headquarters: [], answers: [] },
});

/** §16.1 A headquarters shifts the column in favour of its own side. */
const supportLines = (world: World, open: Open, units: readonly UnitId[], sign: 1 | -1): Cited[] =>
  units.map((unit) => ({ label: 'headquarters', value: sign * supportOf(world, open, unit), section: '16.1', unit }));

/** §19.2 */
const bombLines = ({ shift = 0 }: Battle): Cited[] => (shift > 0 ? [{ label: 'bombing', value: shift, section: '19.2' }] : []);

/** §10.2.8 §10.3.4 What a battle stands at, the answers of the defender's headquarters included. */
export function oddsOf(world: World, open: Open, battle: Battle): FireOdds | AssaultOdds {
  const { kind, side, target, attackers, asp, armorOnly, headquarters, answers } = battle;
  const support = [...supportLines(world, open, headquarters, 1), ...supportLines(world, open, answers, -1), ...bombLines(battle)];
  if (kind === 'fire') return fireOdds(world, open, { side, target, firers: [...attackers], asp, armorOnly }, support);
  return assaultOdds(world, open, { kind, side, target, attackers: [...attackers] }, support);
}

/** Whom a battle strikes. */
export function struckBy(world: World, open: Open, { kind, side, target, armorOnly }: Battle): UnitId[] {
  if (kind === 'fire') return aimedAt(world, open, { side, target, firers: [], asp: 0, armorOnly });
  return defendersIn(world, open, side, target);
}

/** §10.1.6 */
export const modifierOf = (world: World, open: Open, { side, target }: Pick<Battle, 'side' | 'target'>): number =>
  sumOf(diceModifiers(world, open, target, enemyOf(side)));

/** §16.1 Headquarters of the defender that could still answer. */
export const answerers = (world: World, open: Open, battle: Battle): UnitId[] =>
  supporters(world, open, struckBy(world, open, battle), battle.answers);

/** §16.1 Once in a player turn. */
export function useSupport(open: Open, headquarters: readonly UnitId[]): void {
  for (const unit of headquarters) setMark(open, unit, SUPPORTED);
}
