import { expect, test } from 'vitest';
import { position } from '../position.js';

// §C.3
test('AX: all attacking units are removed, the defender stays', () => {
  const at = position({ phase: 'allied-combat', allied: { 'us-16-1': '4626', '2-rgr': '4725' }, german: { 'fj-6': '4625' }, drill: {} });
  at.play('4625', 'us-16-1', '2-rgr').declare().roll(5);
  expect(at.event('battle')).toMatchObject({ attack: 9, defence: 8, column: '1-1', result: 'AX' });
  expect([at.where('us-16-1'), at.where('2-rgr'), at.where('fj-6')]).toEqual(['lost', 'lost', '4625']);
  expect(at.event('destroyed')).toMatchObject({ why: 'attacker-eliminated', section: 'C.3' });
  expect(at.open.losses).toEqual([9, 0]);
});

test('DX: all defending units are removed, the attacker stays where he is', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', '4-arm': '4725' },
    german: { 'fus-352': '4625', 'ost-441': '4625' },
    drill: {},
  });
  at.play('4625', 'us-16-1', '4-arm').declare().roll(3);
  expect(at.event('battle')).toMatchObject({ attack: 27, defence: 3, column: '9-1', result: 'DX' });
  expect([at.where('fus-352'), at.where('ost-441')]).toEqual(['lost', 'lost']);
  expect(at.event('destroyed')).toMatchObject({ why: 'defender-eliminated', section: 'C.3' });
  expect([at.where('us-16-1'), at.where('4-arm')]).toEqual(['4626', '4725']);
  expect(at.open.losses).toEqual([0, 3]);
});
