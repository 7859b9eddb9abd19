import { type Action, createRng, rollWith } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { createModule, data } from '../src/index.js';
import { randomMatching } from '../src/matching.js';
import { secretOpening } from './position.js';

const module = createModule(data);

test('a view of an imagined state is the view it was imagined from, at every prompt of a game, for every eye', () => {
  const rng = createRng('imagine');
  const state = module.setup('campaign', {});
  for (let step = 0; ; step++) {
    const awaits = module.awaits(state);
    if (awaits.kind === 'over') break;
    for (const seats of [['allied'], ['german'], [], ['allied', 'german']]) {
      if (step % 3 !== 0 && seats.length !== 1) continue;
      const view = module.view(state, seats);
      const imagined = module.imagine(view, rng);
      expect(module.view(imagined, seats)).toEqual(view);
      expect(imagined.open).not.toBe(state.open);
      if (step % 11 === 0) expect(module.check(imagined)).toEqual([]);
    }
    if (awaits.kind === 'chance') module.resolve(state, awaits.roll, rollWith(rng, awaits.roll));
    else {
      const seat = awaits.seats[0] as string;
      const legal = module.legal(module.view(state, [seat]), seat);
      module.play(state, seat, legal[rng.below(legal.length)] as Action);
    }
  }
});

test('what the German has chosen but not yet moved is imagined as something that can be played on', () => {
  const at = secretOpening(1).play('done', 'done', 'done');
  while (at.open.phase !== 'german-movement') at.play('done');
  const before = at.fork();
  at.play('gr-914');
  const rng = createRng('hidden');
  for (let i = 0; i < 20; i++) {
    const imagined = at.game.imagine(at.view('allied'), rng);
    expect(at.game.legal(at.game.view(imagined, ['german']), 'german').length).toBeGreaterThan(0);
  }
  before.play('gr-731');
  const orders = new Set<number>();
  for (let i = 0; i < 40; i++) {
    const imagined = at.game.imagine(before.view('allied'), rng);
    orders.add(imagined.sealed.order);
    expect(at.game.legal(at.game.view(imagined, ['german']), 'german').length).toBeGreaterThan(0);
  }
  expect(orders.size).toBe(6);
});

test('a revealed piece rules out the orders that do not have it there', () => {
  const at = secretOpening(2);
  const { world } = at;
  // 12 SS on the map at set-up belongs to the second order alone.
  const tank = at.id('ss-pz-12') - world.roster.allied;
  at.open.piece[tank] = at.state.sealed.piece[tank] as number;
  const rng = createRng('seen');
  const orders = new Set(Array.from({ length: 30 }, () => at.game.imagine(at.view('allied'), rng).sealed.order));
  expect([...orders]).toEqual([2]);
});

test('nothing seen yet: after the ready-made set-up all six orders are still possible, and many deals', () => {
  const at = secretOpening(4);
  const rng = createRng('unseen');
  const imagined = Array.from({ length: 60 }, () => at.game.imagine(at.view('allied'), rng).sealed);
  expect(new Set(imagined.map(({ order }) => order)).size).toBe(6);
  expect(new Set(imagined.map(({ piece }) => piece.join())).size).toBeGreaterThan(50);
});

test('a matching gives each item a place that fits, or none at all', () => {
  const rng = createRng('matching');
  const fits = (item: number, place: number): boolean => Math.abs(item - place) <= 1;
  const found = randomMatching(6, 6, fits, rng) as number[];
  expect(new Set(found).size).toBe(6);
  found.forEach((place, item) => {
    expect(fits(item, place)).toBe(true);
  });
  expect(randomMatching(3, 3, (_, place) => place < 2, rng)).toBeUndefined();
  expect(randomMatching(3, 2, () => true, rng)).toBeUndefined();
});
