import type { Action } from './action.js';
import type { Roll, RollResult } from './chance.js';
import type { AwaitMode, Frame, GameTypes, Outcome, Refusal, Seat, StateOf, ViewOf } from './contract.js';

export type Tell<T extends GameTypes> = (event: T['event']) => void;

/** Why a click is not legal. Without a section it is the step's own that says so. */
export type StepRefusal = Omit<Refusal, 'section'> & { readonly section?: string };

interface Cited {
  /** The rule this decision is made by: what a click that makes no sense here is answered with. */
  readonly section: string;
}

interface Settling<T extends GameTypes, F extends Frame> {
  /**
   * Called whenever this frame is on top and somebody is about to be asked. Returns true when it changed the stack
   * (popped itself, pushed another); false when there is something to ask.
   */
  settle?(state: StateOf<T>, frame: F, tell: Tell<T>): boolean;
}

/** Whom a frame asks: one seat, or several at once. */
interface Asks<T extends GameTypes, F extends Frame> {
  /**
   * From what everybody sees, so in a sealed decision all, answered or not. On the way of every `legal`: hand out a list
   * that is there already.
   */
  asks(open: T['open'], frame: F): Seat | readonly Seat[];
}

/** A frame that names whom it asks; its step need not. */
interface AskingFrame extends Frame {
  readonly asks: Seat | readonly Seat[];
}

interface Asking<T extends GameTypes, F extends Frame> extends Cited, Settling<T, F> {
  /** Absent: one seat in turn. */
  readonly mode?: AwaitMode | ((open: T['open']) => AwaitMode);
  /** Where several answer: whether this one has, and is asked no more. From the sealed half, or what is known of it. */
  hasAnswered?(hidden: T['sealed'] | T['known'], open: T['open'], frame: F, seat: Seat): boolean;
  /** Complete, canonical order; only called for a seat that is asked and has not answered. */
  legal(view: ViewOf<T>, frame: F, seat: Seat): readonly Action[];
  /** Why a click that is not legal is not; undefined when this step has nothing better to say than "not offered". */
  refusal?(view: ViewOf<T>, frame: F, seat: Seat, action: Action): StepRefusal | undefined;
  play(state: StateOf<T>, frame: F, seat: Seat, action: Action, tell: Tell<T>): void;
}

interface Rolling<T extends GameTypes, F extends Frame> {
  roll(state: StateOf<T>, frame: F): Roll;
  /** Absent: everybody sees it. */
  visibleTo?(state: StateOf<T>, frame: F): readonly Seat[] | 'all';
  resolve(state: StateOf<T>, frame: F, roll: Roll, result: RollResult, tell: Tell<T>): void;
}

type MayRoll<T extends GameTypes, F extends Frame> = Rolling<T, F> | { readonly roll?: never; readonly resolve?: never };

/**
 * One kind of decision, as `step`, `chanceStep`, `flowStep` and `overStep` make it. The sequence of play is a stack of
 * frames, each naming its step: a step pushes the frames it needs and is popped when done, so a retreat inside a combat
 * inside a phase reads like the rulebook.
 */
export interface Step<T extends GameTypes, F extends Frame>
  extends Cited,
    Settling<T, F>,
    Partial<Asks<T, F>>,
    Partial<Rolling<T, F>>,
    Pick<Partial<Asking<T, F>>, 'hasAnswered' | 'legal' | 'refusal' | 'play'> {
  mode?(open: T['open']): AwaitMode;
  outcome?(state: StateOf<T>, frame: F): Outcome;
}

/** Where a player decides. With a `roll`, the host rolls it whenever the frame asks nobody. */
export function step<T extends GameTypes, F extends AskingFrame>(definition: Asking<T, F> & MayRoll<T, F>): Step<T, F>;
export function step<T extends GameTypes, F extends Frame>(definition: Asking<T, F> & MayRoll<T, F> & Asks<T, F>): Step<T, F>;
export function step<T extends GameTypes, F extends AskingFrame>(definition: Asking<T, F> & MayRoll<T, F>): Step<T, F> {
  const { mode = 'turn' } = definition;
  return { asks: (_open, frame) => frame.asks, ...definition, mode: typeof mode === 'function' ? mode : () => mode };
}

/** Where the host rolls or draws, once `settle` has nothing more to do. */
export function chanceStep<T extends GameTypes, F extends Frame>(definition: Cited & Settling<T, F> & Rolling<T, F>): Step<T, F> {
  return definition;
}

/** Where nothing is asked: each time its frame is on top it goes on to what comes next, by a change of the stack or of the frame. */
export function flowStep<T extends GameTypes, F extends Frame>(
  definition: Cited & { next(state: StateOf<T>, frame: F, tell: Tell<T>): void },
): Step<T, F> {
  return {
    section: definition.section,
    settle(state, frame, tell) {
      definition.next(state, frame, tell);
      return true;
    },
  };
}

/** The frame that `concludeOver` pushes. */
export interface Ended extends Frame {
  readonly outcome: Outcome;
}

/** Where nothing comes any more: how it ended lies in the frame, unless the game says where else. */
export function overStep<T extends GameTypes>(section: string): Step<T, Ended>;
export function overStep<T extends GameTypes>(section: string, outcome: (state: StateOf<T>) => Outcome): Step<T, Frame>;
export function overStep<T extends GameTypes>(section: string, outcome?: (state: StateOf<T>) => Outcome): Step<T, Ended> {
  return { section, outcome: outcome ?? ((_state, frame) => frame.outcome) };
}
