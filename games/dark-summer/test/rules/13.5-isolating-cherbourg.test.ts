import { expect, test } from 'vitest';
import { CHERBOURG } from '../../src/index.js';
import { waysOut } from '../../src/rules/10-movement/boxes.js';
import { isCherbourgIsolated, relocatedUnits, waysToCherbourg } from '../../src/rules/13-supply/supply.js';
import { pocket } from '../pocket.js';
import { position } from '../position.js';

// §13.5
test('Cherbourg is isolated when no C hex traces a line, and the cut-off who can reach it go there, strongpoints not', () => {
  const units = { 'ge-919-709': '1802', 'sp-1': '2100', 'br-8a': '5400' };
  const at = pocket({ units, open: { turn: 8, brittanyTurn: 7, returnTurn: 8 } });
  at.open.exits.fill(1);
  at.touch();
  expect(isCherbourgIsolated(at.world, at.open)).toBe(true);
  expect(relocatedUnits(at.world, at.open)).toEqual(at.ids('ge-919-709'));
  at.open.exits[0] = 0;
  at.touch();
  expect(isCherbourgIsolated(at.world, at.open)).toBe(false);
  expect(relocatedUnits(at.world, at.open)).toEqual([]);
});

test('a C hex an Ally holds or controls traces no line; one free hex is enough', () => {
  const line = { 'us-39-9-inf': '1200', 'us-47-9-inf': '1500', 'us-60-9-inf': '1800' };
  const at = position({ units: line });
  expect(isCherbourgIsolated(at.world, at.open)).toBe(false);
  at.move('us-117-30-inf', '2000');
  expect(at.labels(at.world.ground.lettered.C.filter((hex) => waysToCherbourg(at.world, at.open)[hex] === 1))).toEqual([]);
  expect(isCherbourgIsolated(at.world, at.open)).toBe(true);
});

test('the way there is no supply line: a vacant open beach does not bar it', () => {
  const sides = ['4303', '4402', '4403'].map((b) => ({ a: '4302', b, sea: true as const }));
  const at = position({ drill: { sides }, units: { 'ge-6-fj': '4302' }, beaches: ['4203'] });
  expect(waysToCherbourg(at.world, at.open)[at.hex('4302')]).toBe(1);
});

test('no German leaves the isolated box', () => {
  const at = position({ units: { 'ge-729-709': CHERBOURG } });
  expect(waysOut(at.world, at.open, at.id('ge-729-709')).length).toBeGreaterThan(0);
  at.open.isolated = 1;
  expect(waysOut(at.world, at.open, at.id('ge-729-709'))).toEqual([]);
});
