import { expect, test } from 'vitest';
import { hasZoc, zocOf } from '../../src/rules/6-zones/zoc.js';
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

test('a stack projects a zone when one of its units does', () => {
  const at = lone().move('us-2-rng', '5020').move('us-5-rng', '4818');
  expect(at.labels(zocOf(at.world, at.open, 0, at.hex('5020')))).toEqual(around);
  expect(zocOf(at.world, at.open, 0, at.hex('4818'))).toEqual([]);
});
