import { type Action, type Rng, type Seat, scripted } from '@bocage/kernel';
import { type WatchedMoment, type Watcher, watchGame } from '@bocage/testkit';
import { createModule, data } from '../../src/index.js';
import type { NormandyState, NormandyTypes, NormandyView } from '../../src/types.js';
import { createUi } from '../../ui/index.js';

export const ui = createUi(createModule(data));
export const { game } = ui;
const script = game.ai && scripted(game.ai);

/** Everybody who can look at a game: each seat, both together, and the spectator. */
export const EYES: readonly (readonly Seat[])[] = [['allied'], ['german'], ['allied', 'german'], []];

export type Moment = WatchedMoment<NormandyTypes>;

/** Half the clicks are what the computer would do, so that games go somewhere; the rest are random. */
function pick(view: NormandyView, seat: Seat, legal: readonly Action[], rng: Rng): Action {
  if (script && rng.below(2) === 0) return script(view, legal, seat);
  return legal[rng.below(legal.length)] as Action;
}

export function playGame(seed: string, watcher: Watcher<NormandyTypes>, { scenario = 'campaign', most = 20_000 } = {}): NormandyState {
  return watchGame(game, watcher, { seed, scenario, options: {}, most, pick });
}
