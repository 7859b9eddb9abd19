import { type Action, createRng, type Rng, type RollResult, rollWith, type Seat } from '@bocage/kernel';
import { data } from '../../src/index.js';
import type { NormandyEvent, NormandyState, NormandyView } from '../../src/types.js';
import { createUi } from '../../ui/index.js';

export const ui = createUi(data);
export const { game } = ui;

/** Everybody who can look at a game: each seat, both together, and the spectator. */
export const EYES: readonly (readonly Seat[])[] = [['allied'], ['german'], ['allied', 'german'], []];

export interface Moment {
  readonly state: NormandyState;
  readonly asked: Seat | undefined;
  readonly legal: readonly Action[];
}

export interface Watcher {
  before?(moment: Moment): void;
  after?(state: NormandyState, events: readonly NormandyEvent[]): void;
  rolled?(text: ReturnType<typeof ui.rollLine>, result: RollResult): void;
}

/** Half the clicks are what the computer would do, so that games go somewhere; the rest are random. */
function pick(view: NormandyView, seat: Seat, legal: readonly Action[], rng: Rng): Action {
  if (game.ai && rng.below(2) === 0) return game.ai.choose(view, seat, legal, {});
  return legal[rng.below(legal.length)] as Action;
}

/** Plays a game to its end, or for so many decisions, and shows every moment to the watcher. */
export function playGame(seed: string, watcher: Watcher, { scenario = 'campaign', most = 20_000 } = {}): NormandyState {
  const rng = createRng(seed);
  const state = game.setup(scenario, {});
  for (let i = 0; i < most; i++) {
    const awaits = game.awaits(state);
    if (awaits.kind === 'over') {
      watcher.before?.({ state, asked: undefined, legal: [] });
      break;
    }
    if (awaits.kind === 'chance') {
      watcher.before?.({ state, asked: undefined, legal: [] });
      const result = rollWith(rng, awaits.roll);
      watcher.rolled?.(ui.rollLine(awaits.roll, result), result);
      const events = game.resolve(state, awaits.roll, result);
      watcher.after?.(state, events);
      continue;
    }
    const [seat] = awaits.seats as [Seat];
    const view = game.view(state, [seat]);
    const legal = game.legal(view, seat);
    watcher.before?.({ state, asked: seat, legal });
    const events = game.play(state, seat, pick(view, seat, legal, rng));
    watcher.after?.(state, events);
  }
  return state;
}
