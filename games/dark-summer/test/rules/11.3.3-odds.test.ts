import { expect, test } from 'vitest';
import { columnOf, resultAt, shiftedColumn } from '../../src/rules/11-combat/odds.js';
import { groundFor } from '../position.js';

const { world } = groundFor();
const label = (attack: number, defence: number): string | number => {
  const column = columnOf(world, attack, defence);
  return world.data.tables.crt.columns[column] ?? column;
};

// §11.3.3
test('odds are rounded for the defender: 33 to 10 is 3-1', () => {
  expect([label(33, 10), label(10, 10), label(19, 10), label(9, 10), label(5, 10), label(4, 10)]).toEqual([
    '3-1',
    '1-1',
    '1-1',
    '1-2',
    '1-2',
    '1-3',
  ]);
});

test('more than 6-1 is 6-1; worse than 1-3 goes on to the left', () => {
  expect([label(60, 10), label(90, 10), label(3, 10), label(2, 10)]).toEqual(['6-1', '6-1', -1, -2]);
  expect(columnOf(world, 0, 5)).toBeLessThan(-9);
});

// §11.3.4
test('1-5 with one column to the right stays off the table and costs two steps; two columns bring it to 1-3', () => {
  const oneToFive = columnOf(world, 2, 10);
  expect(shiftedColumn(world, oneToFive, 1)).toBe(-1);
  expect(shiftedColumn(world, oneToFive, 2)).toBe(0);
  expect(resultAt(world, -1, 6)).toBe('AL2');
});

test('no shift goes above 6-1 or pushes a column below 1-3', () => {
  expect([shiftedColumn(world, 6, 3), shiftedColumn(world, 1, -4), shiftedColumn(world, 4, -2)]).toEqual([7, 0, 2]);
});

// §11.3.5
test('the die picks the row', () => {
  expect([resultAt(world, 4, 1), resultAt(world, 4, 6), resultAt(world, 7, 4)]).toEqual(['AL1', 'DR*', 'DE']);
});

test('a better column and a better die are never worse for the attacker', () => {
  const order = ['AL2', 'AL1', 'BL1', 'EX', 'DR', 'DR*', 'DE'];
  const { rows } = world.data.tables.crt;
  const rank = rows.map((row) => row.map((cell) => order.indexOf(cell)));
  rank.forEach((row, r) => {
    row.forEach((cell, c) => {
      expect(cell).toBeGreaterThanOrEqual(row[c - 1] ?? 0);
      expect(cell).toBeGreaterThanOrEqual(rank[r - 1]?.[c] ?? 0);
    });
  });
});

// §11.3.4 §11.3.5
test('1-3 is a column like the others, and a shift to the left leaves an attack on it', () => {
  expect([shiftedColumn(world, 0, -1), shiftedColumn(world, 0, 0)]).toEqual([0, 0]);
  expect([resultAt(world, 0, 4), resultAt(world, 0, 5)]).toEqual(['AL2', 'AL1']);
});
