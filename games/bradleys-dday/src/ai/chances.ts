import { NearMap } from '@bocage/wargame';
import { type Battle, modifierOf, oddsOf, struckBy } from '../rules/battle.js';
import { resultAt } from '../rules/crt.js';
import { drivenBy } from '../rules/results.js';
import { canRetreat } from '../rules/retreat.js';
import { isDisrupted } from '../rules/units.js';
import type { Open } from '../types.js';
import type { World } from '../world.js';
import { worthOf } from './worth.js';

const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
const ALL_WAYS = 36;
const DISRUPTED = 0.4;
const DRIVEN = 0.2;

/** What a column is worth before it is known whom it strikes. */
interface Chances {
  readonly R: number;
  readonly D: number;
  readonly E: number;
  readonly lightRed: number;
}

/** The columns of each table, found once for each modifier. */
const columns = new NearMap<World['data'], Map<number, Chances>>();
const MODIFIERS = 100;

export function chancesOf(world: World, letter: number, modifier: number): Chances {
  const known = columns.get(world.data) ?? new Map<number, Chances>();
  columns.set(world.data, known);
  const key = letter * MODIFIERS + modifier;
  const found = known.get(key) ?? chancesIn(world, letter, modifier);
  known.set(key, found);
  return found;
}

function chancesIn(world: World, letter: number, modifier: number): Chances {
  const found = { R: 0, D: 0, E: 0, lightRed: 0 };
  WAYS.forEach((ways, i) => {
    const { effect, lightRed } = resultAt(world, letter, i + 2 + modifier);
    if (effect !== '') found[effect] += ways / ALL_WAYS;
    if (lightRed) found.lightRed += ways / ALL_WAYS;
  });
  return found;
}

/** What the results of a battle mean for those it strikes, by effect. */
export interface Stakes {
  readonly R: number;
  readonly D: number;
  readonly E: number;
  readonly modifier: number;
}

/** §10.4 §10.5.4 §10.6.7 */
export function stakesOf(world: World, open: Open, battle: Battle): Stakes {
  const struck = struckBy(world, open, battle);
  const driven = drivenBy(world, open, battle, struck);
  let [R, D, E] = [0, 0, 0];
  for (const unit of struck) {
    const worth = worthOf(world, unit);
    E += worth;
    D += isDisrupted(open, unit) ? worth : worth * DISRUPTED;
    R += !driven.includes(unit) ? 0 : canRetreat(world, open, unit) ? worth * DRIVEN : worth;
  }
  return { R, D, E, modifier: modifierOf(world, open, battle) };
}

/** What a battle is expected to take from the defender. */
export function gainOf(world: World, letter: number, stakes: Stakes): number {
  if (letter < 0) return 0;
  const { R, D, E } = chancesOf(world, letter, stakes.modifier);
  return R * stakes.R + D * stakes.D + E * stakes.E;
}

export const letterIn = (world: World, open: Open, battle: Battle): number => oddsOf(world, open, battle).letter;
