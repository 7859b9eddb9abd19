import { expect, test } from 'vitest';
import { position } from '../position.js';

// §R.5
test('only neighbours attack, and attacking is never compulsory', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', 'us-116-29': '4628' },
    german: { 'gr-914': '4625' },
    drill: {},
  });
  expect(at.offered()).toEqual(['4625', 'done']);
  expect(at.refusal('4624')).toEqual({ code: 'no-enemy-there', section: 'R.5' });
  at.play('4625');
  expect(at.refusal('us-116-29')).toEqual({ code: 'not-adjacent', section: 'R.5' });
});

test('an enemy hex nobody stands next to is no target', () => {
  const at = position({ phase: 'allied-combat', allied: { 'us-16-1': '4626' }, german: { 'gr-914': '4623' }, drill: {} });
  expect(at.refusal('4623')).toEqual({ code: 'not-adjacent', section: 'R.5' });
});

test('a unit attacks once and a hex is attacked once in a phase', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', 'us-116-29': '4626', 'us-8-4': '4626' },
    german: { 'fj-6': '4625', 'gr-914': '4725' },
    drill: {},
  });
  at.play('4625', 'us-16-1', 'us-116-29').declare().roll(3);
  expect(at.event('battle')).toMatchObject({ column: '1-1', result: 'AR' });
  while (at.top.step === 'retreat') at.play(at.offered()[0] as string);
  expect(at.refusal('4625')).toEqual({ code: 'attacked-already', section: 'R.5' });
  at.play('4725');
  expect(at.offered()).toEqual(['us-8-4']);
  expect(at.refusal('us-16-1')).toEqual({ code: 'fought-already', section: 'R.5' });
});

test('a strength in parentheses never attacks', () => {
  const at = position({ phase: 'german-combat', german: { 'flak-1': '4625', 'gr-914': '4625' }, allied: { '2-rgr': '4626' }, drill: {} });
  at.play('4626');
  expect(at.offered()).toEqual(['gr-914']);
  expect(at.refusal('flak-1')).toEqual({ code: 'defensive-only', section: 'R.5' });
});

test('armour stacked only with such units does not attack, with others it does', () => {
  const tied = position({
    phase: 'german-combat',
    german: { 'pz-22': '4625', 'flak-1': '4625', 'gr-914': '4725' },
    allied: { '2-rgr': '4626' },
    drill: {},
  });
  tied.play('4626');
  expect(tied.offered()).toEqual(['gr-914']);
  expect(tied.refusal('pz-22')).toEqual({ code: 'armour-tied-down', section: 'R.5' });
  const free = position({
    phase: 'german-combat',
    german: { 'pz-22': '4625', 'flak-1': '4625', 'gr-914': '4625' },
    allied: { '2-rgr': '4626' },
    drill: {},
  });
  expect(free.play('4626').offered()).toEqual(['pz-22', 'gr-914']);
  const alone = position({ phase: 'german-combat', german: { 'pz-22': '4625' }, allied: { '2-rgr': '4626' }, drill: {} });
  expect(alone.play('4626').offered()).toEqual(['pz-22']);
});

test('all units of a hex defend together, and several hexes may be attacked by those next to all of them', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', '4-arm': '4525' },
    german: { 'gr-914': '4625', 'ost-441': '4625', 'fus-352': '4725' },
    drill: {},
  });
  at.play('4625');
  expect(at.offered()).toEqual(['us-16-1', '4-arm', '4725']);
  at.play('4725');
  expect(at.offered()).toEqual(['us-16-1']);
  expect(at.refusal('4-arm')).toEqual({ code: 'not-adjacent', section: 'R.5' });
  at.play('us-16-1');
  expect(at.refusal('4725')).toEqual({ code: 'already-a-target', section: 'R.5' });
  at.declare().roll(3);
  expect(at.event('battle')).toMatchObject({ attack: 7, defence: 8, column: '1-2' });
  expect(at.open.attacked.map((hex) => at.label(hex))).toEqual(['4625', '4725']);
});

test('further hexes are named before units', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', 'us-116-29': '4626' },
    german: { 'gr-914': '4625', 'fus-352': '4725' },
    drill: {},
  });
  at.play('4625', 'us-16-1');
  expect(at.refusal('4725')).toEqual({ code: 'targets-before-units', section: 'R.5' });
});

test('who has fought and stayed does not attack a second hex', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', 'us-116-29': '4626', 'us-8-4': '4626' },
    german: { 'gr-914': '4625', 'gr-915': '4726' },
    drill: {},
  });
  at.play('4625', 'us-16-1', 'us-116-29').declare().roll(1);
  expect(at.event('battle').result).toBe('DR');
  while (at.top.step === 'retreat') at.play(at.offered()[0] as string);
  expect(at.where('us-16-1')).toBe('4626');
  at.play('4726');
  expect(at.offered()).toEqual(['us-8-4']);
  expect(at.refusal('us-16-1')).toEqual({ code: 'fought-already', section: 'R.5' });
});

test('at most three hexes are attacked together', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626' },
    german: { 'ost-441': '4625', 'ost-642': '4725', 'ost-649': '4726', 'ost-795': '4525' },
    drill: {},
  });
  at.play('4625');
  expect(at.offered()).toEqual(['us-16-1', '4525', '4725', '4726']);
  at.play('4726', '4525');
  expect(at.offered()).toEqual(['us-16-1']);
  expect(at.refusal('4725')).toEqual({ code: 'cannot-attack-together', section: 'R.5', params: { limit: 3 } });
});

test('hexes and units are offered in order of their numbers, wherever they stand', () => {
  const far = { 'us-116-29': '4828', 'us-16-1': '4626' };
  const hexes = position({ phase: 'allied-combat', allied: far, german: { 'gr-914': '4829', 'gr-915': '4625' }, drill: {} });
  expect(hexes.offered()).toEqual(['4625', '4829', 'done']);
  const around = { 'us-16-1': '4626', 'us-116-29': '4525' };
  const units = position({ phase: 'allied-combat', allied: around, german: { 'gr-914': '4625' }, drill: {} });
  expect(units.play('4625').offered()).toEqual(['us-116-29', 'us-16-1']);
});
