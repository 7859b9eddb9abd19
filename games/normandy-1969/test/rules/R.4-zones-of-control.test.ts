import { expect, test } from 'vitest';
import { place } from '../../src/occupancy.js';
import { inEnemyZoc } from '../../src/rules/zoc.js';
import { position } from '../position.js';

const around = ['4525', '4526', '4625', '4627', '4725', '4726'];

// §R.4
test('a unit controls the six hexes around it and not its own', () => {
  const at = position({ phase: 'allied-first', german: { 'gr-914': '4626' }, drill: {} });
  const controlled = at.world.ground.land.filter((hex) => inEnemyZoc(at.world, at.open, 0, hex)).map((hex) => at.label(hex));
  expect(controlled).toEqual(around);
  expect(at.world.ground.land.some((hex) => inEnemyZoc(at.world, at.open, 1, hex))).toBe(false);
});

test('so do face-down counters, blanks among them, and units bound to their works', () => {
  const hidden = position({ phase: 'allied-first', hidden: { 'dummy-1': '4626' }, drill: {} });
  expect(around.every((label) => inEnemyZoc(hidden.world, hidden.open, 0, hidden.hex(label)))).toBe(true);
  const fort = position({ phase: 'allied-first', german: { 'i-726': '4626' }, drill: {} });
  expect(around.every((label) => inEnemyZoc(fort.world, fort.open, 0, fort.hex(label)))).toBe(true);
});

test('a zone stays until the last unit that makes it is gone', () => {
  const at = position({ phase: 'allied-first', german: { 'gr-914': '4626', 'gr-915': '4624' }, drill: {} });
  place(at.world, at.open, at.id('gr-914'), -2);
  expect(inEnemyZoc(at.world, at.open, 0, at.hex('4625'))).toBe(true);
  expect(inEnemyZoc(at.world, at.open, 0, at.hex('4627'))).toBe(false);
  place(at.world, at.open, at.id('gr-915'), -2);
  expect(inEnemyZoc(at.world, at.open, 0, at.hex('4625'))).toBe(false);
});

// A strip of clear country between water and bocage, flanked by one regiment.
const rows = ['23', '24', '25', '26', '27', '28', '29'];
const strip = {
  terrain: Object.fromEntries(
    rows.flatMap((row) => [[`44${row}`, 'bocage'] as const, [`45${row}`, 'bocage'] as const, [`47${row}`, 'sea'] as const]),
  ),
};

test('whoever enters an enemy zone ends his move there', () => {
  const at = position({ phase: 'allied-first', allied: { '741-tk': '4627' }, german: { 'gr-914': '4525' }, drill: strip }).play('741-tk');
  expect(['4626', '4625', '4624'].map((label) => at.offers(label))).toEqual([true, false, false]);
});

test('whoever begins in an enemy zone may leave it and go on', () => {
  const at = position({ phase: 'allied-first', allied: { '741-tk': '4626' }, german: { 'gr-914': '4525' }, drill: strip }).play('741-tk');
  expect(['4625', '4624', '4628'].map((label) => at.offers(label))).toEqual([true, false, true]);
  expect(at.play('4628').event('moved').thirds).toBe(9);
});
