import { createRng, type Group, NO_PLAN, type Plan } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { searchCautiously } from './cautious-search.js';

const GROUPS: readonly Group[] = [
  { id: 'left', tactics: ['wait', 'attack', 'retreat'] },
  { id: 'right', tactics: ['wait', 'attack'] },
];

/** Worth by tactic, with dice that differ from sample to sample and are the same for every plan. */
function judgeOf(worth: (plan: Plan) => number, noise: number) {
  let calls = 0;
  const judge = (plan: Plan, sample: number): number => {
    calls++;
    const dice = createRng(`${sample}:${JSON.stringify(plan)}`).below(1000) / 1000 - 0.5;
    return worth(plan) + sample + noise * dice;
  };
  return { judge, calls: () => calls };
}

describe('cautious search', () => {
  it('takes the departure that is better, and two that are better together', () => {
    const attack = judgeOf((plan) => (plan.left === 'attack' ? 3 : plan.left === 'retreat' ? -3 : 0), 0.5);
    expect(searchCautiously(GROUPS, attack.judge, 40, 1)).toMatchObject({ left: 'attack' });
    const both = judgeOf((plan) => (plan.left === 'attack' ? 2 : 0) + (plan.right === 'attack' ? 2 : 0), 0.5);
    expect(searchCautiously(GROUPS, both.judge, 40, 1)).toEqual({ left: 'attack', right: 'attack' });
  });

  it('keeps to the script where a difference may be luck', () => {
    const equal = judgeOf(() => 0, 10);
    expect(searchCautiously(GROUPS, equal.judge, 40, 2.5)).toBe(NO_PLAN);
    const worse = judgeOf((plan) => -Object.keys(plan).length, 0.1);
    expect(searchCautiously(GROUPS, worse.judge, 40, 0.5)).toBe(NO_PLAN);
  });

  it('spends about its budget and asks nothing when there is nothing to choose', () => {
    const { judge, calls } = judgeOf(() => 0, 1);
    searchCautiously(GROUPS, judge, 20, 1);
    expect(calls()).toBeGreaterThanOrEqual(8);
    expect(calls()).toBeLessThanOrEqual(30);
    const idle = judgeOf(() => 0, 1);
    expect(searchCautiously([{ id: 'only', tactics: ['wait'] }], idle.judge, 20, 1)).toBe(NO_PLAN);
    expect(idle.calls()).toBe(0);
  });
});
