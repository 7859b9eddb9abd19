import { expect, test } from 'vitest';
import { position } from '../position.js';

// §R.2
test('every later turn: Allied movement, combat, movement; German movement, combat', () => {
  const at = position({ phase: 'allied-first', allied: { 'us-16-1': '4626' }, german: { 'gr-914': '4625' }, drill: {} });
  const seen: string[] = [];
  for (let i = 0; i < 5; i++) {
    seen.push(`${at.open.phase} ${at.seat}`);
    at.play('done');
  }
  expect(seen).toEqual([
    'allied-first allied',
    'allied-combat allied',
    'allied-second allied',
    'german-movement german',
    'german-combat german',
  ]);
  expect([at.open.turn, at.open.phase]).toEqual([3, 'allied-first']);
});

test('a unit may move in both Allied movement phases', () => {
  const at = position({ phase: 'allied-first', allied: { 'us-16-1': '4626' }, drill: {} }).play('us-16-1', '4625');
  expect(at.open.phase).toBe('allied-second');
  expect(at.play('us-16-1', '4624').where('us-16-1')).toBe('4624');
});
