import { expect, test } from 'vitest';
import { position } from '../position.js';

const river = { a: '4625', b: '4626', river: 'Laize' } as const;

// §E.9
test('crossing a river costs two points more', () => {
  const sides = [river, { a: '4525', b: '4625', river: 'Laize' }, { a: '4625', b: '4725', river: 'Laize' }];
  const at = position({ phase: 'allied-first', allied: { 'us-16-1': '4626' }, drill: { sides } });
  expect(at.play('us-16-1', '4625').event('moved').thirds).toBe(9);
});

test('a road over the river cancels that', () => {
  const at = position({ phase: 'allied-first', allied: { 'us-16-1': '4626' }, drill: { sides: [{ ...river, road: 'minor' }] } });
  expect(at.play('us-16-1', '4625').event('moved').thirds).toBe(1);
});

test('a river adds three to the die when every attacker comes across it, bridge or not', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626' },
    german: { 'gr-914': '4625' },
    drill: { sides: [{ ...river, road: 'minor' }] },
  });
  at.play('4625', 'us-16-1').declare().roll(4);
  expect(at.event('battle')).toMatchObject({ addition: 3, row: 7, column: '1-1', result: 'AX' });
});

test('one attacker on the near bank takes the addition away', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', 'us-116-29': '4525' },
    german: { 'gr-914': '4625' },
    drill: { sides: [river] },
  });
  at.play('4625', 'us-16-1', 'us-116-29').declare().roll(4);
  expect(at.event('battle')).toMatchObject({ addition: 0, row: 4, column: '2-1', result: 'AR' });
});
