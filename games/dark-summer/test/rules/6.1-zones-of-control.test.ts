import { expect, test } from 'vitest';
import { hasZoc, inEnemyZoc, isBarred, zocOf } from '../../src/rules/zoc.js';
import { type Placing, type Position, position } from '../position.js';

const around = ['4919', '4920', '5019', '5021', '5119', '5120'];
const zone = (at: Position, side: 0 | 1 = 0): string[] =>
  at.labels(at.world.ground.land.filter((hex) => hasZoc(at.world, at.open, side, hex)));
const lone = (more: Placing = {}): Position => position({ units: { 'us-39-9-inf': '5020' }, drill: {}, ...more });

// §6.0
test('a regiment projects a zone into the six hexes around it', () => expect(zone(lone())).toEqual(around));

test('battalions and strongpoints project none, Flak and Kampfgruppen do', () => {
  const of = (id: string) => zone(position({ units: { [id]: '5020' }, drill: {} }), 1);
  expect(['sp-1', 'ost-1', 'ge-tiger-503', 'ge-100-pz'].map(of)).toEqual([[], [], [], []]);
  expect(of('ge-1-iii-flak')).toEqual(around);
  expect(of('ge-kg-125-21-pz')).toEqual(around);
  expect(zone(position({ units: { 'us-2-rng': '5020' }, drill: {} }))).toEqual([]);
});

test('a zone goes when the last unit that makes it goes', () => {
  const at = lone().move('us-47-9-inf', '5020').move('us-39-9-inf', -6);
  expect(zone(at)).toEqual(around);
  expect(zone(at.move('us-47-9-inf', -6))).toEqual([]);
});

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
  expect(zone(at, 1)).not.toContain('4003');
  expect(at.labels(zocOf(at.world, at.open, 1, at.hex('4004')))).not.toContain('4003');
});

// §6.2
test('a friendly unit of any size negates an enemy zone, but not for movement', () => {
  const at = lone().move('ge-100-pz', '5019');
  expect(isBarred(at.world, at.open, 1, at.hex('5019'))).toBe(false);
  expect(isBarred(at.world, at.open, 1, at.hex('5021'))).toBe(true);
  expect(inEnemyZoc(at.world, at.open, 1, at.hex('5019'))).toBe(true);
});

// §11.2
test('the zone of a stack is that of its regiments', () => {
  const at = lone().move('us-2-rng', '4818');
  expect(at.labels(zocOf(at.world, at.open, 0, at.hex('5020')))).toEqual(around);
  expect(zocOf(at.world, at.open, 0, at.hex('4818'))).toEqual([]);
});
