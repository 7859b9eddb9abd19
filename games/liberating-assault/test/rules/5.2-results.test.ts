import { expect, test } from 'vitest';
import { resultOf } from '../../src/rules/results.js';
import { position } from '../position.js';

const text = (difference: number, tactical: 'win' | 'draw' | 'lose'): string => {
  const { attackerLoss, defenderLoss, withdrawal } = resultOf(position({}).world, difference, tactical);
  return `${attackerLoss}/${defenderLoss}/${withdrawal}`;
};

// §5.2
test.each([
  [99, '0/4/2', '1/3/1', '3/2/1'],
  [18, '0/4/2', '1/3/1', '3/2/1'],
  [17, '0/3/1', '1/2/1', '2/1/1'],
  [12, '0/3/1', '1/2/1', '2/1/1'],
  [11, '0/2/1', '1/1/1', '2/2/0'],
  [8, '0/2/1', '1/1/1', '2/2/0'],
  [7, '1/2/0', '1/1/0', '2/1/0'],
  [0, '1/2/0', '1/1/0', '2/1/0'],
  [-1, '1/1/0', '1/0/0', '2/0/0'],
  [-80, '1/1/0', '1/0/0', '2/0/0'],
])('a difference of %i', (difference, win, draw, lose) => {
  expect([text(difference, 'win'), text(difference, 'draw'), text(difference, 'lose')]).toEqual([win, draw, lose]);
});
