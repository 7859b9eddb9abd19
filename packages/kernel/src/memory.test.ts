import { expect, it } from 'vitest';
import { Memory } from './memory.js';

it('keeps what was made under a name until its key changes', () => {
  const memory = new Memory();
  const first = memory.keep('looked-at', 'turn 1', () => new Set([4]));
  expect(memory.keep('looked-at', 'turn 1', () => new Set([5]))).toBe(first);
  expect(memory.keep('looked-at', 'turn 2', () => new Set([5]))).toEqual(new Set([5]));
  expect(memory.keep('looked-at', 'turn 1', () => new Set([6]))).toEqual(new Set([6]));
});

it('is told of a new value, and recalls it only by its key', () => {
  const memory = new Memory();
  memory.put('attack', 1022, ['a', 'b']);
  expect(memory.recall('attack', 1022)).toEqual(['a', 'b']);
  expect(memory.recall('attack', 1023)).toBeUndefined();
  memory.put('attack', 1022, ['c']);
  expect(memory.recall('attack', 1022)).toEqual(['c']);
});

it('keeps names apart, and every player has its own', () => {
  const memory = new Memory();
  memory.keep('orders', 1, () => 'hold');
  expect(memory.keep('move', 1, () => 'advance')).toBe('advance');
  expect(new Memory().keep('orders', 1, () => 'retreat')).toBe('retreat');
});
