import { expect, test } from 'vitest';
import { opening, position } from '../position.js';

const beachOf = (at: ReturnType<typeof position>, area: number): string => at.label(at.world.ground.beachHexes[area]?.[0] as number);

// §O.6
test('on the first turn each supply area lands thirty points', () => {
  const at = position({ phase: 'allied-second', turn: 1, drill: {} });
  expect(at.open.capacity).toEqual([30, 30, 30, 30, 30]);
  const omaha = beachOf(at, 1);
  at.play('cca-2', omaha);
  expect(at.open.capacity).toEqual([30, 8, 30, 30, 30]);
  expect(at.event('landed')).toMatchObject({ points: 22, section: 'O.6' });
  at.play('4-arm');
  expect(at.offers(omaha)).toBe(false);
  expect(at.refusal(omaha)).toEqual({ code: 'no-capacity', section: 'O.6', params: { points: 20, most: 8 } });
});

test('what has landed may move in the same phase', () => {
  const at = position({ phase: 'allied-second', turn: 1, drill: {} });
  at.play('4-cav', beachOf(at, 4));
  expect(at.offers('4-cav')).toBe(true);
});

test('a unit for which no capacity is left is refused with what there is', () => {
  const at = position({ phase: 'allied-second', turn: 1, drill: {} });
  at.open.capacity = [4, 0, 0, 0, 0];
  expect(at.refusal('cca-2')).toEqual({ code: 'no-capacity', section: 'O.6', params: { points: 22, most: 4 } });
});

test('the follow-up does not come on the first turn', () => {
  const at = position({ phase: 'allied-second', turn: 1, allied: { '501-pir': '4626' }, drill: {} });
  expect(at.offers('us-26-1')).toBe(false);
  expect(at.refusal('us-26-1')).toEqual({ code: 'not-landing-this-turn', section: 'O.8' });
});

test('the two readings of the sheet: 18 or 34 units by sea, besides gliders', () => {
  const count = (list: string): number => {
    const at = opening(1, 'campaign', { 'allied-list': list });
    return at.world.roster.group.filter((group, id) => group === 'second-wave' && at.open.hex[id] === -1).length;
  };
  expect(count('historical')).toBe(18);
  expect(count('literal')).toBe(34);
});
