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
    expect(searchCautiously(GROUPS, attack.judge, { budget: 40, caution: 1, from: NO_PLAN })).toMatchObject({ left: 'attack' });
    const both = judgeOf((plan) => (plan.left === 'attack' ? 2 : 0) + (plan.right === 'attack' ? 2 : 0), 0.5);
    expect(searchCautiously(GROUPS, both.judge, { budget: 40, caution: 1, from: NO_PLAN })).toEqual({ left: 'attack', right: 'attack' });
  });

  it('keeps to the script where a difference may be luck', () => {
    const equal = judgeOf(() => 0, 10);
    expect(searchCautiously(GROUPS, equal.judge, { budget: 40, caution: 2.5, from: NO_PLAN })).toBe(NO_PLAN);
    const worse = judgeOf((plan) => -Object.keys(plan).length, 0.1);
    expect(searchCautiously(GROUPS, worse.judge, { budget: 40, caution: 0.5, from: NO_PLAN })).toBe(NO_PLAN);
  });

  it('starts from the plan it is given and keeps what that says of other groups', () => {
    const from = { right: 'attack' };
    const { judge } = judgeOf((plan) => (plan.left === 'attack' ? 3 : 0) + (plan.right === 'attack' ? 3 : 0), 0.5);
    expect(searchCautiously(GROUPS, judge, { budget: 40, caution: 1, from })).toEqual({ left: 'attack', right: 'attack' });
    const flat = judgeOf(() => 0, 10);
    expect(searchCautiously(GROUPS, flat.judge, { budget: 40, caution: 3, from })).toBe(from);
  });

  it('spends about its budget and asks nothing when there is nothing to choose', () => {
    const { judge, calls } = judgeOf(() => 0, 1);
    searchCautiously(GROUPS, judge, { budget: 20, caution: 1, from: NO_PLAN });
    expect(calls()).toBeGreaterThanOrEqual(8);
    expect(calls()).toBeLessThanOrEqual(30);
    const idle = judgeOf(() => 0, 1);
    expect(searchCautiously([{ id: 'only', tactics: ['wait'] }], idle.judge, { budget: 20, caution: 1, from: NO_PLAN })).toBe(NO_PLAN);
    expect(idle.calls()).toBe(0);
  });
});
