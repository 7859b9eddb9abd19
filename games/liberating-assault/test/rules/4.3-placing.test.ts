import { expect, test } from 'vitest';
import { AT_SEA, type CardKind } from '../../src/index.js';
import { lay, mayLay, navalBit } from '../../src/rules/placing.js';
import { type Position, position } from '../position.js';

const may = (at: Position, id: string, card: CardKind): boolean => mayLay(at.world, at.open, at.field, at.id(id), card);

// §4.3 §6.1 §6.2 §6.3 §6.5
test('ammo lies on guns: three on a division’s, six on a corps’, two on a Werfer, one on Flak', () => {
  const units = { 'us-1-art': '1213', 'us-v-art': '1213', 'ge-werfer-7': '1413', 'ge-flak-1': '1413', 'us-1-16': '1213' };
  const at = position({ units });
  const fill = (id: string): number => {
    let cards = 0;
    for (; may(at, id, 'ammo') && cards < 20; cards++) lay(at.field, at.id(id), 'ammo');
    return cards;
  };
  expect(['us-1-art', 'us-v-art', 'ge-werfer-7', 'ge-flak-1', 'us-1-16'].map(fill)).toEqual([3, 6, 2, 1, 0]);
});

// §2.3 §2.5
test('air lies on brigades anywhere, a naval group where the marked zone is in reach', () => {
  const at = position({ units: { 'us-1-16': '1213', 'us-1-hq': '1213', 'us-29-115': '1022' } });
  expect([may(at, 'us-1-16', 'air'), may(at, 'us-29-115', 'air'), may(at, 'us-1-hq', 'air')]).toEqual([true, true, false]);
  expect([may(at, 'us-1-16', 'naval-c'), may(at, 'us-29-115', 'naval-c')]).toEqual([true, false]);
  lay(at.field, at.id('us-1-16'), 'naval-c');
  lay(at.field, at.id('us-1-16'), 'naval-k');
  expect(at.field.naval[at.id('us-1-16')]).toBe(navalBit('naval-c') | navalBit('naval-k'));
});

// §2.4 §2.8
test('Funnies and special forces are for the first assault from the sea', () => {
  const at = position({ units: { 'br-50-69': AT_SEA, 'us-82-505': '0809' }, open: { turn: 1 } });
  expect([may(at, 'br-50-69', 'funnies'), may(at, 'br-50-69', 'forces'), may(at, 'us-82-505', 'funnies')]).toEqual([true, true, false]);
  lay(at.field, at.id('br-50-69'), 'forces');
  expect(may(at, 'br-50-69', 'forces')).toBe(false);
  at.open.turn = 2;
  expect(may(at, 'br-50-69', 'funnies')).toBe(false);
});
