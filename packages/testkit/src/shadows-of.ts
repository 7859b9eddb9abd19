import { type Action, createRng, type GameModule, type GameTypes, type Seat, type ViewOf } from '@bocage/kernel';
import type { Setting } from './law.js';
import type { LawTest } from './laws-of.js';
import { anyOf, type Choose, eagerOf } from './plays.js';
import { saySetting } from './settings.js';
import { type Found, type Shadow, sayFound, shadowGame } from './shadow.js';

type Chooser<T extends GameTypes> = (view: ViewOf<T>, seat: Seat, legal: readonly Action[]) => Action;

export interface ShadowsOptions<T extends GameTypes> {
  /** The shadows, anew for each game. */
  shadows(): readonly Shadow<T>[];
  /** By name, who plays all seats: anew for each game. `atRandom` is one. */
  readonly players: Readonly<Record<string, (seed: string) => Chooser<T>>>;
  readonly settings: readonly Setting[];
  /** Games of each player with each setting; one when absent. */
  readonly games?: number;
  readonly every?: number;
  /** A game is left after so many entries. */
  readonly most?: number;
  readonly seed?: string;
}

/** Each game as one of two kinds at random: any action alike, or mostly what is on the map. */
export function atRandom<T extends GameTypes>(seed: string): Chooser<T> {
  const rng = createRng(`${seed} choices`);
  const choose: Choose = rng.below(2) === 0 ? anyOf(rng) : eagerOf(rng);
  return (view, seat, legal) => choose(view, seat, legal) as Action;
}

/**
 * Whole games beside their shadows as tests, one for each player with each setting. In a game's test file:
 * `it.each(shadowsOf(module, { shadows, players: { random: atRandom }, settings }))('%s', (_, run) => run());`
 */
export function shadowsOf<T extends GameTypes>(game: GameModule<T>, options: ShadowsOptions<T>): LawTest[] {
  return options.settings.flatMap((setting) =>
    Object.keys(options.players).map((player): LawTest => {
      return [`${player}, ${saySetting(setting)}`, () => demandNone(foundIn(game, setting, player, options))];
    }),
  );
}

function foundIn<T extends GameTypes>(game: GameModule<T>, setting: Setting, player: string, options: ShadowsOptions<T>): Found[] {
  const { shadows, players, games = 1, every = 1, most = game.meta.longestGame, seed = 'shadow' } = options;
  return Array.from({ length: games }, (_, i) => `${seed} ${player} ${i}`).flatMap((gameSeed) => {
    const choose = (players[player] as (seed: string) => Chooser<T>)(gameSeed);
    return shadowGame(game, setting, { seed: gameSeed, shadows: shadows(), choose, every, most });
  });
}

function demandNone(found: readonly Found[]): void {
  if (found.length > 0) throw new Error(`${found.length} differences\n${found.map(sayFound).join('\n')}`);
}
