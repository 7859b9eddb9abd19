import { expect, test } from 'vitest';
import { position } from '../position.js';

// §O.8
test('from the second turn each supply area lands fifteen points', () => {
  const at = position({ phase: 'allied-second', turn: 2, drill: {} });
  expect(at.open.capacity).toEqual([15, 15, 15, 15, 15]);
  const sword = at.label(at.world.ground.beachHexes[4]?.[0] as number);
  at.click('us-26-1', sword, 'us-175-29', sword);
  expect(at.open.capacity).toEqual([15, 15, 15, 15, 1]);
  expect(at.event('landed')).toMatchObject({ points: 7, section: 'O.8' });
});

test('a unit of more than fifteen points finds no beach', () => {
  const at = position({ phase: 'allied-second', turn: 2, drill: {} });
  expect(at.refusal('33-arm')).toEqual({ code: 'no-capacity', section: 'O.8', params: { points: 22, most: 15 } });
  expect(at.offers('131-bde')).toBe(true);
});

test('nothing lands in the first movement phase', () => {
  const at = position({ phase: 'allied-first', turn: 2, allied: { 'us-16-1': '4626' }, drill: {} });
  expect(at.offered()).toEqual(['us-16-1', 'done']);
  expect(at.refusal('us-26-1')).toEqual({ code: 'lands-in-second-movement', section: 'R.2' });
});
