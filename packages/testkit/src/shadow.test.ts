import { type GameModule, makeAction } from '@bocage/kernel';
import { type Crossroads, game as crossroads } from '@bocage/template';
import { expect, it } from 'vitest';
import { differ, differInList, type Shadow, sayFound, shadowGame } from './shadow.js';
import { atRandom, shadowsOf } from './shadows-of.js';

type Crossing = GameModule<Crossroads>;

const game = crossroads.create(crossroads.data);
const setting = { scenario: 'meeting', options: { first: 'blue' } };

/** Whoever gives orders has the choice of three, and a card drawn is held by the side that drew it. */
const readAgain = (): Shadow<Crossroads>[] => [
  {
    name: 'orders',
    *asked({ state, legal }) {
      if (state.open.stack.at(-1)?.step === 'orders') yield* differInList('orders', legal.map(makeAction), ['march', 'hold', 'assault']);
    },
  },
  {
    name: 'cards',
    *made({ state, move, events }) {
      for (const event of events)
        if (event.event === 'drew' && move.kind === 'roll') yield* differ('card', state.sealed.card[event.side as number], move.result[0]);
    },
  },
];

const found = (module: Crossing, more: object = {}) =>
  shadowGame(module, setting, { seed: 'shadow', shadows: readAgain(), choose: atRandom('shadow'), ...more });

const fewerOrders: Crossing = {
  ...game,
  legal: (view, seat) => game.legal(view, seat).filter(({ kind, ...action }) => kind !== 'word' || !Object.values(action).includes('hold')),
};
const otherCard: Crossing = {
  ...game,
  resolve: (state, roll, [result]) => game.resolve(state, roll, roll.kind === 'draw' ? [1 - Number(result)] : [Number(result)]),
};

it('finds nothing where the game and its shadow agree', () => {
  expect(found(game)).toEqual([]);
});

it('finds a broken list, and says where and what', () => {
  const [first] = found(fewerOrders);
  expect(first).toMatchObject({ shadowName: 'orders', seed: 'shadow', step: 'orders', game: 'also []', shadow: 'also [hold]' });
  expect(first && sayFound(first)).toMatch(
    /^orders, seed "shadow", entry \d+ at orders: orders: the game says also \[\], the shadow also \[hold\]$/,
  );
});

it('finds a broken roll', () => {
  expect(found(otherCard)[0]).toMatchObject({ shadowName: 'cards', what: 'card' });
});

it('goes on after a difference until there are enough of them', () => {
  expect(found(fewerOrders).length).toBeGreaterThan(1);
  expect(found(fewerOrders, { enough: 1 })).toHaveLength(1);
});

it('leaves a game after so many entries, and looks at one decision in so many', () => {
  expect(found(fewerOrders, { most: 0 })).toEqual([]);
  expect(found(fewerOrders, { every: 4, enough: 1000 }).length).toBeLessThan(found(fewerOrders, { enough: 1000 }).length);
});

it('the same seed gives the same differences', () => {
  expect(found(otherCard)).toEqual(found(otherCard));
});

it('gives a test for each player with each setting, which fails with every difference', () => {
  const tests = (module: Crossing) =>
    shadowsOf(module, { shadows: readAgain, players: { random: atRandom }, settings: [setting], games: 2 });
  expect(tests(game).map(([name]) => name)).toEqual(['random, meeting first=blue']);
  for (const [, run] of tests(game)) expect(run).not.toThrow();
  expect(tests(fewerOrders)[0]?.[1]).toThrow(/^\d+ differences\norders, seed "shadow random 0", entry/);
});
