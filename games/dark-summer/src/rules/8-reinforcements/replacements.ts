import { fixed, type Refusal } from '@bocage/kernel';
import type { Tables } from '../../data/shapes.js';
import { CHERBOURG, type Command, ELIMINATED, hexOf, JUST_ENTERED, MAY_LEAVE, type Open, type Tell } from '../../types.js';
import type { World } from '../../world.js';
import { isUnitSupplied } from '../13-supply/supply.js';

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

/** §8.2.1 The kinds that could rebuild a unit now. */
export const kindsLeft = (world: World, unit: number, left: readonly number[]): Replacement[] =>
  rebuiltBy(world, unit).filter((kind) => (left[REPLACEMENTS.indexOf(kind)] as number) > 0);

const isInBox = (place: number): boolean => place === CHERBOURG || place === JUST_ENTERED || place === MAY_LEAVE;

/** §8.2 §8.2.1 §8.2.2 Why a unit cannot be rebuilt with what is left; undefined when it can. */
export function refuseRebuild(world: World, open: Open, unit: number, left: readonly number[]): Refusal | undefined {
  const place = hexOf(open, unit);
  if (place === ELIMINATED) return { code: 'eliminated', section: '8.2' };
  if (place < 0 && !isInBox(place)) return { code: 'not-in-play', section: '8.2.2' };
  if (rebuiltBy(world, unit).length === 0) return { code: 'not-replaceable', section: '8.2' };
  if (world.roster.fullSteps[unit] !== 2 || open.steps[unit] !== 1) return { code: 'not-reduced', section: '8.2.2' };
  if (kindsLeft(world, unit, left).length === 0) return { code: 'no-replacement-left', section: '8.2.1' };
  return isUnitSupplied(world, open, unit) ? undefined : { code: 'out-of-supply', section: '8.2.2' };
}

export const canRebuild = (world: World, open: Open, unit: number, left: readonly number[]): boolean =>
  refuseRebuild(world, open, unit, left) === undefined;

/** §8.2.2 Units of a command that can be rebuilt now. */
export function rebuildable(world: World, open: Open, command: Command): number[] {
  const units: number[] = [];
  for (const unit of world.roster.commanded[command] as readonly number[]) {
    if (canRebuild(world, open, unit, open.replacements)) units.push(unit);
  }
  return units;
}

/** §8.2.2 One replacement makes one reduced unit whole where it is. */
export function rebuild(open: Open, unit: number, kind: Replacement, tell: Tell): void {
  const i = REPLACEMENTS.indexOf(kind);
  open.replacements[i] = (open.replacements[i] as number) - 1;
  open.steps = fixed(open.steps.with(unit, 2));
  tell({ event: 'rebuilt', section: '8.2.2', unit, with: kind });
}
