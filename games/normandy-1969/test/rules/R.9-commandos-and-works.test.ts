import { expect, test } from 'vitest';
import { position } from '../position.js';

const drill = { fortifications: ['4625'] };

// §R.9
test('commandos attacking alone ignore a fortification', () => {
  const at = position({ phase: 'allied-combat', allied: { '2-rgr': '4626', '5-rgr': '4626' }, german: { 'i-726': '4625' }, drill });
  at.play('4625', '2-rgr', '5-rgr').declare().roll(1);
  expect(at.event('battle')).toMatchObject({ attack: 4, defence: 2, addition: 0, row: 1, result: 'DR' });
});

test('with others beside them they do not', () => {
  const at = position({ phase: 'allied-combat', allied: { '2-rgr': '4626', 'us-16-1': '4626' }, german: { 'i-726': '4625' }, drill });
  at.play('4625', '2-rgr', 'us-16-1').declare().roll(1);
  expect(at.event('battle')).toMatchObject({ addition: 4, row: 5 });
});

test('other ground still counts against them', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { '2-rgr': '4626' },
    german: { 'i-726': '4625' },
    drill: { ...drill, terrain: { '4625': 'city' } },
  });
  at.play('4625', '2-rgr').declare().roll(1);
  expect(at.event('battle')).toMatchObject({ addition: 3, row: 4 });
});
