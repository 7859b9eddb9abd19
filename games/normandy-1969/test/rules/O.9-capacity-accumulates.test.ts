import { expect, test } from 'vitest';
import { position } from '../position.js';

const second = (turn: number, capacity: number[], german: Record<string, string> = {}) =>
  position({ phase: 'allied-second', turn, german, drill: {}, before: (at) => void (at.open.capacity = capacity) });

// §O.9
test('unused points are added to the next turn’s', () => {
  expect(second(3, [15, 15, 1, 0, 8]).open.capacity).toEqual([30, 30, 16, 15, 23]);
});

test('two turns without landings make forty-five', () => {
  expect(second(4, [30, 0, 0, 0, 0]).open.capacity[0]).toBe(45);
});

test('what the second wave left unused is not carried over', () => {
  expect(second(2, [30, 8, 0, 30, 30]).open.capacity).toEqual([15, 15, 15, 15, 15]);
});
