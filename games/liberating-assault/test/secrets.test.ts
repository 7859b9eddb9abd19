import { expect, test } from 'vitest';
import { CARDS, type LiberatingAssaultEvent } from '../src/index.js';
import { place } from '../src/occupancy.js';
import { Play } from './play.js';

const reads = (event: LiberatingAssaultEvent | undefined, seat: string): boolean => event?.to?.includes(seat) ?? true;

// §4.3 §9.5
test('cards that lie on a counter are told to those who see it, afloat to its own', () => {
  const play = new Play({ way: 'mega' }).until('place');
  const ammo = CARDS.indexOf('ammo');
  play.as('us-1-operations', `lay:${ammo}:${play.id('us-1-art')}`, `lay:${ammo}:${play.id('us-1-art')}`).until('orders');
  const [laid] = play.told('laid');
  expect(laid).toMatchObject({ unit: play.id('us-1-art'), card: 'ammo', count: 2 });
  expect([reads(laid, 'us-1-commander'), reads(laid, 'br-50-operations'), reads(laid, 'ge-352-commander')]).toEqual([true, false, false]);
});

// §4.8 §9.5
test('that an order is struck is told to those who know the counter', () => {
  const play = new Play({ way: 'mega' }).until('orders');
  play.put('1621', 'us-82-505', 'us-82-hq').put('1622', 'ge-716-736');
  play.as('us-82-operations', 'us-82-505', 'attack', '1622');
  play.as('ge-716-commander', 'ge-716-736', 'move', '1623');
  play.until('tactics', 'support');
  const [struck] = play.told('order-struck');
  expect(struck).toMatchObject({ unit: play.id('ge-716-736') });
  expect(
    ['ge-716-commander', 'us-82-operations', 'us-82-commander', 'us-4-operations', 'ge-709-commander'].map((seat) => reads(struck, seat)),
  ).toEqual([true, true, false, false, false]);
});

// §4.15 §9.5
test('a player hears that he lost a counter, though nobody of his is left there to see it', () => {
  const play = new Play({ way: 'mega' }).until('orders');
  play.put('1621', 'us-82-505', 'us-82-507', 'us-82-hq').put('1622', 'ge-716-736');
  play.sealed.lost[play.id('ge-716-736')] = 9;
  for (const id of ['us-82-505', 'us-82-507']) play.as('us-82-operations', id, 'attack', '1622');
  play.until('retrieve');
  const [destroyed] = play.told('destroyed');
  expect(destroyed).toMatchObject({ unit: play.id('ge-716-736') });
  expect(['ge-716-commander', 'us-82-operations', 'us-82-commander', 'ge-709-commander'].map((seat) => reads(destroyed, seat))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

// §8.1
test('everybody knows which beaches are open', () => {
  const play = new Play().until('orders');
  const { world } = play;
  const hex = world.ground.coast[0] as number;
  for (const [unit, at] of play.sealed.hex.entries()) if (at === hex) place(world, play.sealed, unit, -3);
  place(world, play.sealed, play.id('us-82-505'), hex);
  play.until('retrieve');
  expect(play.told('coast-cleared')).toContainEqual({ event: 'coast-cleared', section: '8.1', hex, reveals: 'all' });
});
