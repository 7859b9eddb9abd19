import { expect, test } from 'vitest';
import { ATTACK, MOVE, NO_ORDER } from '../src/index.js';
import { Play } from './play.js';

/** The first orders, with a German division put together in one hex. */
function inland(): Play {
  return new Play().until('orders').put('1620', 'ge-716-736', 'ge-716-726', 'ge-716-hq');
}
const orders = (play: Play, ...ids: readonly string[]): number[] => ids.map((id) => play.sealed.order[play.id(id)] as number);

// §4.5 §4.7
test('one order moves a whole stack', () => {
  const play = inland();
  play.as('german', 'ge-716-736');
  expect(play.offered('german')).toContain('stack');
  play.as('german', 'stack');
  expect(play.offered('german')).not.toContain('stack');
  play.as('german', 'move', '1621');
  expect(orders(play, 'ge-716-736', 'ge-716-726', 'ge-716-hq')).toEqual([MOVE, MOVE, MOVE]);
  expect(play.sealed.path[play.id('ge-716-hq')]).toEqual([play.hex('1621')]);
  expect(play.events.filter(({ event, to }) => event === 'ordered' && to?.includes('german')).length).toBe(3 + 3);
  expect(play.offered('german')).not.toContain('ge-716-726');
});

// §4.5
test('of a stack that attacks only those go that can; the next order is for one counter again', () => {
  const play = inland();
  play.as('german', 'ge-716-736', 'stack', 'attack', '1621', 'go');
  expect(orders(play, 'ge-716-736', 'ge-716-726', 'ge-716-hq')).toEqual([ATTACK, ATTACK, NO_ORDER]);
  play.as('german', 'ge-716-hq', 'move', '1619');
  expect(orders(play, 'ge-716-hq')).toEqual([MOVE]);
});

// §4.5 §4.19
test('whoever has no fuel does not go with those who need none', () => {
  const play = inland();
  play.put('1620', 'ge-21pz-125', 'ge-21pz-hq').as('german', 'ge-716-736', 'stack', 'move', '1622');
  expect(orders(play, 'ge-716-736', 'ge-716-726', 'ge-21pz-125')).toEqual([MOVE, MOVE, NO_ORDER]);
});

// §4.5
test('without it one counter is ordered; a counter alone is not offered it', () => {
  const play = inland();
  play.as('german', 'ge-716-736', 'move', '1621');
  expect(orders(play, 'ge-716-736', 'ge-716-726')).toEqual([MOVE, NO_ORDER]);
  play.put('1420', 'ge-716-hq');
  play.as('german', 'ge-716-726');
  expect(play.offered('german')).not.toContain('stack');
});

// §4.5 §8.4
test('at sea the stack is the division', () => {
  const play = new Play()
    .until('place')
    .as('allied', `lay:0:${new Play().id('us-1-hq')}`)
    .until('orders');
  play.as('allied', 'us-1-16', 'stack', 'attack');
  play.as('allied', play.offered('allied')[0] as string);
  expect(orders(play, 'us-1-16', 'us-1-18', 'us-1-26', 'us-2-9')).toEqual([ATTACK, ATTACK, ATTACK, NO_ORDER]);
});
