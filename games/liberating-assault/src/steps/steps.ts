import { type Action, type Awaits, type Frame, type Seat, type Step, word } from '@bocage/kernel';
import { seatIds } from '../seats.js';
import type { LiberatingAssaultState, LiberatingAssaultTypes, LiberatingAssaultView, Open, Sealed, Told } from '../types.js';
import { FREE } from '../types.js';
import type { World } from '../world.js';

/** §4.1 Steps by the name their frames carry. */
// biome-ignore lint/suspicious/noExplicitAny: each step is only ever called with the frame that names it
export type Steps = Readonly<Record<string, Step<LiberatingAssaultTypes, any>>>;

export const DONE: Action = word('done');
export const CLOSE: Action = word('close');

/** For frames that only begin others. */
export const askingNobody = (): never => {
  throw new Error('the sequence of play asks nothing itself');
};

export const isControl = (seat: Seat): boolean => seat.startsWith('control');

/** §9.8 The control seats of a table, none where the program umpires. */
export const controls = (world: World, open: Open): readonly Seat[] =>
  open.umpires === 1 ? seatIds(world.teams, open.way).filter(isControl) : [];

export const chairOf = (world: World, open: Pick<Open, 'way'>, seat: Seat): number => seatIds(world.teams, open.way).indexOf(seat);

export const isDone = (world: World, open: Open, sealed: Pick<Sealed, 'done'>, seat: Seat): boolean =>
  sealed.done[chairOf(world, open, seat)] === 1;

export function clearChairs(sealed: Sealed): void {
  sealed.done.fill(0);
  sealed.cursor.fill(FREE);
}

type Asking = Frame & { readonly asks: readonly Seat[] };

/** What one kind of simultaneous decision is made of. */
export interface Simultaneous<F extends Asking> {
  /** Besides `done`, which is always offered unless a choice is half finished. */
  legal(view: LiberatingAssaultView, frame: F, seat: Seat): readonly Action[];
  /** Whether a seat is in the middle of something; then it cannot be done yet. */
  isBusy?(view: LiberatingAssaultView, frame: F, seat: Seat): boolean;
  play(state: LiberatingAssaultState, frame: F, seat: Seat, action: Action, tell: Told): void;
  /** The frame is gone and all answers are in. */
  close(state: LiberatingAssaultState, frame: F, tell: Told): void;
  section: string;
}

/**
 * §4.3 §4.5 Many decide at once and nobody sees what the others do until all are done or control closes the step. Every
 * click writes to the sealed half and is told to its own seat alone.
 */
export function simultaneous<F extends Asking>(world: World, of: Simultaneous<F>): Step<LiberatingAssaultTypes, F> {
  const waitsFor = ({ open, sealed }: LiberatingAssaultState, frame: F): Seat[] =>
    frame.asks.filter((seat) => !isControl(seat) && !isDone(world, open, sealed, seat));
  const isClosed = ({ open, sealed }: LiberatingAssaultState, frame: F): boolean =>
    frame.asks.some((seat) => isControl(seat) && isDone(world, open, sealed, seat));
  return {
    settle(state, frame, tell) {
      if (waitsFor(state, frame).length > 0 && !isClosed(state, frame)) return false;
      clearChairs(state.sealed);
      state.open.stack.pop();
      of.close(state, frame, tell);
      return true;
    },
    awaits: (state, frame): Awaits => ({
      kind: 'seats',
      seats: [...waitsFor(state, frame), ...frame.asks.filter(isControl)],
      mode: 'sealed',
    }),
    legal(view, frame, seat) {
      if (isControl(seat)) return [CLOSE];
      if (isDone(world, view.open, view.known, seat)) return [];
      return of.isBusy?.(view, frame, seat) ? of.legal(view, frame, seat) : [...of.legal(view, frame, seat), DONE];
    },
    refusal: () => ({ code: 'not-offered', section: of.section }),
    play(state, frame, seat, action, tell) {
      if (action === DONE || action === CLOSE) {
        state.sealed.done[chairOf(world, state.open, seat)] = 1;
        tell({ event: 'done', section: of.section, to: [seat] });
      } else of.play(state, frame, seat, action, tell);
    },
  };
}

/** A word with numbers behind it: `give:3:57`. */
export const numbered = (name: string, ...numbers: readonly number[]): Action => word([name, ...numbers].join(':'));

export function readNumbered(action: Action): { readonly name: string; readonly numbers: readonly number[] } {
  const [name = '', ...numbers] = (action.kind === 'word' ? action.word : '').split(':');
  return { name, numbers: numbers.map(Number) };
}

/** Distinct seats, in the order of the table. */
export function seatsInOrder(world: World, open: Pick<Open, 'way'>, seats: Iterable<Seat | undefined>): Seat[] {
  const wanted = new Set(seats);
  return seatIds(world.teams, open.way).filter((seat) => wanted.has(seat));
}
