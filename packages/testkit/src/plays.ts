import {
  type Action,
  type Awaits,
  clone,
  type GameEvent,
  type GameModule,
  makeAction,
  type Rng,
  rollWith,
  type Seat,
  type State,
  seatsOf as seatsOfTable,
  type View,
} from '@bocage/kernel';
import type { Move, Setting } from './law.js';

/** A copy that shares nothing and has no caches: what a save and a load give. */
export function savedAndLoaded<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** Picks one of the actions offered to a seat. */
export type Choose = (view: View, seat: Seat, legal: readonly Action[]) => Action | undefined;

/** An eager player says a word this seldom while there is something on the map to click. */
const EAGER_WORD = 12;

/** Each action alike. */
export function anyOf(rng: Rng): Choose {
  return (_view, _seat, legal) => legal[rng.below(legal.length)];
}

/** Mostly what is on the map, so that phases are not ended before much has happened. */
export function eagerOf(rng: Rng): Choose {
  const any = anyOf(rng);
  return (view, seat, legal) => {
    const clicks = rng.below(EAGER_WORD) > 0 ? legal.filter(({ kind }) => kind !== 'word') : [];
    return any(view, seat, clicks.length > 0 ? clicks : legal);
  };
}

/** The move of a seat that is asked, any of them, or undefined when the game is over or nothing is offered to it. */
export function nextMove(game: GameModule, state: State, awaits: Awaits, rng: Rng, choose: Choose): Move | undefined {
  if (awaits.kind === 'over') return undefined;
  if (awaits.kind === 'chance') return { kind: 'roll', result: rollWith(rng, awaits.roll) };
  const seat = awaits.seats[rng.below(awaits.seats.length)] as Seat;
  const view = game.view(state, [seat]);
  const action = choose(view, seat, game.legal(view, seat));
  return action && { kind: 'action', seat, action };
}

export function randomMove(game: GameModule, state: State, awaits: Awaits, rng: Rng): Move | undefined {
  return nextMove(game, state, awaits, rng, anyOf(rng));
}

/** Changes the state in place. */
export function make(game: GameModule, state: State, awaits: Awaits, move: Move): GameEvent[] {
  if (move.kind === 'action') return game.play(state, move.seat, move.action);
  if (awaits.kind !== 'chance') throw new Error('a roll nobody asked for');
  return game.resolve(state, awaits.roll, move.result);
}

/** The state a move leads to, and what it tells; the given state stays. */
export function after(game: GameModule, state: State, move: Move): { readonly state: State; readonly events: GameEvent[] } {
  const next = clone(state);
  return { events: make(game, next, game.awaits(next), move), state: next };
}

/** A game as it is set up: who plays depends on its options. */
export interface SetUp {
  readonly game: GameModule;
  readonly setting: Setting;
}

export function seatsOf({ game, setting }: SetUp): Seat[] {
  return seatsOfTable(game.meta, setting.options).map(({ id }) => id);
}

export function nameOf(seats: readonly Seat[]): string {
  return seats.length === 0 ? 'the spectator' : seats.join(' and ');
}

export function sayMove(move: Move): string {
  return move.kind === 'action' ? `${move.seat} ${makeAction(move.action)}` : `roll ${move.result.join(' ')}`;
}

export function sayLegal(actions: readonly Parameters<typeof makeAction>[0][]): string {
  return actions.map(makeAction).join(' ');
}
