import { word } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { ATTACK, MOVE, NO_ORDER } from '../src/index.js';
import { place } from '../src/occupancy.js';
import { Play } from './play.js';

/** The first orders, with a German division put together in one hex. */
function inland(): Play {
  const play = new Play().until('orders');
  const { world } = play.game;
  const at = world.grid.parse('1620') as number;
  for (const id of ['ge-716-736', 'ge-716-726', 'ge-716-hq']) place(world, play.state.sealed, play.id(id), at);
  return play;
}
const orders = (play: Play, ...ids: readonly string[]): number[] => ids.map((id) => play.state.sealed.order[play.id(id)] as number);

// §4.5 §4.7
test('one order moves a whole stack', () => {
  const play = inland();
  play.act('german', play.unit('ge-716-736'));
  expect(play.legal('german')).toContain('stack');
  play.say('german', 'stack');
  expect(play.legal('german')).not.toContain('stack');
  play.say('german', 'move').act('german', play.hex('1621'));
  expect(orders(play, 'ge-716-736', 'ge-716-726', 'ge-716-hq')).toEqual([MOVE, MOVE, MOVE]);
  expect(play.state.sealed.path[play.id('ge-716-hq')]).toEqual([play.game.world.grid.parse('1621')]);
  expect(play.events.filter(({ event, to }) => event === 'ordered' && to?.includes('german')).length).toBe(3 + 3);
  expect(play.legal('german')).not.toContain(`u${play.id('ge-716-726')}`);
});

// §4.5
test('of a stack that attacks only those go that can; the next order is for one counter again', () => {
  const play = inland();
  play.act('german', play.unit('ge-716-736')).say('german', 'stack', 'attack').act('german', play.hex('1621')).say('german', 'go');
  expect(orders(play, 'ge-716-736', 'ge-716-726', 'ge-716-hq')).toEqual([ATTACK, ATTACK, NO_ORDER]);
  play.act('german', play.unit('ge-716-hq')).say('german', 'move').act('german', play.hex('1619'));
  expect(orders(play, 'ge-716-hq')).toEqual([MOVE]);
});

// §4.5 §4.19
test('whoever has no fuel does not go with those who need none', () => {
  const play = inland();
  const { world } = play.game;
  place(world, play.state.sealed, play.id('ge-21pz-125'), world.grid.parse('1620') as number);
  place(world, play.state.sealed, play.id('ge-21pz-hq'), world.grid.parse('1620') as number);
  play.act('german', play.unit('ge-716-736')).say('german', 'stack', 'move').act('german', play.hex('1622'));
  expect(orders(play, 'ge-716-736', 'ge-716-726', 'ge-21pz-125')).toEqual([MOVE, MOVE, NO_ORDER]);
});

// §4.5
test('without it one counter is ordered; a counter alone is not offered it', () => {
  const play = inland();
  play.act('german', play.unit('ge-716-736')).say('german', 'move').act('german', play.hex('1621'));
  expect(orders(play, 'ge-716-736', 'ge-716-726')).toEqual([MOVE, NO_ORDER]);
  place(play.game.world, play.state.sealed, play.id('ge-716-hq'), play.game.world.grid.parse('1420') as number);
  play.act('german', play.unit('ge-716-726'));
  expect(play.legal('german')).not.toContain('stack');
});

// §4.5 §8.4
test('at sea the stack is the division', () => {
  const play = new Play()
    .until('place')
    .say('allied', `lay:0:${new Play().id('us-1-hq')}`)
    .until('orders');
  play.act('allied', play.unit('us-1-16')).act('allied', word('stack'), word('attack'));
  const [beach] = play.legal('allied');
  play.act('allied', play.hex(play.game.world.grid.label(Number(beach?.slice(1)))));
  expect(orders(play, 'us-1-16', 'us-1-18', 'us-1-26', 'us-2-9')).toEqual([ATTACK, ATTACK, ATTACK, NO_ORDER]);
});
