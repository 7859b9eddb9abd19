import { expect, test } from 'vitest';
import { position } from '../position.js';

// §C.9
test('nobody retreats into or through a full hex', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', 'us-116-29': '4626' },
    german: {
      'gr-914': '4625',
      'ost-441': '4624',
      'ost-642': '4624',
      'ost-649': '4624',
      'ost-795': '4723',
      'fus-352': '4723',
      'fj-6': '4723',
    },
    drill: {},
  });
  at.play('4625', 'us-16-1', 'us-116-29').declare().roll(1);
  expect(at.offered()).toEqual(['4524', '4724']);
  expect(at.refusal('4624')).toEqual({ code: 'stacking', section: 'C.9', params: { limit: 3 } });
  at.play('4724');
  expect(at.offered()).toEqual(['4824', '4825']);
});

test('of three that retreat together the last may find no room', () => {
  const sea = ['4524', '4523', '4624', '4723', '4823'];
  const at = position({
    phase: 'allied-combat',
    allied: { '4-arm': '4626', 'us-116-29': '4626' },
    german: { 'gr-914': '4625', 'fus-352': '4625', 'ost-441': '4824' },
    drill: { terrain: { ...Object.fromEntries(sea.map((label) => [label, 'sea'] as const)), '4825': 'sea' } },
  });
  at.play('4625', '4-arm', 'us-116-29').declare().roll(3);
  expect(at.event('battle')).toMatchObject({ column: '3-1', result: 'DR' });
  at.play('4724', '4824', '4724', '4824');
  expect(at.unitsIn('4824')).toHaveLength(3);
});
