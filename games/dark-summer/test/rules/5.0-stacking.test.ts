import { expect, test } from 'vitest';
import { mayStack } from '../../src/rules/5-stacking/stacking.js';
import { position } from '../position.js';
import { moving } from '../scene.js';

const at = position({});
const stack = (...ids: readonly string[]): boolean => mayStack(at.world, at.ids(...ids));

// §5.0
test('British, Canadian and Polish units stack together, as do US and French ones; never one with the other, nor with Germans', () => {
  expect(stack('br-8a', 'can-2a-can', 'po-10-1a-po')).toBe(true);
  expect(stack('us-4-cav', 'us-113-cav', 'fr-gt-d-2-arm-fr')).toBe(true);
  expect(stack('br-8a', 'fr-gt-d-2-arm-fr')).toBe(false);
  expect(stack('br-8a', 'us-2-rng')).toBe(false);
  expect(stack('br-8a', 'ge-6-fj')).toBe(false);
});

test('no move ends with the other Allied command, but may pass through it', () => {
  const made = position({ drill: {}, units: { 'us-4-cav': '5020', 'br-8a': '5019' }, open: { boundaryLifted: 1 } });
  const march = moving(made, 0).play('us-4-cav');
  expect(march.offered()).not.toContain('5019');
  expect(march.refusal('5019')).toEqual({ code: 'stacking', section: '5.1' });
  expect(march.offered()).toContain('5018');
});
