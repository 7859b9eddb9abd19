import { expect, test } from 'vitest';
import { STAGES } from '../../src/index.js';
import { firstDayOf, isLastTurn, stageAfter } from '../../src/rules/sequence.js';

// §4.1
test('ten steps in their order, three days a turn', () => {
  expect(STAGES).toHaveLength(10);
  expect([stageAfter('hand-down'), stageAfter('effective'), stageAfter('exploit'), stageAfter('retrieve')]).toEqual([
    'place',
    'attack',
    'move',
    undefined,
  ]);
  expect([1, 2, 9].map(firstDayOf)).toEqual([6, 9, 30]);
  expect([isLastTurn(9, 10), isLastTurn(10, 10)]).toEqual([false, true]);
});
