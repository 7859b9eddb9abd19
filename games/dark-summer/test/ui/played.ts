import { type Action, createRng, type Options, type Rng, type RollResult, rollWith, type Seat } from '@bocage/kernel';
import { type DarkSummerModule, data } from '../../src/index.js';
import type { DarkSummerEvent, DarkSummerState, DarkSummerView } from '../../src/types.js';
import { createUi } from '../../ui/index.js';

export const ui = createUi(data);
export const { game } = ui;
export const { world } = game as DarkSummerModule;

export interface Moment {
  readonly state: DarkSummerState;
  readonly asked: Seat | undefined;
  readonly legal: readonly Action[];
}

export interface Watcher {
  before?(moment: Moment): void;
  after?(state: DarkSummerState, events: readonly DarkSummerEvent[]): void;
  rolled?(text: ReturnType<typeof ui.rollLine>, result: RollResult): void;
}

/** The computer lands; afterwards half the clicks are random, so that much is seen. */
function pick(view: DarkSummerView, seat: Seat, legal: readonly Action[], rng: Rng): Action {
  if (game.ai && (view.open.turn === 1 || rng.below(2) === 0)) return game.ai.choose(view, seat, legal, {});
  return legal[rng.below(legal.length)] as Action;
}

interface Playing {
  readonly options?: Options;
  readonly most?: number;
}

/** Plays a game to its end, or for so many decisions, and shows every moment to the watcher. */
export function playGame(seed: string, watcher: Watcher, { options = {}, most = 60_000 }: Playing = {}): DarkSummerState {
  const rng = createRng(seed);
  const state = game.setup('campaign', options);
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
