import { expect, test } from 'vitest';
import { hasZoc, zocOf } from '../../src/rules/6-zones/zoc.js';
import { type Placing, type Position, position } from '../position.js';

const around = ['4919', '4920', '5019', '5021', '5119', '5120'];
const zone = (at: Position, side: 0 | 1 = 0): string[] =>
  at.labels(at.world.ground.land.filter((hex) => hasZoc(at.world, at.open, side, hex)));
const lone = (more: Placing = {}): Position => position({ units: { 'us-39-9-inf': '5020' }, drill: {}, ...more });

// §6.1
test('no zone into flooded hexes or cities, but out of a city', () => {
  expect(zone(lone({ drill: { terrain: { 5019: 'flooded', 5021: 'city' } } }))).toEqual(['4919', '4920', '5119', '5120']);
  expect(zone(lone({ drill: { terrain: { 5020: 'city' } } }))).toEqual(around);
});

test('no zone across a major river, bridged or not; across a minor one there is', () => {
  const sides = [
    { a: '5020', b: '5019', river: 'Orne', class: 'major' },
    { a: '5020', b: '5021', river: 'Orne', class: 'major', road: 'major' },
    { a: '5020', b: '4920', river: 'Laize', class: 'minor' },
    { a: '5020', b: '4919', sea: true },
  ] as const;
  expect(zone(lone({ drill: { sides } }))).toEqual(['4920', '5119', '5120']);
});

test('Allied zones do not reach strongpoints, German zones do not reach open beaches', () => {
  const at = lone().move('sp-1', '5019').move('ge-6-fj', '4004');
  expect(zone(at)).not.toContain('5019');
  expect(zone(at, 1)).toContain('4003');
  at.open.beach[at.world.ground.beach[at.hex('4003')] as number] = 1;
  expect(zone(at.touch(), 1)).not.toContain('4003');
  expect(at.labels(zocOf(at.world, at.open, 1, at.hex('4004')))).not.toContain('4003');
});
