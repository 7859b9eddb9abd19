import { expect, test } from 'vitest';
import { position } from '../position.js';

const retreat = (sides: readonly { a: string; b: string; river?: string; flooded?: true; sea?: true; road?: 'minor' }[]) => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', 'us-116-29': '4626' },
    german: { 'gr-914': '4625' },
    drill: { sides },
  });
  return at.play('4625', 'us-16-1', 'us-116-29').declare().roll(1);
};

// §C.6
test.each([
  ['a river', { river: 'Laize' }, 'retreat-across-river'],
  ['a bridged river', { river: 'Laize', road: 'minor' }, 'retreat-across-river'],
  ['a flooded hexside', { flooded: true }, 'retreat-across-flooded'],
  ['an all-sea hexside', { sea: true }, 'retreat-across-sea'],
] as const)('nobody retreats across %s', (_, side, code) => {
  const at = retreat([{ a: '4624', b: '4625', ...side }]);
  expect(at.offered()).toEqual(['4524', '4724']);
  expect(at.refusal('4624')).toEqual({ code, section: 'C.6' });
});

test('the second hex is bound by it as well', () => {
  const at = retreat([{ a: '4623', b: '4624', river: 'Laize' }]).play('4624');
  expect(at.offered()).toEqual(['4523', '4723']);
});
