import { expect, test } from 'vitest';
import { opening, position } from '../position.js';

// §R.8
test('no two regiments aim at one hex', () => {
  const at = opening(1).play('501-pir', '4626').roll(3).roll(1).play('502-pir');
  expect(at.where('501-pir')).toBe('4625');
  expect(at.offers('4626')).toBe(false);
  expect(at.refusal('4626')).toEqual({ code: 'drop-zone-taken', section: 'R.8' });
  expect(at.offers('4625')).toBe(true);
});

test('a regiment that has landed attacks in the first combat phase', () => {
  const at = position({ phase: 'drop', turn: 1, german: { 'fus-352': '4625' }, drill: {} })
    .play('501-pir', '4626')
    .roll(1)
    .play('done', 'done', 'done');
  expect(at.open.phase).toBe('allied-combat');
  expect(at.offered()).toEqual(['4625', 'done']);
});

test('the next regiment is chosen when the last is on the ground', () => {
  const at = opening(1).play('501-pir', '4626');
  expect(at.seat).toBe('chance');
  expect(at.roll(2).seat).toBe('allied');
  expect(at.offered()).not.toContain('501-pir');
});
