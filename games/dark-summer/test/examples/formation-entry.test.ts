import { expect, test } from 'vitest';
import { entryAllowance, formationsToChoose } from '../../src/rules/entry.js';
import { setup } from '../../src/setup.js';
import { groundFor } from '../position.js';

// §8.1.1 The example of the first German Move Rounds.
test('seven formations wait on turn 1: a three lets three enter; of four left a one lets two enter, a four all', () => {
  const { world } = groundFor();
  const { open } = setup(world, 'campaign', {});
  expect(formationsToChoose(world, open, 2)).toHaveLength(7);
  expect(entryAllowance(open, 2, 3, 7)).toBe(3);
  expect([2, 1, 4, 6].map((die) => entryAllowance(open, 2, die, 4))).toEqual([2, 2, 4, 4]);
});
