import { expect, test } from 'vitest';
import { DESTROYED } from '../../src/index.js';
import { boxesLeft, crossOff, losersAt, strengthOf } from '../../src/rules/losses.js';
import { position } from '../position.js';

// §3.1
test('a counter of strength eight goes through twelve boxes', () => {
  const at = position({ units: { 'us-1-16': '1213' } });
  const unit = at.id('us-1-16');
  const seen = Array.from({ length: 12 }, (_, lost) => {
    at.field.lost[unit] = lost;
    return strengthOf(at.world, at.field, unit);
  });
  expect(seen).toEqual([8, 8, 7, 7, 6, 6, 6, 5, 4, 3, 2, 1]);
});

// §4.15
test('losses are crossed off box by box and the last one removes the counter', () => {
  const at = position({ units: { 'us-1-16': '1213' }, lost: { 'us-1-16': 10 } });
  const unit = at.id('us-1-16');
  expect([crossOff(at.world, at.field, unit, 1), boxesLeft(at.world, at.field, unit)]).toEqual(['stands', 1]);
  expect(crossOff(at.world, at.field, unit, 3)).toBe('destroyed');
  expect([at.field.hex[unit], at.field.lost[unit], strengthOf(at.world, at.field, unit), at.at('1213')]).toEqual([DESTROYED, 12, 0, []]);
});

// §4.15
test('each and every fighting counter of the stack takes the losses', () => {
  const at = position({ units: { 'us-1-16': '1213', 'us-1-18': '1213', 'us-1-art': '1213', 'us-1-hq': '1213' } });
  expect(at.names(losersAt(at.world, at.field, at.hex('1213')))).toEqual(['us-1-16', 'us-1-18']);
});

// §4.22
test('artillery suffers only where no other unit supports it, and is destroyed by one loss', () => {
  const at = position({ units: { 'us-1-art': '1213', 'us-1-hq': '1213' } });
  expect(at.names(losersAt(at.world, at.field, at.hex('1213')))).toEqual(['us-1-art']);
  expect(crossOff(at.world, at.field, at.id('us-1-art'), 1)).toBe('destroyed');
});
