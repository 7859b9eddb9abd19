import { expect, test } from 'vitest';
import { destinations } from '../../src/rules/movement.js';
import { supplied } from '../pocket.js';
import { position } from '../position.js';

// §13.0
test('supply is judged at the instant, not kept for the turn', () => {
  const at = position({ units: { 'us-39-9-inf': '3406' }, beaches: ['3203'] });
  const states: boolean[] = [supplied(at, 'us-39-9-inf')];
  at.open.beach.fill(2);
  states.push(supplied(at.touch(), 'us-39-9-inf'));
  at.open.beach[1] = 1;
  states.push(supplied(at.touch(), 'us-39-9-inf'));
  expect(states).toEqual([true, false, true]);
});

test('a unit may go where it has no supply', () => {
  const at = position({ drill: {}, units: { 'us-39-9-inf': '5020' }, open: { boundaryLifted: 1 } });
  expect(destinations(at.world, at.open, at.id('us-39-9-inf'), 'move').length).toBeGreaterThan(0);
  expect(supplied(at, 'us-39-9-inf')).toBe(false);
});
