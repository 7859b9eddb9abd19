import { type Action, type Frame, type Refusal, type Seat, type Step, step, word } from '@bocage/kernel';
import { memberOf } from '../rules/members.js';
import { chairIndex, seatIds } from '../seats.js';
import type { LiberatingAssaultState, LiberatingAssaultTypes, LiberatingAssaultView, Open, Sealed, Tell } from '../types.js';
import { FREE } from '../types.js';
import type { World } from '../world.js';

export const DONE: Action = word('done');

export const chairOf = (world: World, open: Pick<Open, 'way'>, seat: Seat): number => chairIndex(world.teams, open.way, seat);

/** §9.8 The umpire who is asked: game control. */
export const controlSeat = (world: World, open: Pick<Open, 'way'>): Seat =>
  seatIds(world.teams, open.way).find((seat) => seat.startsWith('control')) as Seat;

export const isDone = (world: World, open: Open, sealed: Pick<Sealed, 'done'>, seat: Seat): boolean =>
  sealed.done[chairOf(world, open, seat)] === 1;

function clearChairs(sealed: Sealed): void {
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
  play(state: LiberatingAssaultState, frame: F, seat: Seat, action: Action, tell: Tell): void;
  /** Whenever somebody is about to be asked: makes room for answers, once. */
  begin?(sealed: Sealed): void;
  /** The frame is gone and all answers are in: what becomes of them. */
  close?(state: LiberatingAssaultState, frame: F, tell: Tell): void;
  /** Why something is not on offer, as far as the seat may know; undefined where there is nothing more to say. */
  whyNot?(view: LiberatingAssaultView, frame: F, seat: Seat, action: Action): Refusal | undefined;
  /** Whether all see what each does as he does it, and who is done. */
  isShown?(open: Open): boolean;
  section: string;
}

/**
 * §4.3 §4.5 Many decide at once and nobody, control included, sees what the others do until all are done. Every click
 * writes to the sealed half and is told to its own seat alone. Whoever is late is told to be done by the table. By option
 * orders are shown as they are placed (§4.5).
 */
export function simultaneous<F extends Asking>(world: World, of: Simultaneous<F>): Step<LiberatingAssaultTypes, F> {
  return step<LiberatingAssaultTypes, F>({
    section: of.section,
    mode: (open) => (of.isShown?.(open) ? 'open' : 'sealed'),
    hasAnswered: (hidden, open, _frame, seat) => isDone(world, open, hidden, seat),
    settle(state, frame, tell) {
      of.begin?.(state.sealed);
      if (frame.asks.some((seat) => !isDone(world, state.open, state.sealed, seat))) return false;
      state.open.stack.pop();
      // That all are done is news to everybody.
      tell({ event: 'closed', section: of.section, step: frame.step, reveals: 'all' });
      of.close?.(state, frame, tell);
      clearChairs(state.sealed);
      return true;
    },
    legal(view, frame, seat) {
      return of.isBusy?.(view, frame, seat) ? of.legal(view, frame, seat) : [...of.legal(view, frame, seat), DONE];
    },
    refusal(view, frame, seat, action) {
      if (isDone(world, view.open, view.known, seat)) return { code: 'is-done' };
      return of.whyNot?.(view, frame, seat, action);
    },
    play(state, frame, seat, action, tell) {
      if (action === DONE) {
        state.sealed.done[chairOf(world, state.open, seat)] = 1;
        tell({ event: 'done', section: of.section, seat, ...(of.isShown?.(state.open) ? {} : { to: [seat] }) });
      } else of.play(state, frame, seat, action, tell);
    },
  });
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

/** Seats of the team that holds, or plays whoever holds, these cards. */
export function seatsOfHolder(world: World, open: Open, holder: number): Seat[] {
  const { count } = world.teams;
  return seatIds(world.teams, open.way).filter((seat) => {
    const { teams, formations } = memberOf(world, open, seat);
    return holder < count ? teams.includes(holder) : formations.includes(holder - count);
  });
}
