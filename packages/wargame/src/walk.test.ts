import type { GameEvent, OpenState, State } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { halt, hasTried, letGo, letPass, momentOf, setOut, type Walk, type WalkFrame, walkOn } from './walk.js';

type Step = WalkFrame & { readonly step: 'walk' };
interface Told extends GameEvent {
  readonly leg?: readonly number[];
}
interface Types {
  open: OpenState & { stack: { readonly step: string }[]; at: number };
  sealed: { ahead: number[] };
  known: object;
  event: Told;
}

/** A line of numbered places; `watched` says who may react where and when. */
function createLine(route: readonly number[], watched: (frame: Step) => readonly number[]) {
  const frame: Step = { step: 'walk', ...setOut(7, 0) };
  const state: State<Types['open'], Types['sealed']> = { open: { stack: [frame], at: 0 }, sealed: { ahead: [...route] } };
  const told: Told[] = [];
  const tell = (event: Told) => void told.push(event);
  const walk: Walk<Types, Step> = {
    ahead: ({ sealed }) => sealed.ahead,
    reactors: (_open, walking) => watched(walking).filter((reactor) => !walking.tried.includes(reactor)),
    make: ({ open }, _frame, to) => void (open.at = to),
    tellLeg: (_frame, leg, news) => tell({ event: 'leg', leg, ...news }),
    ask({ open }, walking) {
      open.stack.push({ step: 'reaction' });
      tell({ event: `ask ${momentOf(walking)}`, reveals: 'all' });
    },
    end({ open }, _frame, news) {
      open.stack.pop();
      tell({ event: 'end', ...news });
    },
  };
  const go = (): Told[] => {
    told.length = 0;
    walkOn(walk, state, frame, tell);
    return [...told];
  };
  const answer = (how: (frame: Step) => void): Told[] => {
    state.open.stack.pop();
    how(frame);
    return go();
  };
  return { frame, state, walk, go, answer };
}

const nobody = () => [];

describe('a walk that can be interrupted', () => {
  it('is one leg and one go where nobody can react', () => {
    const { go, state, frame } = createLine([1, 2, 3], nobody);
    expect(go()).toEqual([{ event: 'leg', leg: [0, 1, 2, 3] }, { event: 'end' }]);
    expect(state).toEqual({ open: { stack: [], at: 3 }, sealed: { ahead: [] } });
    expect(frame.asked).toBe(0);
  });

  it('stops to ask where it enters, and goes on along the same way; from then on each leg is news', () => {
    const { go, answer, state, frame } = createLine([1, 2, 3, 4], ({ walked, next }) => (next === -1 && walked.at(-1) === 2 ? [9] : []));
    expect(go()).toEqual([
      { event: 'leg', leg: [0, 1, 2] },
      { event: 'ask entered', reveals: 'all' },
    ]);
    expect(state).toMatchObject({ open: { at: 2 }, sealed: { ahead: [3, 4] } });
    expect(frame).toMatchObject({ walked: [0, 1, 2], next: -1 });
    expect(answer(letPass)).toEqual([{ event: 'leg', leg: [2, 3, 4], reveals: 'all' }, { event: 'end' }]);
  });

  it('announces a step before it is made, so that somebody may react as it leaves', () => {
    const { go, answer, state, frame } = createLine([1, 2], ({ walked, next }) => (next === 2 && walked.at(-1) === 1 ? [9] : []));
    expect(go().at(-1)).toEqual({ event: 'ask leaving', reveals: 'all' });
    expect(frame.next).toBe(2);
    expect(state).toMatchObject({ open: { at: 1 }, sealed: { ahead: [] } });
    expect(answer(letPass)[0]).toEqual({ event: 'leg', leg: [1, 2], reveals: 'all' });
  });

  it('asks again at the same place until everybody there has tried or is let pass, each once on the way', () => {
    const { go, answer, frame } = createLine([1, 2], ({ next }) => (next === -1 ? [8, 9] : []));
    go();
    expect(answer((walking) => hasTried(walking, 8))).toEqual([{ event: 'ask entered', reveals: 'all' }]);
    expect(answer(letPass).map(({ event }) => event)).toEqual(['leg', 'ask entered']);
    expect(frame.walked).toEqual([0, 1, 2]);
    expect(answer((walking) => hasTried(walking, 9))).toEqual([{ event: 'end', reveals: 'all' }]);
    expect(frame.tried).toEqual([8, 9]);
  });

  it('asks no more once it is let go', () => {
    const { go, answer } = createLine([1, 2, 3], ({ next }) => (next === -1 ? [9] : []));
    go();
    expect(answer(letGo)).toEqual([{ event: 'leg', leg: [1, 2, 3], reveals: 'all' }, { event: 'end' }]);
  });

  it('says that it ends where it was asked last, as news', () => {
    const { go, answer } = createLine([1], ({ next }) => (next === -1 ? [9] : []));
    go();
    expect(answer(letPass)).toEqual([{ event: 'end', reveals: 'all' }]);
  });

  it('ends where it is halted, and what was ahead is told to nobody', () => {
    const { go, answer, state, walk, frame } = createLine([1, 2, 3], () => [8, 9]);
    expect(go().at(-1)?.event).toBe('ask leaving');
    expect(frame.next).toBe(1);
    expect(answer((walking) => halt(walk, state, walking))).toEqual([{ event: 'end' }]);
    expect(state).toEqual({ open: { stack: [], at: 0 }, sealed: { ahead: [] } });
  });
});
