import { expect, test } from 'vitest';
import { ENTERED } from '../../src/index.js';
import { isOpenBeach, sideOf, unitsAt } from '../../src/occupancy.js';
import { destinations, movementBudget } from '../../src/rules/10-movement/movement.js';
import { type Position, position } from '../position.js';

const RIVERS = { 0: 'none', 1: 'minorRiver', 2: 'majorRiver' } as const;
const TERRAINS = { 2: 'clear', 3: 'bocage', 4: 'woods', 5: 'forest', 6: 'town', 7: 'city' } as const;
const CITY = 7;
const IMPASSABLE = 16;

/** §6.1 Straight from the rule: some enemy regiment next door projects its zone here. */
function isInZone(at: Position, unit: number, hex: number): boolean {
  const { grid, ground, roster } = at.world;
  const there = unitsAt(at.world, at.open, hex);
  if (ground.terrain[hex] === CITY || isOpenBeach(at.world, at.open, hex)) return false;
  if (there.some((other) => roster.kind[other] === 'strongpoint')) return false;
  return grid.ring(hex, 1).some((from) => {
    const side = ground.sides[from * 6 + grid.directionTo(from, hex)] as number;
    const isEnemy = (other: number): boolean => sideOf(at.world, other) !== sideOf(at.world, unit) && !roster.battalion[other];
    return (side & (2 | IMPASSABLE)) === 0 && unitsAt(at.world, at.open, from).some(isEnemy);
  });
}

/** §10.2 §7.2.2 What one step costs, in halves; undefined where it may not be taken. */
function price(at: Position, unit: number, from: number, to: number): number | undefined {
  const { grid, ground, roster, data } = at.world;
  const costs = data.tables.movement;
  const side = ground.sides[from * 6 + grid.directionTo(from, to)] as number;
  const road = side & 12;
  if (side & IMPASSABLE || (side & 2 && road === 0 && roster.heavy[unit])) return undefined;
  const isGerman = unit >= roster.allied;
  const mayUseRoads = !isGerman || at.open.weather >= 2 || ((at.open.marks[unit] as number) & ENTERED) > 0;
  if (road && mayUseRoads) return road >= 8 ? costs.majorRoad : costs.minorRoad;
  const column = isGerman ? (at.open.weather >= 3 ? 2 : 1) : 0;
  const river = RIVERS[(side & 3) as 0 | 1 | 2];
  return (costs[TERRAINS[ground.terrain[to] as 2]][column] as number) + (river === 'none' || road ? 0 : costs[river]);
}

function mayEnter(at: Position, unit: number, hex: number): boolean {
  if (unit >= at.world.roster.allied && isOpenBeach(at.world, at.open, hex)) return false;
  return unitsAt(at.world, at.open, hex).every((other) => sideOf(at.world, other) === sideOf(at.world, unit));
}

/** Hex by hex, by nothing but the rules of §6.3 and §10.1. */
function byHand(at: Position, unit: number): Set<number> {
  const start = at.open.hex[unit] as number;
  const budget = movementBudget(at.world, at.open, unit, 'move');
  const spent = new Map([[start, 0]]);
  const ends = new Set<number>();
  const queue = [start];
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    const isHeld = isInZone(at, unit, from);
    if (isHeld && from !== start) continue;
    for (const to of at.world.grid.ring(from, 1)) {
      const cost = price(at, unit, from, to);
      if (cost === undefined || !mayEnter(at, unit, to) || (isHeld && isInZone(at, unit, to))) continue;
      const total = (spent.get(from) as number) + cost;
      if (from === start) ends.add(to);
      if (total > budget || total >= (spent.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      spent.set(to, total);
      ends.add(to);
      queue.push(to);
    }
  }
  return ends;
}

const LETTERED = /^(1[2-9]00|2000|2628|2727|2828|3428|3828|4327|5428|6028)$/;

/** No hex twice and no two divisions: stacking has a test of its own. */
function scatter(seed: number, weather: number): Position {
  const at = position({ beaches: ['2403', '3203', '4003', '4603'], open: { boundaryLifted: 1, weather } });
  const { roster, ground } = at.world;
  let state = seed;
  const below = (n: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 1;
    return state % n;
  };
  for (let unit = 0; unit < roster.units; unit++) {
    if (below(3) > 0 || roster.command[unit] === 1) continue;
    const hex = ground.land[below(ground.land.length)] as number;
    if (at.occupancy.count[hex] === 0) at.move(at.world.data.counters.units[unit]?.id as string, hex);
  }
  return at;
}

// §10.1 §6.3 §10.2
test.each([
  [1, 0],
  [2, 2],
  [3, 4],
])('destinations are those counted by hand (position %i, weather %i)', (seed, weather) => {
  const at = scatter(seed, weather);
  const { roster } = at.world;
  let checked = 0;
  for (let unit = 0; unit < roster.units; unit++) {
    if ((at.open.hex[unit] as number) < 0 || roster.allowance[unit] === 0) continue;
    const isGerman = unit >= roster.allied;
    const byRule = at.labels(byHand(at, unit)).filter((label) => label !== at.world.grid.label(at.open.hex[unit] as number));
    const expected = byRule.filter((label) => !isGerman || !LETTERED.test(label));
    expect(at.labels(destinations(at.world, at.open, unit, 'move')), `unit ${unit}`).toEqual(expected);
    checked++;
  }
  expect(checked).toBeGreaterThan(30);
});
