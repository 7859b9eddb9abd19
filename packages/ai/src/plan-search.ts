import { type Group, NO_PLAN, type Plan, type Rng } from '@bocage/kernel';
import type { Judge } from './judge.js';

interface Candidate {
  readonly plan: Plan;
  /** Mean score over the samples judged so far. */
  score: number;
  samples: number;
}

const SCREENING = 2;
const FINALISTS = 4;

/**
 * Hill-climbs from the script's own plan and from one uniform posture per tactic, changing the tactics of one to three
 * neighbouring groups at a time; the last quarter of the budget re-tests the best on fresh dice, so a merely lucky plan
 * is not taken. The script's plan is always among the finalists.
 */
export function searchPlan(groups: readonly Group[], judge: Judge, rng: Rng, budget: number): Plan {
  let spent = 0;
  const test = (candidate: Candidate, samples: number): Candidate => {
    for (let i = 0; i < samples; i++, spent++) {
      const score = judge(candidate.plan, candidate.samples);
      candidate.score = (candidate.score * candidate.samples + score) / (candidate.samples + 1);
      candidate.samples++;
    }
    return candidate;
  };
  const fresh = (plan: Plan): Candidate => ({ plan, score: 0, samples: 0 });

  const script = test(fresh(NO_PLAN), SCREENING);
  const tried = [script, ...postures(groups).map((plan) => test(fresh(plan), SCREENING))];
  let best = tried.reduce((a, b) => (b.score > a.score ? b : a));
  while (spent < budget * 0.75) {
    const candidate = test(fresh(mutate(best.plan, groups, rng)), SCREENING);
    tried.push(candidate);
    if (candidate.score >= best.score) best = candidate;
  }
  const finalists = [...new Set([script, ...tried.sort((a, b) => b.score - a.score).slice(0, FINALISTS)])];
  while (spent < budget) for (const candidate of finalists) test(candidate, 1);
  return finalists.reduce((a, b) => (b.score > a.score ? b : a)).plan;
}

/** Every group that can follow it takes the same tactic. */
export function postures(groups: readonly Group[]): Plan[] {
  const tactics = [...new Set(groups.flatMap((group) => group.tactics))];
  return tactics.map((tactic) => Object.fromEntries(groups.flatMap((g) => (g.tactics.includes(tactic) ? [[g.id, tactic]] : []))));
}

function mutate(plan: Plan, groups: readonly Group[], rng: Rng): Plan {
  const changed: Record<string, string> = { ...plan };
  const first = rng.below(groups.length);
  const count = 1 + rng.below(3);
  for (let i = 0; i < count; i++) {
    const group = groups[(first + i) % groups.length] as Group;
    changed[group.id] = group.tactics[rng.below(group.tactics.length)] as string;
  }
  return changed;
}
