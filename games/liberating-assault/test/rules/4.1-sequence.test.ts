import { expect, test } from 'vitest';
import { STAGES } from '../../src/index.js';
import { isLastTurn, stageAfter } from '../../src/rules/sequence.js';

// §4.1
test('ten steps in their order', () => {
  expect(STAGES).toHaveLength(10);
  expect([stageAfter('hand-down'), stageAfter('effective'), stageAfter('exploit'), stageAfter('retrieve')]).toEqual([
    'place',
    'attack',
    'move',
    undefined,
  ]);
  expect([isLastTurn(9, 10), isLastTurn(10, 10)]).toEqual([false, true]);
});
