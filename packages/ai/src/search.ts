import {
  createRng,
  type GameAi,
  type GameModule,
  type GameTypes,
  Memory,
  NO_PLAN,
  type Plan,
  type Seat,
  type ViewOf,
} from '@bocage/kernel';
import { searchCautiously } from './cautious-search.js';
import { createJudge } from './judge.js';
import { searchPlan } from './plan-search.js';
import type { Player } from './player.js';

/** Evaluations one plan may cost: about a second of thought for a phase. */
const BUDGET = 32;

/**
 * Plan search: at the start of each phase it looks for a tactic for every group, judged on imagined states by playing
 * the phase and the enemy's scripted answer, and then clicks the plan through. Answers outside a plan (retreats, losses)
 * are the game's script.
 */
export function searchPlayer<T extends GameTypes>(
  game: GameModule<T>,
  ai: GameAi<T>,
  seed: number | string,
  budget: number = BUDGET,
): Player<T> {
  let key = '';
  let plan: Plan = NO_PLAN;
  let memory = new Memory(seed);
  const makePlan = (view: ViewOf<T>, seat: Seat): Plan => {
    const groups = ai.groups(view, seat).filter((group) => group.tactics.length > 1);
    if (groups.length === 0) return ai.search?.from ?? NO_PLAN;
    const rng = createRng(`${seed}:${key}`);
    const judge = createJudge(game, ai, view, seat, rng);
    return ai.search ? searchCautiously(groups, judge, ai.search) : searchPlan(groups, judge, rng, budget);
  };
  return {
    choose(view, seat, legal) {
      const phase = `${seat}:${ai.phaseKey(view)}`;
      if (phase !== key) {
        key = phase;
        memory = new Memory(seed);
        plan = makePlan(view, seat);
      }
      return ai.choose(view, seat, legal, plan, memory);
    },
  };
}
