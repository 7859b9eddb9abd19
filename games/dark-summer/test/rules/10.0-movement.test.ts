import { expect, test } from 'vitest';
import { ACTIVE } from '../../src/index.js';
import { position } from '../position.js';
import { moving } from '../scene.js';

const at = (weather = 2) =>
  position({ drill: {}, units: { 'us-39-9-inf': '5020', 'ge-6-fj': '5222' }, beaches: ['3203'], open: { boundaryLifted: 1, weather } });

// §10.0
test('most movement is in Move Rounds; a combined round and a reaction allow some', () => {
  const move = moving(at(), 0).play('us-39-9-inf').offered();
  const combined = moving(at(), 0, 'combined').play('us-39-9-inf').offered();
  expect(move.length).toBeGreaterThan(combined.length);
  expect(combined.every((label) => move.includes(label))).toBe(true);
  expect(moving(at(), 2, 'reaction').isOver).toBe(true);
  const active = at();
  active.open.marks[active.id('ge-6-fj')] = ACTIVE;
  expect(moving(active, 2, 'reaction').offered()).toEqual(['ge-6-fj', 'done']);
});

// §10.0 §13.4
test('supply decides how far', () => {
  const cut = position({ drill: {}, units: { 'us-39-9-inf': '5020' }, open: { boundaryLifted: 1 } });
  expect(moving(cut, 0).play('us-39-9-inf').refusal('4617')).toEqual({ code: 'out-of-range', section: '10.1', params: { halves: 6 } });
});
