import { describe, expect, it } from 'vitest';
import { type Beach, type ScenarioId, UNLIMITED } from '../src/data/shapes.js';
import { at, data, ground, unit } from './position.js';

/** Where German units stand: their printed hexes, and the free ones as the automaton places them (§20.1). */
function germans(scenario: ScenarioId): ReadonlyMap<string, number> {
  const forces = data.scenarios.scenarios.find(({ id }) => id === scenario)?.forces ?? [];
  const printed = data.scenarios.forces.filter(({ id }) => forces.includes(id)).flatMap(({ setUp }) => setUp);
  const free = data.automaton.setUp.forces.filter(({ force }) => forces.includes(force)).flatMap(({ units }) => units);
  return new Map([...printed, ...free].flatMap(({ hex, units }) => units.map((id) => [id, at(hex)] as const)));
}

/** §5.6.1 Artillery that reaches a beach or flat of the area, half beyond half its range. */
function artilleryFire(scenario: ScenarioId, beach: Beach): number {
  const targets = ground.lanes[beach].flatMap((lane) => [lane.tidal, lane.beach]);
  return [...germans(scenario)].reduce((sum, [id, hex]) => {
    const { class: kind, range, cm } = unit(id);
    const distance = Math.min(...targets.map((target) => ground.grid.distance(hex, target)));
    if (kind !== 'artillery' || distance > range) return sum;
    return sum + (range === UNLIMITED || 2 * distance <= range ? cm[0] : Math.floor(cm[0] / 2));
  }, 0);
}

// What the casualty table was tuned on: ranges, hexes and factors together.
describe('guns over the beaches at the start (§5.6.1)', () => {
  it.each<[ScenarioId, Beach, number]>([
    ['omaha', 'omaha', 40],
    ['d-day', 'omaha', 56],
    ['utah', 'utah', 30],
    ['d-day', 'utah', 34],
  ])('%s: %s is under %i factors of artillery', (scenario, beach, factors) => expect(artilleryFire(scenario, beach)).toBe(factors));
  it('the battery of Pointe du Hoc reaches Omaha in full and Utah not at all', () => {
    const hoc = at('3319');
    const nearest = (beach: Beach): number => Math.min(...ground.lanes[beach].map((lane) => ground.grid.distance(hoc, lane.tidal)));
    expect(nearest('omaha') * 2).toBeLessThanOrEqual(unit('ge-hoc').range);
    expect(nearest('utah')).toBeGreaterThan(unit('ge-hoc').range);
  });
});
