import { type Action, createRng, hex, type Order, unit } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { type Changes, evolveOrders } from './evolve.js';
import { type Orders, sayOrders } from './orders.js';

const march = (who: number, to: number): Order => [unit(who), hex(to)];
const UNITS = [1, 2, 3];
const START: Orders = UNITS.map((who) => march(who, 0));
const CANDIDATES = UNITS.map((who) => Array.from({ length: 8 }, (_, to) => march(who, to)));
const NOTHING: Changes = { candidates: [], ideas: () => [], others: [] };

const goal = (orders: Orders, who: number): number => {
  const last = orders.find(([first]) => first === unit(who))?.at(-1) as Action | undefined;
  return last?.kind === 'hex' ? last.hex : -1;
};

function judgeOf(worth: (orders: Orders) => number, noise = 0) {
  const asked: number[] = [];
  const judge = (orders: Orders, sample: number): number => {
    asked.push(sample);
    return worth(orders) + noise * (createRng(`${sample}:${sayOrders(orders)}`).below(1000) / 1000 - 0.5);
  };
  return { judge, asked };
}

describe('evolved orders', () => {
  it('bring each unit where it is worth most, through the dice', () => {
    const worth = (orders: Orders) => -UNITS.reduce((sum, who) => sum + Math.abs(goal(orders, who) - 2 * who), 0);
    const { judge } = judgeOf(worth, 0.5);
    const found = evolveOrders(START, { ...NOTHING, candidates: CANDIDATES }, judge, createRng('march'), 400);
    expect(UNITS.map((who) => goal(found, who))).toEqual([2, 4, 6]);
  });

  it('find what only several together are worth, by an idea', () => {
    const worth = (orders: Orders) => (goal(orders, 1) === 5 && goal(orders, 2) === 7 ? 10 : -goal(orders, 1) - goal(orders, 2));
    const idea = () => [march(1, 5), march(2, 7)];
    const alone = evolveOrders(START, { ...NOTHING, candidates: CANDIDATES }, judgeOf(worth).judge, createRng('ring'), 200);
    expect(worth(alone)).toBeLessThan(10);
    const together = evolveOrders(START, { ...NOTHING, candidates: CANDIDATES, ideas: idea }, judgeOf(worth).judge, createRng('ring'), 200);
    expect(worth(together)).toBe(10);
  });

  it('take an order, or none, from another plan', () => {
    const worth = (orders: Orders) => (goal(orders, 1) === 7 ? 1 : 0) + (goal(orders, 2) < 0 ? 1 : 0);
    const others = [[march(1, 7), march(3, 5)]];
    const found = evolveOrders(START, { ...NOTHING, others }, judgeOf(worth).judge, createRng('other'), 100);
    expect([goal(found, 1), goal(found, 2)]).toEqual([7, -1]);
  });

  it('are those they began with when better ones were only lucky', () => {
    const worth = (orders: Orders) => (sayOrders(orders) === sayOrders(START) ? 0 : -1);
    const seeds = Array.from({ length: 20 }, (_, i) => `lucky ${i}`);
    const kept = seeds.filter((seed) => {
      const found = evolveOrders(START, { ...NOTHING, candidates: CANDIDATES }, judgeOf(worth, 4).judge, createRng(seed), 120);
      return sayOrders(found) === sayOrders(START);
    });
    expect(kept.length).toBeGreaterThanOrEqual(18);
  });

  it('are compared at the end on samples that none of them was chosen by', () => {
    const chosenBy = new Set<number>();
    // Looks better on every sample it is asked about before the last comparison, and is worse.
    const judge = (orders: Orders, sample: number): number => {
      if (sample < 500) chosenBy.add(sample);
      return goal(orders, 1) * (sample < 500 ? 1 : -1);
    };
    const found = evolveOrders(START, { ...NOTHING, candidates: CANDIDATES }, judge, createRng('fresh'), 200);
    expect(chosenBy.size).toBeGreaterThan(0);
    expect(found).toBe(START);
  });

  it('cost about their budget, nothing when nothing can be changed, and are the same for the same seed', () => {
    const worth = (orders: Orders) => goal(orders, 1);
    const once = judgeOf(worth, 3);
    const twice = judgeOf(worth, 3);
    const changes = { ...NOTHING, candidates: CANDIDATES };
    const found = evolveOrders(START, changes, once.judge, createRng('same'), 100);
    expect(evolveOrders(START, changes, twice.judge, createRng('same'), 100)).toEqual(found);
    expect(once.asked.length).toBeLessThanOrEqual(112);
    expect(once.asked.length).toBeGreaterThan(60);
    const idle = judgeOf(worth);
    expect(evolveOrders([], NOTHING, idle.judge, createRng('idle'), 100)).toEqual([]);
    expect(idle.asked).toEqual([]);
  });
});
