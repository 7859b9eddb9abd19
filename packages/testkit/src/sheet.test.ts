import { expect, it } from 'vitest';
import { readSheet } from './sheet.js';

const labels = ['0101', '0102', '0201', '0202', '0203', '0301', '0302'];
const sheet = readSheet({
  hexes: labels.map((hex) => ({ hex, terrain: 'clear', ...(hex === '0201' ? { features: ['town'] } : {}) })),
  sides: [{ a: '0101', b: '0202', river: 'Orne' }],
});
const named = (hexes: readonly number[]) => hexes.map(sheet.label);

it('knows the neighbours of high and low columns, clockwise', () => {
  expect(named(sheet.neighbours(sheet.hex('0202')))).toEqual(['0201', '0301', '0302', '0203', '0102', '0101']);
  expect(named(sheet.neighbours(sheet.hex('0301')))).toEqual(['0302', '0202', '0201']);
  expect([sheet.neighbour(sheet.hex('0202'), 2), sheet.neighbour(sheet.hex('0301'), 0)]).toEqual([sheet.hex('0302'), undefined]);
});

it('counts hexes and reads sides from either of their hexes', () => {
  const [from, to] = [sheet.hex('0101'), sheet.hex('0202')];
  expect([sheet.distance(from, to), sheet.distance(sheet.hex('0101'), sheet.hex('0302')), sheet.distance(from, from)]).toEqual([1, 2, 0]);
  expect([sheet.side(from, to).river, sheet.side(to, from).river, sheet.side(to, sheet.hex('0203')).river]).toEqual([
    'Orne',
    'Orne',
    undefined,
  ]);
});

it('finds features, and no hex that is not printed', () => {
  expect([named(sheet.withFeature('town')), sheet.has(sheet.hex('0202'), 'town')]).toEqual([['0201'], false]);
  expect(() => sheet.hex('0909')).toThrow('no hex 0909');
});

it('reads a map whose even columns lie lower', () => {
  const low = readSheet({
    grid: { low: 'even' },
    hexes: ['0101', '0102', '0201', '0202', '0301', '0302'].map((hex) => ({ hex, terrain: 'clear' })),
    sides: [],
  });
  expect(low.neighbours(low.hex('0201')).map(low.label)).toEqual(['0301', '0302', '0202', '0102', '0101']);
  expect([low.distance(low.hex('0102'), low.hex('0201')), low.distance(low.hex('0101'), low.hex('0202'))]).toEqual([1, 2]);
  expect(low.neighbour(low.hex('0101'), 2)).toBe(low.hex('0201'));
});
