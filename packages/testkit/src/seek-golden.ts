import {
  type Chooser,
  createRng,
  type GameLog,
  type GameModule,
  type GameTypes,
  type GameWatch,
  type Outcome,
  playout,
  type Seat,
  type StateOf,
} from '@bocage/kernel';
import type { Setting } from './law.js';
import { logOf } from './random-game.js';

/** How a game came out: what its plan looks at. */
export interface GoldenEnding<T extends GameTypes> {
  readonly outcome: Outcome | undefined;
  readonly state: StateOf<T>;
  /** What the last action or roll led to. */
  readonly events: readonly T['event'][];
}

/** A golden game to be played: who chooses how, and the ending it is kept for. */
export interface GoldenPlan<T extends GameTypes> {
  readonly name: string;
  readonly setting: Setting;
  choosers(seed: string): Readonly<Record<Seat, Chooser<T>>>;
  isWanted(ending: GoldenEnding<T>): boolean;
}

/** Plays with seed after seed until a game ends as its plan wants; the text of its golden file. */
export function seekGolden<T extends GameTypes>(
  game: GameModule<T>,
  plan: GoldenPlan<T>,
  mostSeeds: number,
  say: (line: string) => void,
): string {
  const { name, setting } = plan;
  for (let i = 1; i <= mostSeeds; i++) {
    const seed = `${name} ${i}`;
    const state = game.setup(setting.scenario, setting.options);
    let events: readonly T['event'][] = [];
    const watch: GameWatch<T> = { before() {}, after: (_, heard) => void (events = heard), counted: () => ({ ceilings: {}, marks: {} }) };
    const { outcome, entries } = playout(game, state, plan.choosers(seed), createRng(seed), { watch });
    say(`${seed}: ${JSON.stringify(outcome)}, ${entries.length} entries`);
    if (plan.isWanted({ outcome, state, events })) return goldenText(logOf(game as unknown as GameModule, setting, entries));
  }
  throw new Error(`no game of ${mostSeeds} ended as ${name}`);
}

/** One line an entry. */
export function goldenText({ entries, ...header }: GameLog): string {
  return `${JSON.stringify(header).slice(0, -1)},"entries":[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]}\n`;
}
