import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import type { Defence, NestsAt } from '../frames/naval.js';
import { nestsOver } from '../rules/beach.js';
import { beachResult, modifiedDie, pointsOfResult, tracksOpen } from '../rules/beach-fire.js';
import { seaLines, seaResult } from '../rules/coastal.js';
import { defenceLines, defenceResult } from '../rules/defences.js';
import { capped } from '../rules/fire.js';
import { isCraft } from '../rules/landing.js';
import { reactorsAt } from '../rules/landing-fire.js';
import { passes, qualityLines, sum } from '../rules/quality.js';
import type { Open } from '../types.js';
import { hexOf, type World } from '../world.js';
import { DICE, effectChance, opportunityForecast } from './shot.js';

/** One thing that may harm who lands, and how often it does. */
export interface LandingRisk {
  readonly kind: Defence | 'fire';
  /** Who fires, −1 for what is of the beach itself. */
  readonly firer: UnitId;
  readonly strength: number;
  readonly chance: number;
  /** Of the beach and the sea: how often it is the end of whom they try. */
  readonly lost?: number;
}

/** §4.2.1 §4.2.2 §4.2.5 How often the beach or the sea do some harm; S? as often as the check for it fails. */
export function beachRisk(world: World, open: Open, kind: Defence, how: NestsAt, beach: number, target: UnitId, at: HexId): LandingRisk {
  const strength = capped(world, sum(defenceLines(world, open, { kind, how, beach, target, at })));
  const needs = sum(qualityLines(world, open, target));
  const fails = DICE.filter((die) => !passes(die, needs)).length / DICE.length;
  const results = DICE.map((die) => defenceResult(world, open, kind, target, strength, die));
  const chance = results.reduce((total, result) => total + (result === undefined ? 0 : result === 'S?' ? fails : 1), 0);
  const lost = results.filter((result) => result === 'E' || (result === '1' && (open.steps[target] as number) < 2)).length;
  return { kind, firer: -1, strength, chance: chance / DICE.length, lost: lost / DICE.length };
}

/** §4.2.2(2) The nests that fire before a unit acts, undefined where none do. */
export function nestsBefore(world: World, open: Open, unit: UnitId): LandingRisk | undefined {
  const beach = nestsOver(world, open, unit);
  return beach < 0 ? undefined : beachRisk(world, open, 'nests', 'active', beach, unit, hexOf(open, unit));
}

/** §4.2.6(2) How often fire at the beach defences takes something down. */
export function defencesChance(world: World, open: Open, unit: UnitId, beach: number): number {
  const takes = (die: number): boolean =>
    tracksOpen(open, beach, pointsOfResult(beachResult(world, open, unit, modifiedDie(world, open, unit, die))).from).length > 0;
  return DICE.filter(takes).length / DICE.length;
}

/** §4.4.7(b) A battery at a ship, a craft or a swimmer: whatever takes effect is its end; S? as often as the check fails. */
export function seaChance(
  world: World,
  open: Open,
  battery: UnitId,
  target: UnitId,
): { readonly strength: number; readonly chance: number } {
  const strength = sum(seaLines(world, open, battery, target));
  const needs = sum(qualityLines(world, open, target));
  const fails = DICE.filter((die) => !passes(die, needs)).length / DICE.length;
  const results = DICE.map((die) => seaResult(world, strength, die));
  const chance = results.reduce((total, result) => total + (result === undefined ? 0 : result === 'S?' ? fails : 1), 0);
  return { strength, chance: chance / DICE.length };
}

/** §4.8.3(1) §4.8.3(2) What awaits a craft or a swimming tank in a hex: obstacles or the sea, nests, and every German whose zone has it. */
export function landingRisks(world: World, open: Open, beach: number, unit: UnitId, at: HexId): LandingRisk[] {
  const isBoat = isCraft(world, open, unit);
  const first = isBoat ? 'obstacles' : 'sea';
  const ofBeach = (open[first][beach] as number) > 0 ? [beachRisk(world, open, first, 'craft', beach, unit, at)] : [];
  if (!isBoat) return ofBeach;
  const nests = (open.nests[beach] as number) > 0 ? [beachRisk(world, open, 'nests', 'craft', beach, unit, at)] : [];
  const fire = reactorsAt(world, open, at, []).map((firer): LandingRisk => {
    const forecast = opportunityForecast(world, open, { kind: 'opportunity', firer, target: unit, at, add: 0, bonus: 0 });
    return { kind: 'fire', firer, ...effectChance(forecast) };
  });
  return [...ofBeach, ...nests, ...fire];
}
