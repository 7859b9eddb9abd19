import { expect, test } from 'vitest';
import { EXITED } from '../../src/index.js';
import { position } from '../position.js';
import { moving } from '../scene.js';

// §5.5
test('both sides may leave to the east, any number of them', () => {
  const units = { 'br-8a': '6315', 'br-27a': '6315', 'ge-914-352': '6322', 'ge-6-fj': EXITED, 'ge-915-352': '6322' };
  const at = position({ units, beaches: ['4003'], open: { caenTurn: 2 } });
  expect(moving(at, 1).play('br-8a', 'exit:6315').place('br-8a')).toBe(EXITED);
  expect(moving(at, 1).play('br-27a', 'exit:6315').place('br-27a')).toBe(EXITED);
  const german = moving(at, 2).play('ge-914-352', 'exit:6322', 'ge-915-352', 'exit:6322');
  expect([german.place('ge-914-352'), german.place('ge-915-352')]).toEqual([EXITED, EXITED]);
});
