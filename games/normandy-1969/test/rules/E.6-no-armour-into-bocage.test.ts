import { expect, test } from 'vitest';
import { position } from '../position.js';

const drill = { terrain: { '4625': 'bocage' } } as const;

// §E.6
test('armour may not attack into bocage', () => {
  const at = position({ phase: 'allied-combat', allied: { '741-tk': '4626', 'us-16-1': '4626' }, german: { 'gr-914': '4625' }, drill });
  at.play('4625');
  expect(at.offered()).toEqual(['us-16-1']);
  expect(at.refusal('741-tk')).toEqual({ code: 'armour-into-bocage', section: 'E.6' });
});

test('armour alone makes no target of a bocage hex, but attacks clear country', () => {
  const only = position({ phase: 'allied-combat', allied: { '741-tk': '4626' }, german: { 'gr-914': '4625', 'fus-352': '4725' }, drill });
  expect(only.offered()).toEqual(['4725', 'done']);
  expect(only.refusal('4625')).toEqual({ code: 'nobody-can-attack', section: 'R.5' });
});

test('German armour is bound by it too, its grenadiers are not', () => {
  const at = position({ phase: 'german-combat', german: { 'pz-22': '4626', 'pg-125': '4626' }, allied: { 'us-16-1': '4625' }, drill });
  at.play('4625');
  expect(at.offered()).toEqual(['pg-125']);
});
