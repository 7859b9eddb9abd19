import { expect, test } from 'vitest';
import { CHERBOURG, MAY_LEAVE } from '../../src/index.js';
import { boxFrom, markExit, mayExitAt, waysOut } from '../../src/rules/10-movement/boxes.js';
import { isUnitSupplied } from '../../src/rules/13-supply/supply.js';
import { type Placing, position } from '../position.js';

const box = (id: string, hex: string, more: Placing = {}) => {
  const at = position({ ...more, units: { [id]: hex, ...more.units } });
  return boxFrom(at.world, at.open, at.id(id), at.hex(hex));
};

// §10.4.3
test('US and German units enter Cherbourg by a C hex, Germans only until it falls', () => {
  expect([box('us-39-9-inf', '1600'), box('ge-919-709', '1600'), box('br-8a', '1600')]).toEqual(['cherbourg', 'cherbourg', undefined]);
  expect(box('ge-919-709', '1600', { open: { cherbourgTurn: 4 } })).toBeUndefined();
});

test('nobody leaves Cherbourg past an enemy in it, no German while it is isolated', () => {
  const at = position({ units: { 'ge-919-709': CHERBOURG, 'ge-garrison': CHERBOURG, 'us-47-9-inf': '1700' } });
  const out = (id: string) => at.labels(waysOut(at.world, at.open, at.id(id)));
  expect(out('ge-919-709')).toEqual(['1200', '1300', '1400', '1500', '1600', '1800', '1900', '2000']);
  expect(out('ge-garrison')).toEqual([]);
  at.open.isolated = 1;
  expect(out('ge-919-709')).toEqual([]);
  at.open.isolated = 0;
  at.move('us-39-9-inf', CHERBOURG);
  expect([out('ge-919-709'), out('us-39-9-inf')]).toEqual([[], []]);
});

// §10.4.4
test('only US units enter Brittany, by a W hex, and not after the turn the first came back; they come out by S hexes', () => {
  expect([box('us-39-9-inf', '2727'), box('fr-gt-d-2-arm-fr', '2727'), box('ge-6-fj', '2727')]).toEqual(['brittany', undefined, undefined]);
  expect(box('us-39-9-inf', '2727', { open: { turn: 8, returnTurn: 8 } })).toBe('brittany');
  expect(box('us-39-9-inf', '2727', { open: { turn: 9, returnTurn: 8 } })).toBeUndefined();
  const at = position({ units: { 'us-39-9-inf': MAY_LEAVE, 'ge-6-fj': '3828' } });
  expect(at.labels(waysOut(at.world, at.open, at.id('us-39-9-inf')))).toEqual(['3428', '4327', '5428', '6028']);
});

// §10.4.5
test('Exit markers keep Americans south and the British north, and Germans out of marked hexes', () => {
  const at = position({ units: { 'us-39-9-inf': '6215', 'br-8a': '6214', 'ge-6-fj': '6209' }, open: { boundaryLifted: 1, caenTurn: 3 } });
  const may = (id: string) => at.labels(at.world.ground.lettered.E.filter((hex) => mayExitAt(at.world, at.open, at.id(id), hex)));
  expect([may('us-39-9-inf').length, may('br-8a').length]).toEqual([7, 7]);
  markExit(at.world, at.open, at.id('br-8a'), at.hex('6309'));
  expect(may('us-39-9-inf')).toEqual(['6315', '6318', '6322', '6326']);
  expect(may('ge-6-fj')).toEqual(['6305', '6307', '6315', '6318', '6322', '6326']);
  markExit(at.world, at.open, at.id('us-39-9-inf'), at.hex('6318'));
  expect(may('br-8a')).toEqual(['6305', '6307', '6309', '6315']);
  at.move('us-39-9-inf', '6315');
  expect(may('br-8a')).toEqual(['6305', '6307', '6309']);
});

test('Americans exit once the Boundary is lifted, the British once Caen has been held, and both in supply only; nobody by (E)', () => {
  const lifted = { boundaryLifted: 1, caenTurn: 3 };
  expect([box('us-39-9-inf', '6318', { beaches: ['3203'] }), box('us-39-9-inf', '6318', { open: lifted, beaches: ['3203'] })]).toEqual([
    undefined,
    'exit',
  ]);
  expect([box('br-8a', '6318', { beaches: ['4003'] }), box('br-8a', '6318', { open: lifted, beaches: ['4003'] })]).toEqual([
    undefined,
    'exit',
  ]);
  expect([box('br-8a', '6318', { open: lifted }), box('ge-6-fj', '6318'), box('ge-6-fj', '5400')]).toEqual([undefined, 'exit', undefined]);
});

test('supply is judged in the E hex, not where the unit came from', () => {
  const units = { 'br-8a': '5020', 'ge-914-352': '5019', 'ge-915-352': '5021', 'ge-6-fj': '4820', 'ge-916-352': '5220' };
  const at = position({ drill: {}, units, beaches: ['4003'], open: { caenTurn: 3 } });
  expect(isUnitSupplied(at.world, at.open, at.id('br-8a'))).toBe(false);
  expect(boxFrom(at.world, at.open, at.id('br-8a'), at.hex('6318'))).toBe('exit');
});
