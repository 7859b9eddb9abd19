import { expect, test } from 'vitest';
import { opening } from '../position.js';

// §O.4
test('parachutes that do not jump now are lost for good', () => {
  const at = opening(1).click('501-pir', '4626').roll(1).click('done');
  expect(at.where('501-pir')).toBe('4626');
  expect(at.where('502-pir')).toBe('lost');
  expect(at.event('left-behind')).toMatchObject({ section: 'O.4', fate: 'lost' });
  expect(at.event('left-behind').units).toHaveLength(7);
});

test('commandos that do not land now are lost for good, and never fought', () => {
  const at = opening(1).click('done', 'done');
  expect(at.where('2-rgr')).toBe('lost');
  expect(at.open.losses).toEqual([0, 0]);
});
