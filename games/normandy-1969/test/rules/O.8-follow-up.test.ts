import { expect, test } from 'vitest';
import { position } from '../position.js';

// §O.8
test('from the second turn each supply area lands fifteen points', () => {
  const at = position({ phase: 'allied-second', turn: 2, drill: {} });
  expect(at.open.capacity).toEqual([15, 15, 15, 15, 15]);
  const sword = at.label(at.world.ground.beachHexes[4]?.[0] as number);
  at.play('us-26-1', sword, 'us-175-29', sword);
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

test('a unit of exactly the points that are left lands', () => {
  const at = position({ phase: 'allied-second', turn: 2, drill: {} });
  at.open.capacity = [0, 0, 12, 0, 0];
  at.play('131-bde');
  const gold = at.world.ground.beachHexes[2]?.map((hex) => at.label(hex)) as string[];
  expect(at.offered()).toEqual(gold);
  expect(at.play(gold[0] as string).open.capacity).toEqual([0, 0, 0, 0, 0]);
  expect(at.refusal('us-26-1')).toEqual({ code: 'no-capacity', section: 'O.8', params: { points: 7, most: 0 } });
});

test('capacity behind a full beach is of no use; one hex with room is enough', () => {
  const probe = position({ phase: 'allied-second', turn: 2, drill: {} });
  const [a, b] = (probe.world.ground.beachHexes[0] ?? []).map((hex) => probe.label(hex)) as [string, string];
  const six = ['us-16-1', 'us-116-29', 'us-8-4', 'br-69-50', 'br-231-50', 'can-7-3'];
  const at = position({ phase: 'allied-second', turn: 2, allied: Object.fromEntries(six.map((id, i) => [id, i < 3 ? a : b])), drill: {} });
  at.open.capacity = [45, 0, 0, 0, 0];
  expect(at.refusal('33-arm')).toEqual({ code: 'no-capacity', section: 'O.8', params: { points: 22, most: 0 } });
  const room = position({ phase: 'allied-second', turn: 2, allied: Object.fromEntries(six.slice(0, 3).map((id) => [id, a])), drill: {} });
  room.open.capacity = [45, 0, 0, 0, 0];
  expect(room.play('33-arm').offered()).toEqual([b]);
});

test('a beach with too little capacity left is refused with what there is', () => {
  const at = position({ phase: 'allied-second', turn: 2, drill: {} });
  at.open.capacity = [3, 15, 15, 15, 15];
  at.play('us-26-1');
  const utah = at.label(at.world.ground.beachHexes[0]?.[0] as number);
  expect(at.refusal(utah)).toEqual({ code: 'no-capacity', section: 'O.8', params: { points: 7, most: 3 } });
});

test('capacity kept from the day before lands nobody in the first movement phase', () => {
  const at = position({ phase: 'allied-first', turn: 3, allied: { 'us-16-1': '4626' }, drill: {} });
  at.open.capacity = [15, 15, 15, 15, 15];
  expect(at.offered()).toEqual(['us-16-1', 'done']);
});
