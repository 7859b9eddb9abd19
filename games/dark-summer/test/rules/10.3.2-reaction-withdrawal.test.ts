import { expect, test } from 'vitest';
import { ACTIVE } from '../../src/index.js';
import { position } from '../position.js';
import { moving } from '../scene.js';

const held = () =>
  position({ drill: {}, beaches: ['3203'], units: { 'ge-914-352': '5020', 'us-39-9-inf': '5019', 'us-47-9-inf': '5021' } });

// §10.3.2
test('in a reaction it is an option, and for active units', () => {
  const at = held();
  at.open.marks[at.id('ge-914-352')] = ACTIVE;
  expect(moving(at, 2, 'reaction').isOver).toBe(true);
  at.open.reactionWithdrawal = 1;
  expect(moving(at, 2, 'reaction').play('ge-914-352').offered()).toEqual(['5220', '5221']);
  expect(moving(at, 2, 'first-reaction').offered()).toEqual(['ge-914-352', 'done']);
  at.open.marks[at.id('ge-914-352')] = 0;
  expect(moving(at, 2, 'reaction').isOver).toBe(true);
});
