import { expect, test } from 'vitest';
import { MARCH, MOVE, MOVED } from '../../src/index.js';
import { carryOutMoves } from '../../src/rules/moves.js';
import { position } from '../position.js';

const ROAD = ['0722', '0822', '0922', '1022', '1122', '1222'];
const sides = ROAD.slice(1).map((b, i) => ({ a: ROAD[i] as string, b, road: 'road' as const }));

// §4.7 §4.19
test('everybody goes along his route as far as his allowance lets him', () => {
  const at = position({ drill: {}, units: { 'us-1-16': '0922', 'ge-353-941': '1322' } });
  at.order('us-1-16', MOVE, '1022', '1122').order('ge-353-941', MOVE, '1321', '1221', '1121', '1021');
  carryOutMoves(at.world, at.open, at.field);
  expect([at.where('us-1-16'), at.where('ge-353-941'), at.field.marks[at.id('us-1-16')]]).toEqual(['1022', '1121', MOVED]);
});

// §4.7
test('a move stops before an enemy who moved into its way', () => {
  const at = position({ drill: {}, units: { 'us-82-505': '0922', 'ge-353-941': '1222' } });
  at.order('us-82-505', MOVE, '1022', '1122', '1222').order('ge-353-941', MOVE, '1122', '1022', '0922');
  const movers = carryOutMoves(at.world, at.open, at.field);
  expect([at.where('us-82-505'), at.where('ge-353-941')]).toEqual(['1022', '1122']);
  expect(movers.map(({ stopped }) => stopped)).toEqual(['enemy', 'enemy']);
});

// §4.18
test('a march ends before the hexes next to an enemy and before a hex of an attack', () => {
  const at = position({ drill: { sides }, units: { 'us-1-16': '0722', 'us-1-hq': '0722', 'ge-353-941': '1323' } }).lay('us-1-hq', {
    fuel: 1,
  });
  at.order('us-1-16', MARCH, ...ROAD.slice(1)).order('us-1-hq', MARCH, ...ROAD.slice(1));
  at.field.fought.push(at.hex('1122'));
  carryOutMoves(at.world, at.open, at.field);
  expect([at.where('us-1-16'), at.where('us-1-hq')]).toEqual(['1022', '1022']);
});

// §4.18 §2.1
test('without the fuel it needs nobody marches', () => {
  const at = position({ drill: { sides }, units: { 'us-1-16': '0722', 'us-1-hq': '0722' } }).order('us-1-16', MARCH, '0822');
  expect(carryOutMoves(at.world, at.open, at.field)).toEqual([]);
});
