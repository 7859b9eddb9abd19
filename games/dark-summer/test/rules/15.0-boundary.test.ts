import { expect, test } from 'vitest';
import { type Position, position } from '../position.js';
import { moving } from '../scene.js';

const columns = (at: Position, command: 0 | 1, id: string): number[] =>
  moving(at, command)
    .play(id)
    .offered()
    .filter((click) => /^\d/.test(click))
    .map((label) => Number(label.slice(0, 2)));

// §15.0
test('the British never go beyond column 35, nor the Americans beyond 36 until it is lifted', () => {
  const at = position({ units: { 'us-39-9-inf': '3510', 'br-8a': '3612' }, beaches: ['3203', '4003'] });
  expect([Math.max(...columns(at, 0, 'us-39-9-inf')), Math.min(...columns(at, 1, 'br-8a'))]).toEqual([36, 35]);
  expect(moving(at, 0).play('us-39-9-inf').refusal('3710')).toEqual({ code: 'boundary', section: '15.0' });
  at.open.boundaryLifted = 1;
  expect(Math.max(...columns(at, 0, 'us-39-9-inf'))).toBeGreaterThan(36);
  expect(Math.min(...columns(at, 1, 'br-8a'))).toBe(35);
});

test('who retreated too far must come back when it can next move, before its player is done', () => {
  const at = position({ units: { 'us-39-9-inf': '3710', 'us-47-9-inf': '3204' }, beaches: ['3203'] });
  const march = moving(at, 0);
  expect(march.offered()).toEqual(['us-39-9-inf', 'us-47-9-inf']);
  expect(march.refusal('done')).toEqual({
    code: 'must-return',
    section: '15.0',
    params: { unit: at.id('us-39-9-inf'), hex: at.hex('3710') },
  });
  march.play('us-39-9-inf');
  expect(march.offered().every((label) => label < '3600')).toBe(true);
  expect(march.refusal('3610')).toEqual({
    code: 'must-return',
    section: '15.0',
    params: { unit: at.id('us-39-9-inf'), hex: at.hex('3710') },
  });
  march.play(march.offered()[0] as string);
  expect(march.offered()).toEqual(['us-47-9-inf', 'done']);
});

test('or as near as it can get; held fast, it may stay', () => {
  const far = position({ drill: {}, units: { 'us-39-9-inf': '5020' } });
  expect(new Set(columns(far, 0, 'us-39-9-inf'))).toEqual(new Set([47]));
  const units = { 'us-39-9-inf': '5020', 'ge-914-352': '5019', 'ge-6-fj': '5021', 'us-47-9-inf': '3204' };
  const held = moving(position({ drill: {}, units, beaches: ['3203'] }), 0, 'combined');
  expect(held.offered()).toEqual(['us-47-9-inf', 'done']);
});

test('lifted, the Americans are bound to nothing', () => {
  const at = position({ units: { 'us-39-9-inf': '3710' }, beaches: ['3203'], open: { boundaryLifted: 1 } });
  expect(moving(at, 0).offered()).toEqual(['us-39-9-inf', 'done']);
});
