import type { Group, Plan, SearchStyle } from '@bocage/kernel';
import type { Judge } from './judge.js';

interface Candidate {
  readonly plan: Plan;
  /** The group in which it departs from where it started. */
  readonly changed?: string;
  /** Scores by sample, the same samples for everybody. */
  readonly scores: number[];
}

/** Samples a candidate gets each time it is looked at. */
const BATCH = 2;
/** Differences a verdict needs. */
const FEWEST = 4;

/**
 * Departs from its first plan in one group at a time and drops the worse half of what is left again and again, so that the
 * budget goes to the close calls; the two best departures of different groups are tried together too. Where it started
 * is left only for one that beats it, on the same samples, by `caution` standard errors of the difference.
 */
export function searchCautiously(groups: readonly Group[], judge: Judge, { budget, caution, from }: SearchStyle): Plan {
  const script: Candidate = { plan: from, scores: [] };
  let spent = 0;
  const test = (candidate: Candidate, samples: number): void => {
    for (let sample = candidate.scores.length; sample < samples; sample++, spent++) candidate.scores.push(judge(candidate.plan, sample));
  };
  let left = departures(groups, from);
  for (let samples = BATCH; left.length > 0 && spent < budget; samples += BATCH) {
    test(script, samples);
    for (const candidate of left) test(candidate, samples);
    left.sort((a, b) => gain(b, script) - gain(a, script));
    const both = samples === BATCH ? together(left) : undefined;
    left = left.slice(0, Math.max(1, Math.ceil(left.length / 2))).filter((candidate) => samples < FEWEST || gain(candidate, script) > 0);
    if (both) left.push(both);
  }
  const sure = left.filter((candidate) => isBetter(candidate, script, caution));
  return sure.reduce<Candidate>((a, b) => (gain(b, script) > gain(a, script) ? b : a), script).plan;
}

/** Every plan that changes one group to another tactic than it starts with. */
const departures = (groups: readonly Group[], from: Plan): Candidate[] =>
  groups.flatMap(({ id, tactics }) =>
    tactics
      .filter((tactic) => tactic !== (from[id] ?? tactics[0]))
      .map((tactic) => ({ plan: { ...from, [id]: tactic }, changed: id, scores: [] })),
  );

/** The best two departures that name different groups, as one plan. */
function together(sorted: readonly Candidate[]): Candidate | undefined {
  const [first] = sorted;
  const second = sorted.find(({ changed }) => changed !== first?.changed);
  if (!first || second?.changed === undefined) return undefined;
  return { plan: { ...first.plan, [second.changed]: second.plan[second.changed] as string }, scores: [] };
}

const differences = (candidate: Candidate, script: Candidate): number[] =>
  candidate.scores.flatMap((score, sample) => (sample < script.scores.length ? [score - (script.scores[sample] as number)] : []));

const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length);

const gain = (candidate: Candidate, script: Candidate): number => mean(differences(candidate, script));

function isBetter(candidate: Candidate, script: Candidate, caution: number): boolean {
  const all = differences(candidate, script);
  if (all.length < FEWEST) return false;
  const middle = mean(all);
  const spread = Math.sqrt(mean(all.map((value) => (value - middle) ** 2)));
  return middle > (caution * spread) / Math.sqrt(all.length - 1);
}
