import {
  type Action,
  createRng,
  type GameModule,
  type GameTypes,
  type Level,
  makeAction,
  rollWith,
  type Seat,
  type ViewOf,
} from '@bocage/kernel';
import type { Setting } from './law.js';
import type { LawTest } from './laws-of.js';
import { savedAndLoaded } from './plays.js';
import { saySetting } from './settings.js';

/** A computer player, as `packages/ai` makes them. */
export interface Thinker<T extends GameTypes> {
  choose(view: ViewOf<T>, seat: Seat, legal: readonly Action[]): Action;
}

export interface SameMindOptions<T extends GameTypes> {
  /** A fresh player; the same one each time it is called with the same seed. */
  player(level: Level, seed: string): Thinker<T>;
  readonly levels: readonly Level[];
  readonly settings: readonly Setting[];
  /** Decisions looked at in a game; all of them when absent. */
  readonly limit?: number;
  /** A player begins anew after so many decisions, and must still know something legal. */
  readonly restart?: number;
}

/**
 * What people meet is what was measured: along whole games a player that is handed copies of its view, as at a table,
 * decides as the one that sees the live state, and one that has just been restarted goes on with something legal.
 */
export function sameMindLaws<T extends GameTypes>(game: GameModule<T>, options: SameMindOptions<T>): LawTest[] {
  return options.settings.flatMap((setting) =>
    options.levels.map((level): LawTest => [`${level}, ${saySetting(setting)}`, () => hold(game, setting, level, options)]),
  );
}

function hold<T extends GameTypes>(game: GameModule<T>, setting: Setting, level: Level, options: SameMindOptions<T>): void {
  const difference = findDifference(game, setting, level, options);
  if (difference) throw new Error(difference);
}

/** One player a seat, made when it is first asked. */
function company<T extends GameTypes>(level: Level, { player }: SameMindOptions<T>): (seat: Seat) => Thinker<T> {
  const players = new Map<Seat, Thinker<T>>();
  return (seat) => {
    const found = players.get(seat) ?? player(level, `mind ${seat}`);
    players.set(seat, found);
    return found;
  };
}

/** Where the two minds part, in a sentence; undefined when they never do. */
export function findDifference<T extends GameTypes>(
  game: GameModule<T>,
  { scenario, options: chosen }: Setting,
  level: Level,
  options: SameMindOptions<T>,
): string | undefined {
  const { limit = game.meta.longestGame, restart = 50 } = options;
  const state = game.setup(scenario, chosen);
  const rng = createRng('same mind');
  const live = company(level, options);
  const copied = company(level, options);
  for (let decisions = 0; decisions < limit; ) {
    const awaits = game.awaits(state);
    if (awaits.kind === 'over') return undefined;
    if (awaits.kind === 'chance') {
      game.resolve(state, awaits.roll, rollWith(rng, awaits.roll));
      continue;
    }
    const seat = awaits.seats[rng.below(awaits.seats.length)] as Seat;
    const view = game.view(state, [seat]);
    const legal = game.legal(view, seat);
    let action = legal[0] as Action;
    if (legal.length > 1) {
      decisions++;
      const copy = savedAndLoaded(view);
      const seen = game.legal(copy, seat);
      action = live(seat).choose(view, seat, legal);
      const other = copied(seat).choose(copy, seat, seen);
      if (makeAction(action) !== makeAction(other))
        return `decision ${decisions}, ${seat} at ${view.open.stack.at(-1)?.step}: ${makeAction(action)} from the live view, ${makeAction(other)} from a copy`;
      if (decisions % restart === 0) {
        const anew = options.player(level, `anew ${decisions}`).choose(copy, seat, seen);
        if (!seen.includes(anew))
          return `decision ${decisions}, ${seat}: a restarted player chose ${makeAction(anew)}, which was not offered`;
      }
    }
    game.play(state, seat, action);
  }
  return undefined;
}
