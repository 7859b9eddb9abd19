import {
  clone,
  createRng,
  type GameAi,
  type GameModule,
  type GameTypes,
  NO_PLAN,
  type Plan,
  playout,
  type Rng,
  type Seat,
  type StateOf,
  scripted,
  type ViewOf,
} from '@bocage/kernel';

/** What a plan is worth on one sample: the same sample gives every plan the same hidden state and the same dice. */
export type Judge = (plan: Plan, sample: number) => number;

const DISTINCT_STATES = 4;

/** Judges plans by playing them on states this view allows, with the enemy answering by its script. */
export function createJudge<T extends GameTypes>(game: GameModule<T>, ai: GameAi<T>, view: ViewOf<T>, seat: Seat, rng: Rng): Judge {
  const states: StateOf<T>[] = Array.from({ length: DISTINCT_STATES }, () => game.imagine(view, rng));
  const dice = rng.below(1_000_000_000);
  return (plan, sample) => {
    const state = clone(states[sample % DISTINCT_STATES] as StateOf<T>);
    playOut(game, ai, state, seat, plan, createRng(`${dice}:${sample}`));
    return scoreOf(game, ai, state, seat);
  };
}

/** The weighted features of a state as this seat sees it, or a decided game's worth. */
export function scoreOf<T extends GameTypes>(game: GameModule<T>, ai: GameAi<T>, state: StateOf<T>, seat: Seat): number {
  const features = ai.features(game.view(state, [seat]), seat);
  let score = 0;
  for (const name in features) score += (features[name] as number) * (ai.weights[name] ?? 0);
  return score;
}

/** Plays the planned phase and `horizon` phases after it, in place. */
function playOut<T extends GameTypes>(game: GameModule<T>, ai: GameAi<T>, state: StateOf<T>, seat: Seat, plan: Plan, rng: Rng): void {
  const key = (s: StateOf<T>) => ai.phaseKey(game.view(s, []));
  const planned = key(state);
  let last = planned;
  let phases = 0;
  const planOf = (who: Seat): Plan => (who !== seat ? NO_PLAN : last === planned ? plan : (ai.search?.from ?? NO_PLAN));
  const script = scripted(ai, planOf);
  const choosers = Object.fromEntries(game.meta.seats.map(({ id }) => [id, script]));
  playout(game, state, choosers, rng, {
    record: false,
    stop(s) {
      const now = key(s);
      if (now !== last) {
        last = now;
        phases++;
      }
      return phases > ai.horizon;
    },
  });
}
