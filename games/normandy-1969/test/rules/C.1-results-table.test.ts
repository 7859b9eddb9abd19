import { applyPack } from '@bocage/kernel';
import { expect, test } from 'vitest';
import shifted from '../../packs/crt-1-1-to-10-1.json' with { type: 'json' };
import { createModule, data } from '../../src/index.js';
import { resultAt, rowFor } from '../../src/rules/battle.js';
import { moduleFor, position } from '../position.js';

const { world } = moduleFor();
const row = (n: number): string => world.crt.map((_, column) => resultAt(world, n, column)).join(' ');

// §C.1
test('the columns run from 1-2 to 10-1', () => {
  expect(world.crt.map(({ label }) => label)).toEqual(['1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1', '8-1', '9-1', '10-1']);
});

test.each([
  [1, 'AR AR DR DR EX EX DX DX DX DX DX'],
  [2, 'AR AR DR DR EX EX DX DX DX DX DX'],
  [3, 'AX AR AR DR DR EX EX DX DX DX DX'],
  [4, 'AX AR AR AR DR DR EX EX DX DX DX'],
  [5, 'AX AX AR AR DR DR EX EX EX DX DX'],
  [6, 'AX AX AX AR AR DR DR EX EX EX DX'],
  [7, 'AX AX AX AR AR DR DR EX EX EX DX'],
  [8, 'AX AX AX AR AR DR DR EX EX EX DX'],
  [9, 'AX AX AX AX AR AR AR AR DR DR EX'],
  [10, 'AX AX AX AX AX AX AR AR AR DR DR'],
])('row %i', (n, results) => expect(row(n)).toBe(results));

test('die and addition make the row, and none is above ten', () => {
  expect(rowFor(world, 3, 0)).toBe(3);
  expect(rowFor(world, 6, 4)).toBe(10);
  expect(rowFor(world, 6, 9)).toBe(10);
});

test('the forecast counts the ways exactly and shows the table', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', 'us-116-29': '4626' },
    german: { 'gr-914': '4625' },
    drill: {},
  });
  at.play('4625', 'us-16-1', 'us-116-29');
  const forecast = at.game.preview?.(at.view(), 'allied');
  expect(forecast).toMatchObject({ title: '14 : 5', column: '2-1', dice: [1, 2, 3, 4, 5, 6], section: 'C.2' });
  expect(forecast?.outcomes.map(({ result, ways, of }) => `${result} ${ways}/${of}`)).toEqual(['AX 1/6', 'AR 3/6', 'DR 2/6']);
  expect(forecast?.outcomes.map(({ means }) => means)).toEqual([
    [{ code: 'attackers-destroyed', params: { units: 2, points: 14 } }],
    [{ code: 'attackers-retreat', params: { units: 2, trapped: 0 } }],
    [{ code: 'defenders-retreat', params: { units: 1, trapped: 0 } }],
  ]);
  expect(forecast?.attack.map(({ value, section }) => [value, section])).toEqual([
    [7, 'R.5'],
    [7, 'R.5'],
  ]);
  expect(forecast?.refusal).toBeUndefined();
});

test('the other reading of the table is a pack: ten printed columns under 1-1 to 10-1', () => {
  const packed = applyPack(data, shifted);
  expect(packed.complaints).toEqual([]);
  const other = createModule(packed.data).world;
  expect(other.crt.map((_, column) => resultAt(other, 1, column)).join(' ')).toBe('AX AR AR DR DR EX EX DX DX DX DX');
});

test('one die is rolled for an attack, for all to see, and what it came to is told', () => {
  const at = position({ phase: 'allied-combat', allied: { 'us-16-1': '4626' }, german: { 'gr-914': '4625' }, drill: {} });
  at.play('4625', 'us-16-1').declare();
  expect(at.game.awaits(at.state)).toEqual({
    kind: 'chance',
    roll: { kind: 'dice', why: 'combat', section: 'C.1', count: 1, sides: 6 },
    visibleTo: 'all',
  });
  expect(at.roll(3).event('battle')).toEqual({
    event: 'battle',
    section: 'C.1',
    targets: [at.hex('4625')],
    units: [at.id('us-16-1')],
    attack: 7,
    defence: 5,
    column: '1-1',
    die: 3,
    addition: 0,
    row: 3,
    result: 'AR',
  });
});
