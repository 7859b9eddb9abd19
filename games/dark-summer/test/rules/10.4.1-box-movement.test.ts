import { expect, test } from 'vitest';
import { CHERBOURG, MAY_LEAVE } from '../../src/index.js';
import { boxesInReach, endsFromBox, waysFromBox } from '../../src/rules/10-movement/box-movement.js';
import type { MoveKind } from '../../src/rules/10-movement/movement.js';
import { hasNormalMove } from '../../src/rules/10-movement/moves.js';
import { type Placing, position } from '../position.js';

const boxes = (id: string, hex: string, kind: MoveKind = 'move', more: Placing = {}) => {
  const at = position({ ...more, units: { [id]: hex, ...more.units } });
  return [...boxesInReach(at.world, at.open, at.id(id), kind)].map(([box, by]) => `${box} ${at.labels(by).join(' ')}`);
};
const ends = (id: string, place: number, kind: MoveKind = 'move', more: Placing = {}) => {
  const at = position({ ...more, units: { [id]: place, ...more.units } });
  return at.labels(endsFromBox(at.world, at.open, at.id(id), kind));
};

// §10.4.1
test('one point more leads from a lettered hex into its box', () => {
  const bare = { terrain: { 1601: 'clear', 1600: 'clear' }, sides: [{ a: '1601', b: '1600' }] };
  expect(boxes('us-39-9-inf', '1601', 'move', { drill: bare }).join()).toContain('1600');
  expect(boxes('us-39-9-inf', '5020', 'move', { drill: {} })).toEqual([]);
});

test('a lettered hex in an enemy zone is a way out only for who starts there', () => {
  const german = { units: { 'ge-6-fj': '1601' } };
  expect(boxes('us-39-9-inf', '1600', 'move', german).join()).toContain('1600');
  const west = boxes('us-39-9-inf', '1400', 'move', german).join();
  expect([west.includes('1400'), west.includes('1500')]).toEqual([true, false]);
});

test('in a combined round from a lettered hex, or after one hex of road into it', () => {
  const road = { sides: [{ a: '1601', b: '1600', road: 'minor' as const }] };
  const none = { sides: [{ a: '1601', b: '1600' }] };
  expect(boxes('us-39-9-inf', '1600', 'combined')).toEqual([expect.stringContaining('1600')]);
  expect(boxes('us-39-9-inf', '1601', 'combined', { drill: road }).join()).toContain('1600');
  expect(boxes('us-39-9-inf', '1601', 'combined', { drill: none }).join()).not.toContain('1600');
});

// §10.4.2
test('out of a box one point for the lettered hex, then on; into an enemy zone and no further', () => {
  const out = ends('us-39-9-inf', CHERBOURG, 'move', { beaches: ['2403'] });
  expect(out).toContain('1600');
  expect(out).toContain('1602');
  expect(ends('ge-919-709', CHERBOURG)).not.toContain('1600');
  const met = ends('us-39-9-inf', CHERBOURG, 'combined', { units: { 'ge-6-fj': '1601' } });
  expect(met).toContain('1600');
  expect(met).not.toContain('1601');
});

test('in a combined round the lettered hex, and a second only by road', () => {
  const none = ends('us-39-9-inf', MAY_LEAVE, 'combined');
  expect(['3428', '3828', '4327', '5428', '6028'].every((label) => none.includes(label))).toBe(true);
  const at = position({});
  expect(none.every((label) => at.world.ground.lettered.S.some((hex) => at.world.grid.distance(hex, at.hex(label)) <= 1))).toBe(true);
});

// §10.4.1
test('a lettered hex in an enemy zone leads on only who began there, even hemmed in', () => {
  const at = position({ units: { 'us-39-9-inf': '2726', 'ge-914-352': '2827' }, beaches: ['2403'] });
  const by = (id: string) => at.labels(boxesInReach(at.world, at.open, at.id(id), 'move').get('brittany') ?? []);
  expect(by('us-39-9-inf')).not.toContain('2727');
  at.move('us-47-9-inf', '2727');
  expect(by('us-47-9-inf')).toContain('2727');
  at.move('us-39-9-inf', '2828').move('ge-915-352', '2627').move('ge-916-352', '2726');
  expect(hasNormalMove(at.world, at.open, at.id('us-47-9-inf'), 'move')).toBe(true);
});

// §10.4.2
test('who comes out into an enemy zone stops there', () => {
  const at = position({ units: { 'us-39-9-inf': CHERBOURG, 'ge-914-352': '1601' }, beaches: ['2403'] });
  const ways = waysFromBox(at.world, at.open, at.id('us-39-9-inf'), 'move');
  const by = [...ways.values()].filter(({ path }) => path[0] === at.hex('1600'));
  expect(by.map(({ path }) => path)).toEqual([[at.hex('1600')]]);
});
