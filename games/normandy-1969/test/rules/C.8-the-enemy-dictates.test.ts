import { expect, test } from 'vitest';
import { position } from '../position.js';

// §C.8
test('the attacker dictates the defender’s retreat', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', 'us-116-29': '4626' },
    german: { 'gr-914': '4625' },
    drill: {},
  });
  expect(at.play('4625', 'us-16-1', 'us-116-29').declare().roll(1).seat).toBe('allied');
});

test('the defender dictates the attacker’s', () => {
  const allied = position({ phase: 'allied-combat', allied: { 'us-16-1': '4626' }, german: { 'fj-6': '4625' }, drill: {} });
  expect(allied.play('4625', 'us-16-1').declare().roll(1).seat).toBe('german');
  const german = position({ phase: 'german-combat', allied: { 'us-16-1': '4626' }, german: { 'fj-6': '4625' }, drill: {} });
  expect(german.play('4626', 'fj-6').declare().roll(1).seat).toBe('allied');
  expect(german.game.legal(german.view('german'), 'german')).toEqual([]);
});
