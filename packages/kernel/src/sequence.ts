import type { Action } from './action.js';
import type { Roll, RollResult } from './chance.js';
import type { Awaits, Frame, GameTypes, Refusal, Seat, StateOf, ViewOf } from './contract.js';

export type Tell<T extends GameTypes> = (event: T['event']) => void;

/**
 * One kind of decision. The sequence of play is a stack of frames, each naming its step: a step pushes the frames it
 * needs and is popped when done, so a retreat inside a combat inside a phase reads like the rulebook.
 */
export interface Step<T extends GameTypes, F extends Frame> {
  /**
   * Called whenever this frame is on top and somebody is about to be asked. Returns true when it changed the stack
   * (popped itself, pushed another); false when there is something to ask.
   */
  settle?(state: StateOf<T>, frame: F, tell: Tell<T>): boolean;
  awaits(state: StateOf<T>, frame: F): Awaits;
  /** Complete, canonical order; only called for a seat that is asked. */
  legal?(view: ViewOf<T>, frame: F, seat: Seat): readonly Action[];
  /** Why a click that is not legal is not; undefined when this step has nothing better to say than "not offered". */
  refusal?(view: ViewOf<T>, frame: F, seat: Seat, action: Action): Refusal | undefined;
  play?(state: StateOf<T>, frame: F, seat: Seat, action: Action, tell: Tell<T>): void;
  resolve?(state: StateOf<T>, frame: F, roll: Roll, result: RollResult, tell: Tell<T>): void;
}

/** Types a step by its frame; the table of steps holds them all. */
export function step<T extends GameTypes, F extends Frame>(definition: Step<T, F>): Step<T, F> {
  return definition;
}

const LONGEST_SETTLE = 10_000;

// The table mixes frame types; each step is only ever called with the frame that names it.
// biome-ignore lint/suspicious/noExplicitAny: the frame type is erased exactly here
type AnyStep<T extends GameTypes> = Step<T, any>;

/** Steps by the name their frames carry. */
export type Steps<T extends GameTypes> = Readonly<Record<string, AnyStep<T>>>;

export interface Sequence<T extends GameTypes> {
  settle(state: StateOf<T>, tell: Tell<T>): void;
  awaits(state: StateOf<T>): Awaits;
  legal(view: ViewOf<T>, seat: Seat): readonly Action[];
  refusal(view: ViewOf<T>, seat: Seat, action: Action): Refusal | undefined;
  play(state: StateOf<T>, seat: Seat, action: Action): T['event'][];
  resolve(state: StateOf<T>, roll: Roll, result: RollResult): T['event'][];
}

/** `asked` says from open information whom the top frame asks: what `legal` needs and the stack alone must tell. */
export function createSequence<T extends GameTypes>(steps: Steps<T>, asked: (open: T['open']) => readonly Seat[]): Sequence<T> {
  const topOf = (open: T['open']): Frame => {
    const frame = open.stack[open.stack.length - 1];
    if (!frame) throw new Error('the stack of decisions is empty');
    return frame;
  };
  const stepOf = (frame: Frame): AnyStep<T> => {
    const found = steps[frame.step];
    if (!found) throw new Error(`no step named ${frame.step}`);
    return found;
  };
  const settle = (state: StateOf<T>, tell: Tell<T>): void => {
    for (let i = 0; i < LONGEST_SETTLE; i++) {
      const frame = topOf(state.open);
      if (!stepOf(frame).settle?.(state, frame, tell)) return;
    }
    throw new Error('the sequence of play does not settle');
  };
  const legal = (view: ViewOf<T>, seat: Seat): readonly Action[] => {
    if (!asked(view.open).includes(seat)) return [];
    const frame = topOf(view.open);
    return stepOf(frame).legal?.(view, frame, seat) ?? [];
  };
  return {
    settle,
    legal,
    awaits(state) {
      const frame = topOf(state.open);
      return stepOf(frame).awaits(state, frame);
    },
    refusal(view, seat, action) {
      if (legal(view, seat).includes(action)) return undefined;
      if (!asked(view.open).includes(seat)) return { code: 'not-asked', section: '' };
      const frame = topOf(view.open);
      return stepOf(frame).refusal?.(view, frame, seat, action) ?? { code: 'not-offered', section: '' };
    },
    play(state, seat, action) {
      const events: T['event'][] = [];
      const tell = (event: T['event']) => void events.push(event);
      const frame = topOf(state.open);
      stepOf(frame).play?.(state, frame, seat, action, tell);
      settle(state, tell);
      return events;
    },
    resolve(state, roll, result) {
      const events: T['event'][] = [];
      const tell = (event: T['event']) => void events.push(event);
      const frame = topOf(state.open);
      stepOf(frame).resolve?.(state, frame, roll, result, tell);
      settle(state, tell);
      return events;
    },
  };
}
