import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import type { Defence, NestsAt } from '../frames/naval.js';
import { defenceLines, defenceResult } from '../rules/defences.js';
import { capped } from '../rules/fire.js';
import { isCraft } from '../rules/landing.js';
import { reactorsAt } from '../rules/landing-fire.js';
import { passes, qualityLines, sum } from '../rules/quality.js';
import type { Open } from '../types.js';
import type { World } from '../world.js';
import { DICE, effectChance, opportunityForecast } from './shot.js';

/** One thing that may harm who lands, and how often it does. */
export interface LandingRisk {
  readonly kind: Defence | 'fire';
  /** Who fires, −1 for what is of the beach itself. */
  readonly firer: UnitId;
  readonly strength: number;
  readonly chance: number;
}

/** §4.2.1 §4.2.2 §4.2.5 How often the beach or the sea do some harm; S? as often as the check for it fails. */
function beachRisk(world: World, open: Open, kind: Defence, how: NestsAt, beach: number, target: UnitId, at: HexId): LandingRisk {
  const strength = capped(world, sum(defenceLines(world, open, { kind, how, beach, target, at })));
  const needs = sum(qualityLines(world, open, target));
  const fails = DICE.filter((die) => !passes(die, needs)).length / DICE.length;
  const chance = DICE.reduce((total, die) => {
    const result = defenceResult(world, open, kind, target, strength, die);
    return total + (result === undefined ? 0 : result === 'S?' ? fails : 1);
  }, 0);
  return { kind, firer: -1, strength, chance: chance / DICE.length };
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
