import { describe, expect, it } from 'vitest';
import { hex, word } from './action.js';
import type { Roll } from './chance.js';
import type { GameEvent, OpenState, Outcome, Seat } from './contract.js';
import { createSequence, type Steps } from './sequence.js';
import { chanceStep, flowStep, overStep, step } from './step.js';

type PhaseFrame = { step: 'phase' };
type AloneFrame = { step: 'alone'; asks: Seat };
type ManyFrame = { step: 'many'; asks: Seat[] };
type DieFrame = { step: 'die' };
type LotFrame = { step: 'lot'; asks: Seat[] };
type OverFrame = { step: 'over'; outcome: Outcome };
type AnyFrame = PhaseFrame | AloneFrame | ManyFrame | DieFrame | LotFrame | OverFrame;

interface Game {
  open: OpenState & { stack: AnyFrame[]; shown: boolean };
  sealed: { answered: Seat[] };
  known: { answered: Seat[] };
  event: GameEvent;
}

const GO = word('go');
const ROLL: Roll = { kind: 'dice', why: 'a throw', section: '4', count: 1, sides: 6 };

const steps: Steps<Game> = {
  phase: flowStep<Game, PhaseFrame>({ section: '1', next: ({ open }) => void open.stack.push({ step: 'alone', asks: 'a' }) }),
  alone: step<Game, AloneFrame>({
    section: '2',
    legal: () => [GO],
    refusal: (_view, _frame, _seat, { kind }) =>
      kind === 'hex' ? { code: 'no-hex', section: '2.1' } : kind === 'unit' ? { code: 'no-unit' } : undefined,
    play: ({ open }) => void open.stack.pop(),
  }),
  many: step<Game, ManyFrame>({
    section: '3',
    mode: ({ shown }) => (shown ? 'open' : 'sealed'),
    hasAnswered: ({ answered }, _open, _frame, seat) => answered.includes(seat),
    legal: () => [GO],
    play: ({ sealed }, _frame, seat) => void sealed.answered.push(seat),
  }),
  die: chanceStep<Game, DieFrame>({ section: '4', roll: () => ROLL, visibleTo: () => ['a'], resolve: ({ open }) => void open.stack.pop() }),
  lot: step<Game, LotFrame>({
    section: '5',
    legal: () => [GO],
    play: ({ open }) => void open.stack.pop(),
    roll: () => ROLL,
    resolve: (_state, frame) => void frame.asks.push('b'),
  }),
  over: overStep<Game>('6'),
};

const sequence = createSequence<Game>(steps);

function at(...stack: AnyFrame[]) {
  const state = { open: { stack, shown: false }, sealed: { answered: [] as Seat[] } };
  return { ...state, view: { seats: [], open: state.open, known: state.sealed } };
}

describe('whom a step asks', () => {
  it('is named by its frame: one seat in turn', () => {
    const { view, ...state } = at({ step: 'alone', asks: 'a' });
    expect(sequence.awaits(state)).toEqual({ kind: 'seats', seats: ['a'], mode: 'turn' });
    expect(sequence.legal(view, 'a')).toEqual([GO]);
    expect(sequence.legal(view, 'b')).toEqual([]);
  });

  it('is several at once, and no longer those who have answered', () => {
    const { view, ...state } = at({ step: 'many', asks: ['a', 'b'] });
    expect(sequence.awaits(state)).toEqual({ kind: 'seats', seats: ['a', 'b'], mode: 'sealed' });
    sequence.play(state, 'a', GO);
    expect(sequence.awaits(state)).toMatchObject({ seats: ['b'] });
    expect(sequence.legal(view, 'a')).toEqual([]);
    expect(sequence.legal(view, 'b')).toEqual([GO]);
    expect(sequence.legal(view, 'c')).toEqual([]);
    state.open.shown = true;
    expect(sequence.awaits(state)).toMatchObject({ mode: 'open' });
  });

  it('is nobody where the host rolls, where it flows on and where it is over', () => {
    expect(sequence.awaits(at({ step: 'die' }))).toEqual({ kind: 'chance', roll: ROLL, visibleTo: ['a'] });
    expect(sequence.awaits(at({ step: 'over', outcome: { level: 'draw' } }))).toEqual({ kind: 'over', outcome: { level: 'draw' } });
    for (const { view } of [at({ step: 'die' }), at({ step: 'phase' })]) expect(sequence.legal(view, 'a')).toEqual([]);
    const state = at({ step: 'phase' });
    sequence.settle(state, () => {});
    expect(sequence.awaits(state)).toMatchObject({ seats: ['a'] });
  });

  it('may be settled by lot first', () => {
    const { view, ...state } = at({ step: 'lot', asks: [] });
    expect(sequence.awaits(state)).toEqual({ kind: 'chance', roll: ROLL, visibleTo: 'all' });
    sequence.resolve(state, ROLL, [1]);
    expect(sequence.awaits(state)).toEqual({ kind: 'seats', seats: ['b'], mode: 'turn' });
    expect(sequence.legal(view, 'b')).toEqual([GO]);
  });

  it('must be somebody', () => {
    expect(() => sequence.awaits(at({ step: 'many', asks: [] }))).toThrow('the step many neither asks, rolls nor ends');
    expect(() => sequence.awaits(at({ step: 'phase' }))).toThrow('the step phase neither asks, rolls nor ends');
    expect(() => sequence.awaits(at())).toThrow('empty');
  });
});

it('refuses by the section of the step unless it knows a better one', () => {
  const { view } = at({ step: 'alone', asks: 'a' });
  expect(sequence.refusal(view, 'a', GO)).toBeUndefined();
  expect(sequence.refusal(view, 'b', GO)).toEqual({ code: 'not-asked', section: '2' });
  expect(sequence.refusal(view, 'a', word('stop'))).toEqual({ code: 'not-offered', section: '2' });
  expect(sequence.refusal(view, 'a', hex(1))).toEqual({ code: 'no-hex', section: '2.1' });
  expect(sequence.refusal(view, 'a', { kind: 'unit', unit: 1 })).toEqual({ code: 'no-unit', section: '2' });
});

it('looks after every play, roll and settling, before anything else happens', () => {
  const seen: string[] = [];
  const looking = createSequence<Game>(steps, { after: ({ open }) => void seen.push(open.stack.map((frame) => frame.step).join(' ')) });
  const state = at({ step: 'phase' }, { step: 'alone', asks: 'a' }, { step: 'die' });
  looking.resolve(state, ROLL, [1]);
  looking.play(state, 'a', GO);
  expect(seen).toEqual(['phase alone', 'phase', 'phase alone']);
});

it('wants a step for each frame, and the right one', () => {
  const { alone, die, ...others } = steps;
  // @ts-expect-error: two frames have no step.
  const incomplete: Steps<Game> = others;
  // @ts-expect-error: each has the other's.
  const exchanged: Steps<Game> = { ...others, alone: die, die: alone };
  // @ts-expect-error: neither step nor frame says whom it asks.
  const mute = step<Game, DieFrame>({ section: '4', legal: () => [], play: () => {} });
  expect([incomplete, exchanged, mute]).toHaveLength(3);
});
