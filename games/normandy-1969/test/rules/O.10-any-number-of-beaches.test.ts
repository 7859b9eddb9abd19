import { expect, test } from 'vitest';
import { position } from '../position.js';

// §O.10
test('a unit may land at any area with capacity and room, and everything at one if it fits', () => {
  const at = position({ phase: 'allied-second', turn: 2, drill: {} });
  const { beachHexes, beaches } = at.world.ground;
  at.play('us-26-1');
  expect(at.offered()).toEqual(beaches.map((hex) => at.label(hex)));
  const [first] = beachHexes[3] as readonly number[];
  at.play(at.label(first as number), 'us-175-29');
  expect(at.offers(at.label(first as number))).toBe(true);
});

test('or nowhere at all', () => {
  const at = position({ phase: 'allied-second', turn: 2, allied: { 'us-16-1': '4626' }, drill: {} }).play('done');
  expect(at.open.phase).toBe('german-movement');
  expect(at.open.capacity).toEqual([15, 15, 15, 15, 15]);
});
