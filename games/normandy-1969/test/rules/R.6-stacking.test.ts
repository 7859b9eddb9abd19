import { expect, test } from 'vitest';
import { position } from '../position.js';

const three = { 'us-16-1': '4625', 'us-116-29': '4625', 'us-8-4': '4625' };

// §R.6
test('three units may stand in a hex, a fourth may not end there but may pass', () => {
  const at = position({ phase: 'allied-first', allied: { ...three, 'br-69-50': '4626' }, drill: {} }).play('br-69-50');
  expect(at.refusal('4625')).toEqual({ code: 'stacking', section: 'R.6', params: { limit: 3 } });
  expect(at.offers('4624')).toBe(true);
});

test('a unit whose only ways out are full stacks further than it can go is not offered', () => {
  const labels = ['4524', '4525', '4624', '4626', '4724', '4725'];
  const fill = [
    'us-12-4',
    'us-22-4',
    'us-115-29',
    'us-18-1',
    'br-56-50',
    'br-151-50',
    'can-9-3',
    'br-185-3',
    'us-26-1',
    'us-175-29',
    'br-9-3',
  ];
  const more = ['us-9-2', 'us-23-2', 'us-38-2', 'us-39-9', 'us-47-9', 'us-60-9', 'us-357-90'];
  const ring = Object.fromEntries([...fill, ...more].map((id, i) => [id, labels[Math.floor(i / 3)] as string]));
  const at = position({ phase: 'allied-first', allied: { 'us-16-1': '4625', ...ring }, drill: {} });
  expect(at.offers('us-16-1')).toBe(true);
  expect(at.play('us-16-1').offers('4626')).toBe(false);
});

test('set-up, landings and entries keep the limit too', () => {
  const beach = position({ phase: 'allied-second', turn: 2, drill: {} });
  const [hex] = beach.world.ground.beachHexes[0] as readonly number[];
  const label = beach.label(hex as number);
  const full = position({ phase: 'allied-second', turn: 2, allied: { 'us-16-1': label, 'us-116-29': label, 'us-8-4': label }, drill: {} });
  full.play('us-26-1');
  expect(full.refusal(label)).toEqual({ code: 'stacking', section: 'R.6', params: { limit: 3 } });
});
