import { expect, test } from 'vitest';
import type { CrossroadsState } from '../src/index.js';
import { at, BLUE, game, ORDER, position, RED } from './position.js';

/** In the middle of a march that red is asked about. */
const broken = (change: (state: CrossroadsState) => void): string[] => {
  const scene = position({
    stack: [{ step: 'march', side: 0, unit: BLUE.first }],
    units: { [BLUE.first]: '32', [BLUE.third]: '11', [RED.alder]: '42', [RED.cedar]: '77' },
    orders: [ORDER.march, ORDER.hold],
  });
  scene.as('blue', '52');
  change(scene.state);
  return game.check(scene.state);
};

test('a position as played breaks nothing', () => expect(broken(() => {})).toEqual([]));

test.each<[string, (state: CrossroadsState) => void, RegExp]>([
  ['two counters in a hex', ({ open }) => void (open.hex[BLUE.third] = at('42')), /^one counter a hex/],
  ['a counter beyond the map', ({ open }) => void (open.hex[BLUE.third] = 99), /on the map or lost/],
  ['a commander of the other side', ({ sealed }) => void (sealed.commander[0] = RED.alder), /^blue commands its own/],
  ['a commander shown who is none', ({ open }) => void (open.commander[1] = RED.alder), /^red's commander as shown/],
  ['a commander who fought unseen', ({ open }) => void (open.shown[RED.cedar] = 1), /^red's commander known once it fought/],
  ['a card nobody drew', ({ open }) => void (open.holds[0] = 1), /^blue has the card it drew/],
  ['another card shown', ({ open }) => void (open.card[0] = 1), /^blue's card as shown/],
  ['a way nobody is on', ({ open }) => void (open.stack = open.stack.slice(0, 1)), /^nobody has a way before it/],
  ['a march elsewhere', ({ open }) => void (open.hex[BLUE.first] = at('33')), /^a march stands where it has come to/],
])('%s is noticed', (_, change, sentence) => {
  expect(broken(change)).toContainEqual(expect.stringMatching(sentence));
});
