import { expect, test } from 'vitest';
import { position } from '../position.js';

// §C.4 The attacker pays on the defender's full strength, before supply and terrain.
test('a cut-off 8-4 in bocage defends with four and costs eight', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', 'us-116-29': '4626', 'us-8-4': '4525', 'br-69-50': '4725', 'br-231-50': '4523', 'us-12-4': '4724' },
    german: { 'fj-6': '4625' },
    drill: { terrain: { '4625': 'bocage' } },
  });
  at.play('4625', 'us-16-1', 'us-116-29', 'us-8-4', 'br-69-50', 'us-12-4').declare().roll(1);
  expect(at.event('battle')).toMatchObject({ attack: 35, defence: 4, column: '8-1', addition: 4, row: 5, result: 'EX' });
  expect(at.top).toMatchObject({ step: 'exchange', owed: 8 });
  at.play('us-16-1');
  expect(at.top).toMatchObject({ step: 'exchange', owed: 1 });
  at.play('us-8-4');
  expect(at.open.losses).toEqual([14, 8]);
});
