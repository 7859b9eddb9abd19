import { createRng } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { moduleFor, Position } from '../position.js';

const module = moduleFor();
const fresh = () => new Position(module, module.setup('campaign', {}));

// §R.11
test('one of six orders is drawn, each as likely as the others, and only the German sees which', () => {
  const at = fresh();
  const awaits = module.awaits(at.state);
  expect(awaits.kind === 'chance' && awaits.visibleTo).toEqual(['german']);
  at.roll(2);
  expect(at.event('order-drawn')).toMatchObject({ order: 3, to: ['german'] });
  expect(module.eventFor(at.event('order-drawn'), 'allied')).toBeUndefined();
  expect(module.eventFor(at.event('order-drawn'), undefined)).toBeUndefined();
  expect(module.eventFor(at.event('order-drawn'), 'german')).toMatchObject({ order: 3 });
  expect([at.view('allied').known.order, at.view('german').known.order]).toEqual([0, 3]);
});

test('setting up changes nothing that the Allies can see', () => {
  const at = fresh().roll(0);
  const before = JSON.stringify(at.view('allied'));
  at.play('gr-914');
  expect(at.news).toEqual([]);
  at.play('2014');
  expect(JSON.stringify(at.view('allied'))).toBe(before);
  expect(at.news.map((event) => module.eventFor(event, 'allied'))).toEqual([undefined]);
});

test('an order may be agreed openly instead', () => {
  const at = new Position(module, module.setup('campaign', { 'german-order': '5' }));
  expect(at.seat).toBe('german');
  expect([at.open.agreedOrder, at.state.sealed.order]).toEqual([5, 5]);
});

test('before the set-up the Allies must reckon with all six', () => {
  const at = fresh().roll(4);
  const rng = createRng('six');
  const count = new Array<number>(7).fill(0);
  for (let i = 0; i < 600; i++) {
    const { order } = module.imagine(at.view('allied'), rng).sealed;
    count[order] = (count[order] as number) + 1;
  }
  expect(count[0]).toBe(0);
  for (const times of count.slice(1)) expect(times).toBeGreaterThan(60);
});

test('the ready-made set-up looks the same in every order', () => {
  const looks = [1, 2, 3, 4, 5, 6].map((order) => {
    const at = new Position(module, module.setup('campaign', { 'german-order': String(order) }));
    at.play('historical', 'done').roll(Array.from({ length: module.world.roster.setupTokens }, (_, i) => i));
    return at.open.home.filter((hex) => hex >= 0).sort((a, b) => a - b);
  });
  for (const look of looks) expect(look).toEqual(looks[0]);
});

test('the draw and the shuffle of the tokens say what they are for', () => {
  const at = fresh();
  expect(module.awaits(at.state)).toMatchObject({ roll: { kind: 'draw', why: 'order', section: 'R.11' } });
  expect(at.roll(0).event('order-drawn').section).toBe('R.11');
  at.play('historical', 'done');
  expect(module.awaits(at.state)).toMatchObject({ roll: { kind: 'shuffle', why: 'tokens', section: 'R.12' }, visibleTo: ['german'] });
  at.roll(Array.from({ length: module.world.roster.setupTokens }, (_, i) => i));
  const hexes = at.open.home.filter((hex) => hex >= 0);
  expect(hexes).toHaveLength(module.world.roster.setupTokens);
  expect(at.event('set-up')).toEqual({ event: 'set-up', section: 'R.13', reveals: ['allied'], hexes });
});
