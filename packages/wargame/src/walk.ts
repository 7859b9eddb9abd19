import type { HexId } from '@bocage/hex';
import type { Frame, GameTypes, StateOf, Tell, UnitId } from '@bocage/kernel';

/** No step is announced. */
const NOTHING = -1;

/** A step is announced and not yet made, or just made. */
export type Moment = 'leaving' | 'entered';

/**
 * A unit on its way, as everybody sees it. A step is a number the game understands: a hex to enter, a change of posture.
 * What is still to come is not here: it lies in the sealed half, the mover's secret until it is announced step by step.
 */
export interface WalkFrame extends Frame {
  readonly unit: UnitId;
  /** Where it set out, and every step made since. */
  walked: number[];
  /** The step that is announced and not yet made; −1 between two steps. */
  next: number;
  /** How many of `walked` have been told. */
  told: number;
  /** Who has tried at it on this way: each once. */
  tried: number[];
  /** 1 once the other side has let this moment pass, 2 once it lets the whole way pass. */
  passed: number;
  /** How often the other side was asked: from then on each leg tells it something new. */
  asked: number;
}

/** What a game says of its walks. */
export interface Walk<T extends GameTypes, F extends WalkFrame> {
  /** The steps still ahead, the next one first: a sealed column. The walk takes from its front. */
  ahead(state: StateOf<T>): number[];
  /** Who may react at this moment and has not tried: from open information, as `legal` of the reaction reads it. */
  reactors(open: T['open'], frame: F): readonly number[];
  /** Makes one step: puts the unit where it leads, pays for it. */
  make(state: StateOf<T>, frame: F, step: number, tell: Tell<T>): void;
  /** Tells of a leg: what was walked since the last one, from where it stood on. `reveals` once the other side was asked on the way. */
  tellLeg(frame: F, leg: readonly number[], news: { readonly reveals?: 'all' }, tell: Tell<T>): void;
  /**
   * Pushes the frame that asks the other side. The event it tells `reveals`: the mover learns that there is somebody to
   * ask and the other side where it goes, so that nobody takes the way back past the question.
   */
  ask(state: StateOf<T>, frame: F, tell: Tell<T>): void;
  /**
   * The way is over, at its end or because it was halted; pops the frame. `reveals` when it ends of itself after the other
   * side was asked: that it goes no further is news then.
   */
  end(state: StateOf<T>, frame: F, news: { readonly reveals?: 'all' }, tell: Tell<T>): void;
}

/** The fields of a walk that sets out from where its unit is. */
export function setOut(unit: UnitId, from: HexId): Omit<WalkFrame, 'step'> {
  return { unit, walked: [from], next: NOTHING, told: 1, tried: [], passed: 0, asked: 0 };
}

export function momentOf({ next }: WalkFrame): Moment {
  return next === NOTHING ? 'entered' : 'leaving';
}

/** The other side lets the unit go on: it is asked again at the next moment. */
export function letPass(frame: WalkFrame): void {
  frame.passed = 1;
}

/** It is not asked again on this way. */
export function letGo(frame: WalkFrame): void {
  frame.passed = 2;
}

/** This unit has had its try at the walker. */
export function hasTried(frame: WalkFrame, reactor: number): void {
  frame.tried.push(reactor);
}

/** The way ends where the unit is, dead or alive: nothing that was ahead comes to pass, and nobody hears what it was. */
export function halt<T extends GameTypes, F extends WalkFrame>(walk: Walk<T, F>, state: StateOf<T>, frame: F): void {
  walk.ahead(state).length = 0;
  frame.next = NOTHING;
  frame.passed = 2;
  frame.asked = 0;
}

/**
 * What a `flowStep` does with a walk's frame: goes on step by step while nobody can react, so that a way without reactions is one
 * action and one leg; where somebody may, tells the leg so far and asks. After the reaction it is called again and goes on.
 */
export function walkOn<T extends GameTypes, F extends WalkFrame>(walk: Walk<T, F>, state: StateOf<T>, frame: F, tell: Tell<T>): void {
  const ahead = walk.ahead(state);
  for (;;) {
    const isUnderWay = frame.next !== NOTHING || frame.walked.length > 1;
    if (isUnderWay && frame.passed === 0 && walk.reactors(state.open, frame).length > 0) {
      tellSoFar(walk, frame, tell);
      frame.asked++;
      walk.ask(state, frame, tell);
      return;
    }
    if (frame.passed === 1) frame.passed = 0;
    if (frame.next === NOTHING) {
      if (ahead.length === 0) break;
      frame.next = ahead.shift() as number;
    } else {
      walk.make(state, frame, frame.next, tell);
      frame.walked.push(frame.next);
      frame.next = NOTHING;
    }
  }
  const hasNews = tellSoFar(walk, frame, tell);
  walk.end(state, frame, hasNews || frame.asked === 0 ? {} : { reveals: 'all' }, tell);
}

/** Whether there was anything to tell. */
function tellSoFar<T extends GameTypes, F extends WalkFrame>(walk: Walk<T, F>, frame: F, tell: Tell<T>): boolean {
  const { walked, told, asked } = frame;
  if (told === walked.length) return false;
  frame.told = walked.length;
  walk.tellLeg(frame, walked.slice(told - 1), asked > 0 ? { reveals: 'all' } : {}, tell);
  return true;
}
