import { expect, test } from 'vitest';
import { position } from '../position.js';

const drill = { fortifications: ['4625'] };

// §E.11
test('a fortification adds four to the die', () => {
  const at = position({ phase: 'allied-combat', allied: { 'us-16-1': '4626' }, german: { 'gr-914': '4625' }, drill });
  at.play('4625', 'us-16-1').declare().roll(1);
  expect(at.event('battle')).toMatchObject({ column: '1-1', addition: 4, row: 5, result: 'AX' });
});

test('it costs no movement of its own', () => {
  const at = position({ phase: 'allied-first', allied: { 'us-16-1': '4626' }, drill });
  expect(at.play('us-16-1', '4625').event('moved').thirds).toBe(3);
});
