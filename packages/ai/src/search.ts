import {
  type Action,
  createRng,
  type Deliberation,
  type GameAi,
  type GameModule,
  type GameTypes,
  Memory,
  NO_PLAN,
  type Plan,
  type Rng,
  type Seat,
  type ViewOf,
} from '@bocage/kernel';
import { searchCautiously } from './cautious-search.js';
import { deliberate } from './deliberate.js';
import { createJudge, createSamples, type Samples } from './judge.js';
import { clickOrders, type OrderClicks } from './orders.js';
import { searchPlan } from './plan-search.js';
import type { Player } from './player.js';
import { afterOrders, planOrders } from './unit-search.js';

/** Evaluations one plan may cost where the game does not say: about a second of thought for a phase. */
const BUDGET = 32;

/** The same game, whose plans may cost no more than this. */
function atMost<T extends GameTypes>(ai: GameAi<T>, budget: number): GameAi<T> {
  const { search, units } = ai;
  return {
    ...ai,
    ...(search ? { search: { ...search, budget: Math.min(search.budget, budget) } } : {}),
    ...(units ? { units: { ...units, budget: (seat) => Math.min(units.budget(seat), budget) } } : {}),
  };
}

/** What a phase is thought about with. */
interface Thought<T extends GameTypes> {
  readonly view: ViewOf<T>;
  readonly seat: Seat;
  readonly rng: Rng;
  readonly samples: Samples<T>;
}

/**
 * Plan search: at the start of each phase it looks for a tactic for every group, judged on imagined states by playing
 * the phase and the enemy's scripted answer, and then clicks the plan through. Where the game can plan for units, what the
 * script would order under those tactics is only what it starts from (`planOrders`). Answers outside a plan (retreats,
 * losses) are the game's script.
 */
export function searchPlayer<T extends GameTypes>(
  game: GameModule<T>,
  thinker: GameAi<T>,
  seed: number | string,
  budget?: number,
): Player<T> {
  const ai = budget === undefined ? thinker : atMost(thinker, budget);
  let key = '';
  let plan: Plan | undefined;
  let clicks: OrderClicks<T> | undefined;
  let memory = new Memory(seed);
  const tacticsFor = ({ view, seat, rng, samples }: Thought<T>, most = Number.POSITIVE_INFINITY): Plan => {
    const groups = ai.groups(view, seat).filter((group) => group.tactics.length > 1);
    if (groups.length === 0) return ai.search?.from ?? NO_PLAN;
    const judge = createJudge(game, ai, seat, samples);
    return ai.search ? searchCautiously(groups, judge, ai.search) : searchPlan(groups, judge, rng, Math.min(most, budget ?? BUDGET));
  };
  const think = (view: ViewOf<T>, seat: Seat): Thought<T> => {
    const rng = createRng(`${seed}:${key}`);
    return { view, seat, rng, samples: createSamples(game, view, rng) };
  };
  const weigh = (how: Deliberation<T>, script: Action, legal: readonly Action[], thought: Thought<T>, followed: Plan): Action => {
    const { view, seat, samples } = thought;
    const others = how.clicks(view, seat, legal, script).filter((other) => other !== script);
    return others.length === 0 ? script : deliberate({ game, ai, seat, samples, plan: followed }, [script, ...others], how);
  };
  return {
    choose(view, seat, legal) {
      const phase = `${seat}:${ai.phaseKey(view)}`;
      if (phase !== key) {
        key = phase;
        memory = new Memory(seed);
        plan = undefined;
        clicks = undefined;
      }
      if (ai.units && !clicks && ai.units.asks(view, seat) === 'order') {
        const thought = think(view, seat);
        const posture = tacticsFor(thought, ai.units.posture);
        clicks = clickOrders(ai.units, planOrders({ game, ai, planning: ai.units, ...thought }, posture, thought.rng));
        plan = afterOrders(ai.units, posture);
      }
      const ordered = clicks?.next(view, seat, legal);
      if (ordered) return ordered;
      plan ??= tacticsFor(think(view, seat));
      const click = ai.choose(view, seat, legal, plan, memory);
      return ai.deliberation ? weigh(ai.deliberation, click, legal, think(view, seat), plan) : click;
    },
  };
}
