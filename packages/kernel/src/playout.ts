import { type Action, makeAction } from './action.js';
import { type Rng, rollWith } from './chance.js';
import type { GameModule, GameTypes, Outcome, Seat, StateOf, ViewOf } from './contract.js';
import type { GameWatch } from './game-ai.js';
import type { Entry } from './log.js';
import { fingerprint, keyedText } from './plain.js';

/** Chooses one of the legal actions from what a seat may know. */
export type Chooser<T extends GameTypes> = (view: ViewOf<T>, legal: readonly Action[], seat: Seat) => Action;

export interface Playout {
  /** Undefined when the limit came first. */
  readonly outcome?: Outcome;
  readonly actions: number;
  readonly entries: readonly Entry[];
}

export interface PlayoutOptions<T extends GameTypes> {
  readonly limit?: number;
  readonly record?: boolean;
  readonly stop?: (state: StateOf<T>) => boolean;
  readonly watch?: GameWatch<T> | undefined;
}

/**
 * Plays on in place until the game is over or the limit is reached: no fork, no undo, but the same legality, log and
 * hash as at a table. `record` false leaves out log and hash, for search.
 */
export function playout<T extends GameTypes>(
  game: GameModule<T>,
  state: StateOf<T>,
  choosers: Readonly<Record<Seat, Chooser<T>>>,
  rng: Rng,
  { limit = game.meta.longestGame, record = true, stop, watch }: PlayoutOptions<T> = {},
): Playout {
  const entries: Entry[] = [];
  let actions = 0;
  for (let i = 0; i < limit; i++) {
    const awaits = game.awaits(state);
    if (awaits.kind === 'over') return { outcome: awaits.outcome, actions, entries };
    if (stop?.(state)) break;
    if (awaits.kind === 'chance') {
      const result = rollWith(rng, awaits.roll);
      const events = game.resolve(state, awaits.roll, result);
      watch?.after(game.view(state, []), events);
      if (record) entries.push({ kind: 'roll', result, from: 'host', hash: stateHash(state) });
      continue;
    }
    const seat = awaits.seats[awaits.seats.length === 1 ? 0 : rng.below(awaits.seats.length)] as Seat;
    const view = game.view(state, [seat]);
    const legal = game.legal(view, seat);
    const action = legal.length === 1 ? (legal[0] as Action) : (choosers[seat] as Chooser<T>)(view, legal, seat);
    if (record && !legal.includes(action)) throw new Error(`${seat} chose ${makeAction(action)}, which was not offered`);
    watch?.before(game.view(state, []), seat, action);
    const events = game.play(state, seat, action);
    watch?.after(game.view(state, []), events);
    actions++;
    if (record) entries.push({ kind: 'action', seat, action: makeAction(action), hash: stateHash(state) });
  }
  return { actions, entries };
}

/** The hash a log entry carries: of the open and the sealed part. */
export function stateHash<T extends GameTypes>(state: StateOf<T>, key = ''): string {
  return keyedText([fingerprint(state.open), fingerprint(state.sealed)], key);
}
