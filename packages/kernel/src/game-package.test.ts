import { expect, it } from 'vitest';
import { createToy, type Toy } from '../test/toy-game.js';
import { concludeOver, createPackage, createSequence, type Frame, flowStep, overStep, step, type WorldModule } from './index.js';

const { setup: _, meta, ...toy } = createToy();
const scenarios = { scenarios: [{ id: 'short', title: 'Short', turns: 2, about: 'Soon over.', prize: 3 }] };

/** A toy whose set-up ends on a frame that asks nobody, and whose data is one number. */
const game = createPackage<Toy, number, { readonly first: number }>({
  meta,
  data: { turns: 2, scenarios },
  read: ({ turns }) =>
    typeof turns === 'number'
      ? { ok: true, data: turns }
      : { ok: false, complaints: [{ file: 'turns', path: 'a.b', reason: 'is no number' }] },
  createWorld: (turns) => ({ first: turns }),
  createSteps: () =>
    createSequence<Toy>({
      begin: flowStep<Toy, Frame>({ section: '1', next: ({ open }) => void open.stack.push({ step: 'turn' }) }),
      turn: step<Toy, Frame>({ section: '2', asks: ({ turn }) => `${turn}`, legal: () => [], play: () => {} }),
      over: overStep<Toy>('9'),
    }),
  setup: ({ first }) => ({
    open: { stack: [{ step: 'begin' }], turn: first, said: [], bids: [], dice: [], outcome: null },
    sealed: { bid: [], whispers: [] },
  }),
  view: (_, state, seats) => toy.view(state, seats),
  eventFor: toy.eventFor,
  imagine: (_, view, rng) => toy.imagine(view, rng),
  conclude: concludeOver('9'),
  check: (_, state) => toy.check(state),
});

it('makes a module that plays on the world of its data, settled from the start', () => {
  const made: WorldModule<Toy, { readonly first: number }> = game.create({ turns: 1, scenarios });
  expect(made.world).toEqual({ first: 1 });
  const state = made.setup('turn', {});
  expect(state.open.stack.map(({ step }) => step)).toEqual(['begin', 'turn']);
  expect(made.awaits(state)).toMatchObject({ seats: ['1'] });
});

it('gives each data its own hash, and leaves out what a game has not', () => {
  const [one, other] = [game.create({ turns: 1, scenarios }), game.create({ turns: 2, scenarios })];
  expect(one.dataHash).not.toBe(other.dataHash);
  expect(one.dataHash).toBe(game.create({ turns: 1, scenarios }).dataHash);
  expect(Object.keys(one)).not.toContain('ai');
  expect(Object.keys(one)).not.toContain('steps');
});

it('complains of bad data when asked, and refuses to play on it', () => {
  expect(game.lint(game.data)).toEqual([]);
  expect(game.lint({ turns: 'two' })).toEqual([{ file: 'turns', path: 'a.b', reason: 'is no number' }]);
  expect(() => game.create({ turns: 'two' })).toThrow('this data cannot be played: turns a.b is no number');
});

it('ends a game with a frame and an event named over', () => {
  const made = game.create(game.data);
  const state = made.setup('turn', {});
  const outcome = { winner: 'a', level: 'resigned' };
  expect(made.conclude(state, outcome)).toEqual([{ event: 'over', section: '9', outcome }]);
  expect(made.awaits(state)).toEqual({ kind: 'over', outcome });
});

it('has the scenarios of its data, also those of other data', () => {
  expect(game.meta).toEqual({ ...meta, scenarios: [{ id: 'short', title: 'Short', turns: 2, about: 'Soon over.' }] });
  const longer = { scenarios: [{ id: 'short', title: 'Not so short', turns: 9, about: 'Later over.' }] };
  expect(game.create({ turns: 1, scenarios: longer }).meta.scenarios).toEqual(longer.scenarios);
  expect(() => game.create({ turns: 1 })).toThrow('no scenarios in its data');
});
