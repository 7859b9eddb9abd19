import {
  type Action,
  type Deliberation,
  type GameAi,
  type GameModule,
  type GameTypes,
  NO_PLAN,
  type Plan,
  type Seat,
} from '@bocage/kernel';
import { judgeLine, type Samples } from './judge.js';
import type { OrderClicks } from './orders.js';

/** What one click is weighed with. */
export interface Weighing<T extends GameTypes> {
  readonly game: GameModule<T>;
  readonly ai: GameAi<T>;
  readonly seat: Seat;
  readonly samples: Samples<T>;
  readonly plan: Plan;
}

interface Option {
  readonly click: Action;
  readonly scores: number[];
}

/** Samples after which those that are behind the script's click are looked at no more, where the game does not say. */
const FIRST = 3;

/**
 * The best of some clicks, the script's first: each is played on the same samples, the script goes on from there. Another
 * than the script's is taken only where it is better by `caution` standard errors of the difference.
 */
export function deliberate<T extends GameTypes>(weighing: Weighing<T>, clicks: readonly Action[], how: Deliberation<T>): Action {
  const { game, ai, seat, samples, plan } = weighing;
  const { first = FIRST } = how;
  const replies = how.replies(seat);
  const scoreOf = (click: Action, sample: number): number => {
    const reply = replies[sample % replies.length] ?? NO_PLAN;
    return judgeLine(game, ai, seat, samples, sample, { plan, clicks: once(click), reply, horizon: how.horizon, stretch: how.stretch });
  };
  const [script, ...others] = clicks.map((click): Option => ({ click, scores: [] }));
  if (!script) throw new Error('nothing to choose from');
  let left = others;
  for (let sample = 0; sample < how.samples && left.length > 0; sample++) {
    for (const option of [script, ...left]) option.scores.push(scoreOf(option.click, sample));
    if (sample + 1 >= first) left = left.filter((option) => lead(option, script) > 0);
  }
  const sure = left.filter((option) => lead(option, script) > how.caution * errorOf(option, script));
  return sure.reduce((a, b) => (lead(b, script) > lead(a, script) ? b : a), script).click;
}

/** This click and then the script's. */
function once<T extends GameTypes>(click: Action): OrderClicks<T> {
  let given = false;
  return {
    next(_view, _seat, legal) {
      if (given || !legal.includes(click)) return undefined;
      given = true;
      return click;
    },
  };
}

const differences = (option: Option, script: Option): number[] => option.scores.map((score, i) => score - (script.scores[i] as number));

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

const lead = (option: Option, script: Option): number => mean(differences(option, script));

function errorOf(option: Option, script: Option): number {
  const all = differences(option, script);
  const middle = mean(all);
  return Math.sqrt(mean(all.map((value) => (value - middle) ** 2)) / Math.max(1, all.length - 1));
}
