import type { Action } from './action.js';
import type { GameTypes, Seat, ViewOf } from './contract.js';
import { Memory } from './memory.js';
import type { Chooser } from './playout.js';
import type { UnitPlanning } from './unit-planning.js';

/** A tactic for each group: what plan search mutates. Keys are group ids, values tactic names. */
export type Plan = Readonly<Record<string, string>>;

/** No tactic chosen for anybody: every group follows its first. */
export const NO_PLAN: Plan = Object.freeze({});

/** Some units that act together under one tactic. */
export interface Group {
  readonly id: string;
  /** Tactics that make sense for this group now; the first is what the rules script would choose. */
  readonly tactics: readonly string[];
}

/** How plan search goes about a game whose script is good and whose dice are wild. */
export interface SearchStyle {
  /** Evaluations one plan may cost. */
  readonly budget: number;
  /** Standard errors of the difference by which a plan must beat the one it starts from. */
  readonly caution: number;
  /** What search starts from instead of the script: tactics that many games have shown to be stronger. */
  readonly from: Plan;
}

/** How single clicks that decide much are weighed: each is tried on imagined states, the script going on from there. */
export interface Deliberation<T extends GameTypes = GameTypes> {
  /** Clicks worth trying where this seat is asked, other than the script's; empty: the script answers. */
  clicks(view: ViewOf<T>, seat: Seat, legal: readonly Action[], script: Action): readonly Action[];
  /** What the others may do about it: plans their script answers with, in turn from sample to sample. */
  replies(seat: Seat): readonly Plan[];
  readonly samples: number;
  /** Samples after which clicks that are behind the script's are tried no more. Absent: three. */
  readonly first?: number;
  /** Names the stretch of play a click is judged over, as until its unit has done all it does. Absent: a phase. */
  stretch?(view: ViewOf<T>): string;
  /** How many further stretches a click is judged over. */
  readonly horizon: number;
  /** Standard errors of the difference by which a click must beat the script's. */
  readonly caution: number;
}

/** What was counted over one game: by seat what a good player does not do, and by name what shows how the game went. */
export interface Counted {
  readonly ceilings: Readonly<Record<Seat, Readonly<Record<string, number>>>>;
  readonly marks: Readonly<Record<string, number>>;
}

/** Looks on while one game is played. */
export interface GameWatch<T extends GameTypes = GameTypes> {
  /** A seat is about to play this action. The view is the spectator's. */
  before(view: ViewOf<T>, seat: Seat, action: Action): void;
  /** What an action or a roll led to. */
  after(view: ViewOf<T>, events: readonly T['event'][]): void;
  counted(): Counted;
}

/** What the players in `packages/ai` need to know of one game. All of it works from a view. */
export interface GameAi<T extends GameTypes = GameTypes> {
  /** Named numbers that judge a position for a seat; the score is their weighted sum. */
  features(view: ViewOf<T>, seat: Seat): Readonly<Record<string, number>>;
  readonly weights: Readonly<Record<string, number>>;
  /** The groups that have something to decide in the current phase. Empty: there is nothing to plan, only to answer. */
  groups(view: ViewOf<T>, seat: Seat): readonly Group[];
  /** Names the stretch of play one plan is kept for (turn, phase, seat): a new key means a new plan. */
  phaseKey(view: ViewOf<T>): string;
  /**
   * Names the roll that is due, as a battle by whom it strikes: on one sample rolls of one name fall alike, whatever was
   * decided before them, so that two plans differ by what they change and not by luck. Absent: dice fall in their order.
   */
  rollName?(view: ViewOf<T>): string;
  /** How many further phases a plan is judged over, the enemy's answer among them. */
  readonly horizon: number;
  /**
   * The next click that carries out the plan; always one of `legal`. Groups the plan does not name use their first tactic.
   * It depends on what the view shows, the plan and this seat's memory alone: a copy of the view gives the same click.
   */
  choose(view: ViewOf<T>, seat: Seat, legal: readonly Action[], plan: Plan, memory: Memory): Action;
  /** The level `automaton`: what the game's solitaire rules do, without memory. Absent: it has none. */
  automaton?(view: ViewOf<T>, seat: Seat, legal: readonly Action[]): Action;
  /** The script carries nothing from one phase into the next: what was clicked alike in a phase goes on alike, and is judged once. */
  readonly forgets?: boolean;
  /** Absent: tactics are hill-climbed from the script and from uniform postures. */
  readonly search?: SearchStyle;
  /** Absent: search chooses tactics and leaves every unit to the script. */
  readonly units?: UnitPlanning<T>;
  /** Absent: search leaves every click outside a plan to the script. */
  readonly deliberation?: Deliberation<T>;
  /** A fresh observer for one game: what `bocage simulate` counts. */
  watch?(): GameWatch<T>;
}

/** The game's script for any seats, each with a memory of its own. */
export function scripted<T extends GameTypes>(
  ai: GameAi<T>,
  planOf: (seat: Seat) => Plan = () => NO_PLAN,
  seed: number | string = 0,
): Chooser<T> {
  const memories = new Map<Seat, Memory>();
  return (view, legal, seat) => {
    const memory = memories.get(seat) ?? new Memory(seed);
    memories.set(seat, memory);
    return ai.choose(view, seat, legal, planOf(seat), memory);
  };
}

/** The click on the hex worth most; the first thing offered where no hex is. */
export function bestHex(legal: readonly Action[], worth: (hex: number) => number): Action {
  let chosen = legal[0] as Action;
  let value = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    if (action.kind !== 'hex') continue;
    const here = worth(action.hex);
    if (here > value) {
      value = here;
      chosen = action;
    }
  }
  return chosen;
}
