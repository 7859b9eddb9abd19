import { makeAction, parseAction } from '@bocage/kernel';
import { type CrossroadsEvent, type CrossroadsFrame, type CrossroadsModule, type CrossroadsState, game as pack } from '../src/index.js';

export const game: CrossroadsModule = pack.create(pack.data);
export const { world } = game;

export const BLUE = { first: 0, second: 1, third: 2, squadron: 3 };
export const RED = { alder: 4, beech: 5, cedar: 6, squadron: 7 };
export const ORDER = { none: -1, march: 0, hold: 1, assault: 2 };
export const CARD = { none: -1, fuel: 0, shells: 1 };

/** The id of a hex by its label. */
export function at(label: string): number {
  return world.grid.parse(label) ?? Number.NaN;
}

export interface Position {
  /** The decisions in progress above the turn itself, the top one last. */
  readonly stack: readonly CrossroadsFrame[];
  /** Labels by unit; units not named are lost, so nothing stands in the way. */
  readonly units: Readonly<Record<number, string>>;
  readonly orders?: readonly [number, number];
  readonly commanders?: readonly [number, number];
  readonly cards?: readonly [number, number];
  readonly bearers?: readonly [number, number];
  /** How far the turn has come: what follows when the stack is done. */
  readonly stage?: number;
  readonly turn?: number;
}

/** Any position, written down: what a rule test begins with. */
export function position(given: Position): CrossroadsState {
  const state = game.setup('meeting', { first: 'blue' });
  const { open, sealed } = state;
  const frames = given.stack.map((frame) => ({ ...frame }));
  open.stack = [{ step: 'turn', stage: given.stage ?? 8 }, ...frames];
  open.hex = open.hex.map((_, unit) => (given.units[unit] === undefined ? -1 : at(given.units[unit])));
  open.order = [...(given.orders ?? [ORDER.none, ORDER.none])];
  open.bearer = [...(given.bearers ?? [-1, -1])];
  open.turn = given.turn ?? 1;
  sealed.commander = [...(given.commanders ?? [BLUE.third, RED.cedar])];
  sealed.card = [...(given.cards ?? [CARD.none, CARD.none])];
  open.holds = sealed.card.map((card) => (card === CARD.none ? 0 : 1));
  return state;
}

/** Plays "blue u3", "red h24" (by label), "blue done", or a roll as a list; returns the events. */
export function play(state: CrossroadsState, ...moves: (string | readonly number[])[]): CrossroadsEvent[] {
  return moves.flatMap((move) => {
    if (typeof move !== 'string') {
      const awaits = game.awaits(state);
      if (awaits.kind !== 'chance') throw new Error('no roll is awaited');
      return game.resolve(state, awaits.roll, move);
    }
    const [seat = '', text = ''] = move.split(' ');
    const action = parseAction(/^h\d\d$/.test(text) ? `h${at(text.slice(1))}` : text);
    const offered = action && game.legal(game.view(state, [seat]), seat).find((legal) => makeAction(legal) === makeAction(action));
    if (!offered) throw new Error(`${move} is not offered; ${offers(state, seat).join(' ')} is`);
    return game.play(state, seat, offered);
  });
}

/** What a seat is offered: units as u3, hexes by label, words. */
export function offers(state: CrossroadsState, seat: string): string[] {
  return game
    .legal(game.view(state, [seat]), seat)
    .map((action) => (action.kind === 'hex' ? `h${world.grid.label(action.hex)}` : makeAction(action)));
}

export function names(events: readonly CrossroadsEvent[]): string[] {
  return events.map(({ event }) => event);
}
