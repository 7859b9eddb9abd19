import {
  type Action,
  type Chooser,
  clone,
  createRng,
  type GameAi,
  type GameModule,
  type GameTypes,
  makeAction,
  NO_PLAN,
  type Plan,
  playout,
  type Rng,
  type Seat,
  type StateOf,
  scripted,
  type ViewOf,
} from '@bocage/kernel';
import { namedDice } from './named-dice.js';
import type { OrderClicks } from './orders.js';

/** What a plan is worth on one sample: the same sample gives every plan the same hidden state and the same dice. */
export type Judge = (plan: Plan, sample: number) => number;

const DISTINCT_STATES = 4;

/** States that a view allows, and the dice that go with each sample of them. */
export interface Samples<T extends GameTypes> {
  /** A copy to play on. */
  state(sample: number): StateOf<T>;
  dice(sample: number): Rng;
}

export function createSamples<T extends GameTypes>(game: GameModule<T>, view: ViewOf<T>, rng: Rng): Samples<T> {
  let drawn: { readonly states: readonly StateOf<T>[]; readonly dice: number } | undefined;
  const draw = () => {
    drawn ??= { states: Array.from({ length: DISTINCT_STATES }, () => game.imagine(view, rng)), dice: rng.below(1_000_000_000) };
    return drawn;
  };
  return {
    state: (sample) => clone(draw().states[sample % DISTINCT_STATES] as StateOf<T>),
    dice: (sample) => createRng(`${draw().dice}:${sample}`),
  };
}

/** Judges plans by playing them on states this view allows, with the enemy answering by its script. */
export function createJudge<T extends GameTypes>(game: GameModule<T>, ai: GameAi<T>, seat: Seat, samples: Samples<T>): Judge {
  const known = ai.forgets ? new Map<string, number>() : undefined;
  return (plan, sample) => judgeLine(game, ai, seat, samples, sample, { plan, reply: NO_PLAN, horizon: ai.horizon, known });
}

/** How a phase is played that is being judged, and what is done about it. */
export interface Line<T extends GameTypes> {
  /** What the script of this seat follows as long as the phase lasts. */
  readonly plan: Plan;
  /** Orders given in it. */
  readonly clicks?: OrderClicks<T>;
  /** What the script of the others follows. */
  readonly reply: Plan;
  /** Phases played after it. */
  readonly horizon: number;
  /** What is played in place of phases, by its names. */
  readonly stretch?: ((view: ViewOf<T>) => string) | undefined;
  /** What lines like this one came to, by sample and what was clicked in the planned phase: what follows is the same. */
  readonly known?: Map<string, number> | undefined;
}

/** What the position is worth to this seat after the planned phase and what follows. */
export function judgeLine<T extends GameTypes>(
  game: GameModule<T>,
  ai: GameAi<T>,
  seat: Seat,
  samples: Samples<T>,
  sample: number,
  line: Line<T>,
): number {
  const state = samples.state(sample);
  const { known } = line;
  let clicked = `${sample}:`;
  const isKnown = (): boolean => known?.has(clicked) === true;
  const note = known && ((action: Action) => void (clicked += `${makeAction(action)} `));
  playOut(game, ai, state, seat, { ...line, note, isKnown }, samples.dice(sample));
  const score = known?.get(clicked) ?? scoreOf(game, ai, state, seat);
  known?.set(clicked, score);
  return score;
}

/** A line, and who looks on in the planned phase. */
interface Watched<T extends GameTypes> extends Line<T> {
  readonly note: ((action: Action) => void) | undefined;
  /** Asked when the planned phase is over. */
  isKnown(): boolean;
}

/** The weighted features of a state as this seat sees it, or a decided game's worth. */
export function scoreOf<T extends GameTypes>(game: GameModule<T>, ai: GameAi<T>, state: StateOf<T>, seat: Seat): number {
  const features = ai.features(game.view(state, [seat]), seat);
  let score = 0;
  for (const name in features) score += (features[name] as number) * (ai.weights[name] ?? 0);
  return score;
}

/** Plays the planned phase and `horizon` phases after it, in place. */
function playOut<T extends GameTypes>(
  game: GameModule<T>,
  ai: GameAi<T>,
  state: StateOf<T>,
  seat: Seat,
  { plan, clicks, reply, horizon, stretch = ai.phaseKey, note, isKnown }: Watched<T>,
  rng: Rng,
): void {
  const { rollName } = ai;
  const key = (s: StateOf<T>) => stretch(game.view(s, []));
  const planned = key(state);
  let last = planned;
  let phases = 0;
  const dice = rollName ? namedDice(() => `${last}:${rollName(game.view(state, []))}`, rng) : rng;
  const planOf = (who: Seat): Plan => (who !== seat ? reply : last === planned ? plan : (ai.search?.from ?? NO_PLAN));
  const script = scripted(ai, planOf);
  const ordered: Chooser<T> = (view, legal, who) =>
    (last === planned ? clicks?.next(view, who, legal) : undefined) ?? script(view, legal, who);
  const noted =
    (choose: Chooser<T>): Chooser<T> =>
    (view, legal, who) => {
      const action = choose(view, legal, who);
      if (last === planned) note?.(action);
      return action;
    };
  const choosers = Object.fromEntries(game.meta.seats.map(({ id }) => [id, noted(id === seat ? ordered : script)]));
  playout(game, state, choosers, dice, {
    record: false,
    stop(s) {
      const now = key(s);
      if (now !== last) {
        if (last === planned && isKnown()) return true;
        last = now;
        phases++;
      }
      return phases > horizon;
    },
  });
}
