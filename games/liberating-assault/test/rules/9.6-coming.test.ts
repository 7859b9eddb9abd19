import { expect, test } from 'vitest';
import { AT_SEA, CLEARED, WAITING } from '../../src/index.js';
import { bringOn, entryHexes, joinDivision, waitingOf } from '../../src/rules/coming.js';
import { type Position, position } from '../position.js';

const NINTH = ['us-90-hq', 'us-90-357', 'us-90-358', 'us-90-359', 'us-90-art'];
const waiting = (ids: readonly string[], more: Readonly<Record<string, string | number>> = {}): Position =>
  position({ units: { ...Object.fromEntries(ids.map((id) => [id, WAITING])), ...more } });
const clear = (at: Position, label: string): void => {
  at.open.coast[at.world.ground.coastIndex[at.hex(label)] as number] = CLEARED;
};

// §9.6 §10.1
test('a division comes ashore with its headquarters first and is given to its team', () => {
  const at = waiting(NINTH);
  const formation = at.formation('us-90');
  expect(at.names(waitingOf(at.world, at.open, at.field, formation))[0]).toBe('us-90-hq');
  expect(bringOn(at.world, at.open, at.field, formation)).toEqual([]);
  expect([at.field.due[formation], at.open.player[formation]]).toEqual([2, -1]);
  clear(at, '1010');
  expect(at.names(bringOn(at.world, at.open, at.field, formation))).toHaveLength(5);
  expect([at.at('1010').length, at.field.due[formation], at.open.player[formation]]).toEqual([5, 0, at.team('us-90')]);
});

// §10.1 §4.20
test('who finds no room waits for the next turn', () => {
  const at = waiting(NINTH, { 'us-4-8': '1010', 'us-4-12': '1010', 'us-4-22': '1010' });
  clear(at, '1010');
  const formation = at.formation('us-90');
  expect(bringOn(at.world, at.open, at.field, formation)).toHaveLength(3);
  expect(at.field.due[formation]).toBe(2);
});

// §10.1
test('Germans come by road from their side, corps over their own beach', () => {
  const at = waiting([]);
  clear(at, '1211');
  expect(at.labels(entryHexes(at.world, at.open, at.field, at.formation('ge-12ss')))).toContain('2520');
  expect(at.labels(entryHexes(at.world, at.open, at.field, at.formation('us-v')))).toEqual(['1211']);
});

// §8.3
test('an independent brigade joins its division’s headquarters, ashore or at sea', () => {
  const at = waiting(['br-8a', 'br-27a'], { 'br-50-hq': AT_SEA, 'br-3-hq': '1815' });
  joinDivision(at.world, at.open, at.field, at.id('br-8a'), at.formation('br-50'));
  joinDivision(at.world, at.open, at.field, at.id('br-27a'), at.formation('br-3'));
  expect([at.field.hex[at.id('br-8a')], at.where('br-27a'), at.open.attached[at.id('br-27a')]]).toEqual([
    AT_SEA,
    '1815',
    at.formation('br-3'),
  ]);
});
