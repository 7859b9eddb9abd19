import { createPlayer } from '@bocage/ai';
import {
  type Chooser,
  createRng,
  type GameModule,
  type GameTypes,
  type Level,
  playout,
  type Seat,
  seatsOf,
  type ViewOf,
} from '@bocage/kernel';
import { loadGame } from '../games.js';

/** Seconds of one thread. A phase is all the clicks made under one plan; a reaction is a single answer outside one's own phase. */
export interface AiBench {
  readonly [player: string]: {
    readonly phaseP95: number;
    readonly phaseMax: number;
    readonly reactionP95: number;
    readonly reactionMax: number;
  };
}

const MEASURED: readonly Level[] = ['greedy', 'search'];
const GAMES = 3;

export async function benchAi(gameId: string): Promise<AiBench> {
  const found = await loadGame(gameId);
  const game = found.create(found.data);
  return Object.fromEntries(MEASURED.map((name) => [name, timesOf(game, name)]));
}

function timesOf(game: GameModule, name: Level): AiBench[string] {
  const phases: number[] = [];
  const reactions: number[] = [];
  for (let seed = 0; seed < GAMES; seed++) {
    const clock = new Stopwatch(game);
    playGame(game, name, seed, clock);
    phases.push(...clock.phases());
    reactions.push(...clock.reactions);
  }
  return { phaseP95: p95(phases), phaseMax: most(phases), reactionP95: p95(reactions), reactionMax: most(reactions) };
}

/** Adds up the time of each stretch of play that one plan covers; a click with nothing to plan is a reaction. */
class Stopwatch {
  readonly reactions: number[] = [];
  private readonly spent = new Map<string, number>();
  private readonly game: GameModule;

  constructor(game: GameModule) {
    this.game = game;
  }

  time<A>(view: ViewOf<GameTypes>, seat: Seat, choose: () => A): A {
    const isPlanned = (this.game.ai?.groups(view, seat).length ?? 0) > 0;
    const key = `${seat} ${this.game.ai?.phaseKey(view) ?? ''}`;
    const since = performance.now();
    const action = choose();
    const seconds = (performance.now() - since) / 1000;
    if (isPlanned) this.spent.set(key, (this.spent.get(key) ?? 0) + seconds);
    else this.reactions.push(seconds);
    return action;
  }

  phases(): number[] {
    return [...this.spent.values()];
  }
}

function playGame(game: GameModule, name: Level, seed: number, clock: Stopwatch): void {
  const choosers: Record<Seat, Chooser<GameTypes>> = {};
  const options = Object.fromEntries(game.meta.options.map(({ id, values }) => [id, values[0]?.id ?? '']));
  for (const { id } of seatsOf(game.meta, options)) {
    const player = createPlayer(name, game, `bench:${seed}:${id}`);
    choosers[id] = (view, legal, seat) => clock.time(view, seat, () => player.choose(view, seat, legal));
  }
  playout(game, game.setup(game.meta.scenarios[0]?.id as string, options), choosers, createRng(`bench:${seed}`));
}

function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return round(sorted[Math.floor(sorted.length * 0.95)] ?? 0);
}

function most(values: readonly number[]): number {
  return round(Math.max(0, ...values));
}

function round(seconds: number): number {
  return Number(seconds.toFixed(4));
}
