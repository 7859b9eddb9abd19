import { type Action, type Options, type Rng, type Seat, scripted } from '@bocage/kernel';
import { type WatchedMoment, type Watcher, watchGame } from '@bocage/testkit';
import { createModule, type DarkSummerModule, data } from '../../src/index.js';
import type { DarkSummerState, DarkSummerTypes, DarkSummerView } from '../../src/types.js';
import { createUi } from '../../ui/index.js';

export const ui = createUi(createModule(data));
export const { game } = ui;
const script = game.ai && scripted(game.ai);
export const { world } = game as DarkSummerModule;

export type Moment = WatchedMoment<DarkSummerTypes>;

/** The computer lands; afterwards half the clicks are random, so that much is seen. */
function pick(view: DarkSummerView, seat: Seat, legal: readonly Action[], rng: Rng): Action {
  if (script && (view.open.turn === 1 || rng.below(2) === 0)) return script(view, legal, seat);
  return legal[rng.below(legal.length)] as Action;
}

interface Playing {
  readonly options?: Options;
  readonly most?: number;
}

export function playGame(seed: string, watcher: Watcher<DarkSummerTypes>, { options = {}, most = 60_000 }: Playing = {}): DarkSummerState {
  return watchGame(game, watcher, { seed, scenario: 'campaign', options, most, pick });
}
