import { createRng, type Group, type Plan } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { searchPlan } from './plan-search.js';

const GROUPS: readonly Group[] = [
  { id: 'left', tactics: ['wait', 'attack', 'retreat'] },
  { id: 'centre', tactics: ['wait', 'attack'] },
  { id: 'right', tactics: ['wait', 'attack', 'dig'] },
];

/** Worth by plan, with dice that differ from sample to sample. */
function judgeOf(worth: (plan: Plan) => number, noise = 0) {
  let calls = 0;
  const judge = (plan: Plan, sample: number): number => {
    calls++;
    return worth(plan) + noise * (createRng(`${sample}:${JSON.stringify(plan)}`).below(1000) / 1000 - 0.5);
  };
  return { judge, calls: () => calls };
}

describe('plan search', () => {
  it('finds a posture that is better for all', () => {
    const { judge } = judgeOf((plan) => Object.values(plan).filter((tactic) => tactic === 'attack').length);
    expect(searchPlan(GROUPS, judge, createRng('all'), 32)).toMatchObject({ left: 'attack', centre: 'attack', right: 'attack' });
  });

  it('finds different tactics for different groups', () => {
    const wanted: Plan = { left: 'retreat', centre: 'attack', right: 'dig' };
    const { judge } = judgeOf((plan) => Object.keys(wanted).filter((id) => plan[id] === wanted[id]).length);
    expect(searchPlan(GROUPS, judge, createRng('each'), 200)).toMatchObject(wanted);
  });

  it('keeps the script where everything else is worse', () => {
    const { judge } = judgeOf((plan) => -Object.values(plan).filter((tactic) => tactic !== 'wait').length, 0.5);
    expect(Object.values(searchPlan(GROUPS, judge, createRng('script'), 64)).filter((tactic) => tactic !== 'wait')).toEqual([]);
  });

  it('spends its budget and hardly more', () => {
    for (const budget of [20, 60, 200]) {
      const { judge, calls } = judgeOf(() => 0, 1);
      searchPlan(GROUPS, judge, createRng('budget'), budget);
      expect(calls()).toBeGreaterThanOrEqual(budget);
      expect(calls()).toBeLessThan(budget + 6);
    }
  });

  it('finds the same with the same seed', () => {
    const search = (seed: string): Plan => searchPlan(GROUPS, judgeOf((plan) => Object.keys(plan).length, 3).judge, createRng(seed), 50);
    expect(search('a')).toEqual(search('a'));
  });
});
