import type { Tables } from '../data/shapes.js';
import { CHERBOURG, JUST_ENTERED, MAY_LEAVE, type Open } from '../types.js';
import type { World } from '../world.js';
import { isUnitSupplied } from './supply.js';

/** The kinds of replacement, in the order a list of them is kept (§8.2.1). */
export const REPLACEMENTS = [
  'us-infantry',
  'us-armor',
  'british-infantry',
  'british-armor',
  'canadian',
  'german-infantry',
  'german-mechanized',
  'german-armor',
] as const;
export type Replacement = (typeof REPLACEMENTS)[number];

/** §8.2 What the weather brings, by kind. */
export function replacementsFor({ us, british, canadian, german }: Tables['replacements'], weather: number): number[] {
  const rows = [us.infantry, us.armor, british.infantry, british.armor, canadian, german.infantry, german.mechanized, german.armor];
  return rows.map((row) => row[weather] as number);
}

/** §8.2.1 The kinds that rebuild a unit: cavalry takes either American kind, Canadians their own. */
export function rebuiltBy(world: World, unit: number): readonly Replacement[] {
  const counter = world.data.counters.units[unit];
  if (!counter?.replaceable) return [];
  const { nation, kind } = counter;
  if (nation === 'canadian') return ['canadian'];
  if (nation === 'us') return kind === 'cavalry' ? ['us-infantry', 'us-armor'] : [kind === 'armor' ? 'us-armor' : 'us-infantry'];
  if (nation === 'british') return [kind === 'armor' ? 'british-armor' : 'british-infantry'];
  if (kind === 'mechanized') return ['german-mechanized'];
  return [kind === 'tiger' ? 'german-armor' : 'german-infantry'];
}

/** §8.2.2 Whether a unit can be rebuilt with what is left: reduced, in the game, in supply. */
export function canRebuild(world: World, open: Open, unit: number, left: readonly number[]): boolean {
  const isReduced = world.roster.fullSteps[unit] === 2 && open.steps[unit] === 1;
  const isHere = (open.hex[unit] as number) >= 0 || [CHERBOURG, JUST_ENTERED, MAY_LEAVE].includes(open.hex[unit] as number);
  if (!isReduced || !isHere || !rebuiltBy(world, unit).some((kind) => (left[REPLACEMENTS.indexOf(kind)] as number) > 0)) return false;
  return isUnitSupplied(world, open, unit);
}
