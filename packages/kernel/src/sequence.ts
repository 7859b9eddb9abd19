import type { Action } from './action.js';
import type { Roll, RollResult } from './chance.js';
import type { Awaits, Frame, GameTypes, Refusal, Seat, StateOf, ViewOf } from './contract.js';
import type { Step, Tell } from './step.js';

const LONGEST_SETTLE = 10_000;

type FrameOf<T extends GameTypes> = T['open']['stack'][number];
type FrameNamed<Name, F extends Frame> = F extends Frame ? (Name extends F['step'] ? F : never) : never;

/** A step for every name that a frame of this game can carry. */
export type Steps<T extends GameTypes> = {
  readonly [Name in FrameOf<T>['step']]: Step<T, FrameNamed<Name, FrameOf<T>>>;
};

export interface Sequence<T extends GameTypes> {
  settle(state: StateOf<T>, tell: Tell<T>): void;
  awaits(state: StateOf<T>): Awaits;
  legal(view: ViewOf<T>, seat: Seat): readonly Action[];
  refusal(view: ViewOf<T>, seat: Seat, action: Action): Refusal | undefined;
  play(state: StateOf<T>, seat: Seat, action: Action): T['event'][];
  resolve(state: StateOf<T>, roll: Roll, result: RollResult): T['event'][];
}

export interface SequenceOptions<T extends GameTypes> {
  /** Looks at the state after whatever a step did, before anything else happens: for what can come at any moment. */
  after?(state: StateOf<T>, tell: Tell<T>): void;
}

/** Plays a game by its steps: the one its top frame names says what happens. */
export function createSequence<T extends GameTypes>(steps: Steps<T>, { after }: SequenceOptions<T> = {}): Sequence<T> {
  // Which of its frames a step is called with is known by the name alone, so their types meet in `Frame` here.
  const named = steps as unknown as Readonly<Record<string, Step<T, Frame>>>;
  const stepOf = (frame: Frame): Step<T, Frame> => {
    const found = named[frame.step];
    if (!found) throw new Error(`no step named ${frame.step}`);
    return found;
  };
  const settle = (state: StateOf<T>, tell: Tell<T>): void => {
    for (let i = 0; i < LONGEST_SETTLE; i++) {
      const frame = topOf(state.open);
      if (!stepOf(frame).settle?.(state, frame, tell)) return;
      after?.(state, tell);
    }
    throw new Error('the sequence of play does not settle');
  };
  const awaitsOf = createAwaits<T>();
  return {
    settle,
    awaits(state) {
      const frame = topOf(state.open);
      return awaitsOf(state, frame, stepOf(frame));
    },
    legal(view, seat) {
      const frame = topOf(view.open);
      const step = stepOf(frame);
      return isAsked(step, view.open, frame, seat) ? offered(step, view, frame, seat) : [];
    },
    refusal(view, seat, action) {
      const frame = topOf(view.open);
      const step = stepOf(frame);
      const { section } = step;
      if (!isAsked(step, view.open, frame, seat)) return { code: 'not-asked', section };
      if (offered(step, view, frame, seat).includes(action)) return undefined;
      const refusal = step.refusal?.(view, frame, seat, action) ?? { code: 'not-offered' };
      return { ...refusal, section: refusal.section ?? section };
    },
    play(state, seat, action) {
      const events: T['event'][] = [];
      const tell = (event: T['event']) => void events.push(event);
      const frame = topOf(state.open);
      stepOf(frame).play?.(state, frame, seat, action, tell);
      after?.(state, tell);
      settle(state, tell);
      return events;
    },
    resolve(state, roll, result) {
      const events: T['event'][] = [];
      const tell = (event: T['event']) => void events.push(event);
      const frame = topOf(state.open);
      stepOf(frame).resolve?.(state, frame, roll, result, tell);
      after?.(state, tell);
      settle(state, tell);
      return events;
    },
  };
}

function topOf({ stack }: { readonly stack: readonly Frame[] }): Frame {
  const frame = stack[stack.length - 1];
  if (!frame) throw new Error('the stack of decisions is empty');
  return frame;
}

function isAsked<T extends GameTypes>(step: Step<T, Frame>, open: T['open'], frame: Frame, seat: Seat): boolean {
  const asks = step.asks?.(open, frame);
  return typeof asks === 'string' ? asks === seat : asks?.includes(seat) === true;
}

function offered<T extends GameTypes>(step: Step<T, Frame>, view: ViewOf<T>, frame: Frame, seat: Seat): readonly Action[] {
  if (step.hasAnswered?.(view.known, view.open, frame, seat)) return [];
  return step.legal?.(view, frame, seat) ?? [];
}

/** What a step waits for; the answer for one seat alone, by far the most frequent, is made once. */
function createAwaits<T extends GameTypes>(): (state: StateOf<T>, frame: Frame, step: Step<T, Frame>) => Awaits {
  const alone = new Map<Seat, Awaits>();
  const awaitsOne = (seat: Seat): Awaits => {
    let awaits = alone.get(seat);
    if (!awaits) {
      awaits = { kind: 'seats', seats: [seat], mode: 'turn' };
      alone.set(seat, awaits);
    }
    return awaits;
  };
  return (state, frame, step) => {
    if (step.outcome) return { kind: 'over', outcome: step.outcome(state, frame) };
    const { open, sealed } = state;
    const asks = step.asks?.(open, frame);
    if (asks !== undefined && asks.length > 0) {
      const mode = step.mode?.(open) ?? 'turn';
      if (typeof asks === 'string' && mode === 'turn') return awaitsOne(asks);
      const seats = typeof asks === 'string' ? [asks] : asks;
      return { kind: 'seats', seats: seats.filter((seat) => !step.hasAnswered?.(sealed, open, frame, seat)), mode };
    }
    if (step.roll) return { kind: 'chance', roll: step.roll(state, frame), visibleTo: step.visibleTo?.(state, frame) ?? 'all' };
    throw new Error(`the step ${frame.step} neither asks, rolls nor ends`);
  };
}
