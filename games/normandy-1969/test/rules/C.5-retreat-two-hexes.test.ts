import { hex } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { position } from '../position.js';

// §C.5
test('DR: the defender goes back two hexes and ends two hexes away', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', 'us-116-29': '4626' },
    german: { 'gr-914': '4625' },
    drill: {},
  });
  at.play('4625', 'us-16-1', 'us-116-29').declare().roll(1);
  expect(at.event('battle').result).toBe('DR');
  // 4525 and 4725 are in the attackers' zone of control.
  expect(at.offered()).toEqual(['4524', '4624', '4724']);
  at.play('4624');
  expect(at.offered()).toEqual(['4523', '4623', '4723']);
  expect(at.refusal('4524')).toEqual({ code: 'not-two-hexes-away', section: 'C.5' });
  at.play('4623');
  expect(at.where('gr-914')).toBe('4623');
  expect(at.event('retreated').path.map((step) => at.label(step))).toEqual(['4625', '4624', '4623']);
});

test('AR: the attackers go back one by one', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', 'us-116-29': '4726' },
    german: { 'fj-6': '4625', 'gr-914': '4725' },
    drill: {},
  });
  at.play('4625', 'us-16-1').declare().roll(1);
  expect(at.event('battle')).toMatchObject({ column: '1-2', result: 'AR' });
  at.play('4627', '4628');
  expect(at.where('us-16-1')).toBe('4628');
  expect(at.where('us-116-29')).toBe('4726');
  expect(at.top.step).toBe('combat');
});

test('a hex from which the retreat cannot be completed is not offered', () => {
  const sea = ['4523', '4524', '4623', '4723', '4824'].map((label) => [label, 'sea'] as const);
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', 'us-116-29': '4626' },
    german: { 'gr-914': '4625' },
    drill: { terrain: Object.fromEntries(sea) },
  });
  at.play('4625', 'us-16-1', 'us-116-29').declare().roll(1);
  expect(at.offered()).toEqual(['4724']);
  expect(at.refusal('4624')).toEqual({ code: 'leads-nowhere', section: 'C.5' });
  expect(at.refusal('4623')).toEqual({ code: 'not-adjacent', section: 'C.5' });
  at.play('4724');
  expect(at.offered()).toEqual(['4825']);
});

test('the first hex of the map is a hex like any other: a retreat may lead through it', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '0103', 'us-116-29': '0103', 'us-8-4': '0103' },
    german: { 'fus-352': '0102' },
    drill: {},
  });
  at.play('0102', 'us-16-1', 'us-116-29', 'us-8-4').declare().roll(6);
  expect(at.event('battle').result).toBe('DR');
  at.play('0101');
  expect(at.offered()).toEqual(['0201']);
  expect(at.refusal('0202')).toEqual({ code: 'not-two-hexes-away', section: 'C.5' });
  expect(at.refusal('0203')).toEqual({ code: 'not-adjacent', section: 'C.5' });
  expect(at.play('0201').event('retreated')).toMatchObject({
    section: 'C.5',
    path: ['0102', '0101', '0201'].map((label) => at.hex(label)),
  });
});

test('beyond the edge of the map is no way back', () => {
  const at = position({ phase: 'allied-combat', allied: { 'us-16-1': '4626' }, german: { 'fj-6': '4625' }, drill: {} });
  at.play('4625', 'us-16-1').declare().roll(1);
  expect(at.game.refusal(at.view(), 'german', hex(at.world.grid.size))).toEqual({ code: 'not-adjacent', section: 'C.5' });
});
