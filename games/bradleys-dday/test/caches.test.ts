import { leastCosts } from '@bocage/hex';
import { expect, it } from 'vitest';
import { createStepCosts } from '../src/caches/step-costs.js';
import { NO_ENTRY } from '../src/data/shapes.js';
import { TOWN } from '../src/ground.js';
import { freshMover, reachOf } from '../src/rules/movement.js';
import { stepsOf } from '../src/rules/terrain-costs.js';
import { HIGH_TIDE, MOVEMENT_MODE } from '../src/types.js';
import { at, Position } from './position.js';

/** What a unit reaches, and for how much: by the kept tables, and step by step. */
function bothWays(position: Position, unit: number, points: number) {
  const { world, open } = position;
  const mover = { ...freshMover(world, open, unit), points };
  const listed = (how: Parameters<typeof reachOf>[3]): [number, number][] => {
    const { hexes, count, cost } = reachOf(world, open, mover, how);
    return [...hexes.slice(0, count)].sort((a, b) => a - b).map((hex) => [hex, cost(hex)]);
  };
  return { byTables: listed({}), byAsking: listed({ avoids: () => false }) };
}

it('the tables find what asking step by step finds, among enemies and their zones (§6.0, §9.1)', () => {
  const position = new Position();
  const tank = position.put('us-743-tk', '4224', 2);
  position.put('ge-i-915', '4425');
  position.put('ge-i-916', '4127', 0);
  for (const points of [0, 3, 12, 30]) {
    const { byTables, byAsking } = bothWays(position, tank, points);
    expect(byTables).toEqual(byAsking);
  }
  // Next to the enemy: it starts in a zone.
  position.put('ge-ii-915', '4325');
  const { byTables, byAsking } = bothWays(position, tank, 12);
  expect(byTables).toEqual(byAsking);
});

it('ruins and breaches alter the steps into and across them, and no other (§7.1.3, §12.2.1, §15.2.3)', () => {
  const position = new Position();
  const { world, open } = position;
  const infantry = position.put('us-1-16', '4224');
  const bare = stepsOf(world, open, infantry, MOVEMENT_MODE);
  const ruins = world.ground.land.filter((hex) => world.ground.terrain[hex] === TOWN).slice(0, 3);
  const breached = world.ground.walled.slice(0, 1).map((step) => world.grid.sides[step] as number);
  open.ruins = ruins;
  open.breached = breached;
  const { costs, targets, least } = stepsOf(world, open, infantry, MOVEMENT_MODE);
  for (const [step, to] of world.grid.neighbours.entries()) {
    if (ruins.includes(to)) expect([costs[step], targets[step]]).toEqual([NO_ENTRY, -1]);
    else if (breached.includes(world.grid.sides[step] as number)) expect([bare.targets[step], targets[step]]).toEqual([-1, to]);
    else expect([costs[step], targets[step]]).toEqual([bare.costs[step], bare.targets[step]]);
  }
  expect(least).toEqual(leastCosts(costs));
});

it('tables of an earlier weather come back, those of another never', () => {
  const { open } = new Position();
  const kept = createStepCosts();
  const low = kept.tablesOf(open);
  const high = kept.tablesOf({ ...open, tide: HIGH_TIDE });
  const ruined = kept.tablesOf({ ...open, ruins: [at('4224')] });
  expect(new Set([low, high, ruined, kept.tablesOf({ ...open, scenario: 'omaha' })]).size).toBe(4);
  expect(kept.tablesOf({ ...open, ruins: [] })).toBe(low);
  expect(kept.tablesOf({ ...open, tide: HIGH_TIDE })).toBe(high);
});
