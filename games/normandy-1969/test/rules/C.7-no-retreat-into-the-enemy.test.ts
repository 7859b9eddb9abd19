import { expect, test } from 'vitest';
import { position } from '../position.js';

const attackers = { 'us-16-1': '4626', 'us-116-29': '4626' };

// §C.7
test('nobody retreats into an enemy, his zone or the sea', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { ...attackers, 'us-8-4': '4623' },
    german: { 'gr-914': '4625' },
    drill: { terrain: { '4524': 'sea' } },
  });
  at.play('4625', 'us-16-1', 'us-116-29').declare().roll(1);
  expect(at.offered()).toEqual(['4724']);
  expect(at.refusal('4624')).toEqual({ code: 'enemy-zoc', section: 'C.7' });
  expect(at.refusal('4626')).toEqual({ code: 'enemy-occupied', section: 'C.7' });
  expect(at.refusal('4524')).toEqual({ code: 'all-sea', section: 'C.7' });
  at.play('4724');
  expect(at.refusal('4723')).toEqual({ code: 'enemy-zoc', section: 'C.7' });
});

test('who cannot retreat is destroyed', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { ...attackers, 'us-8-4': '4623', 'us-12-4': '4523', 'us-22-4': '4724' },
    german: { 'gr-914': '4625' },
    drill: {},
  });
  // Cut off from supply, the regiment defends with three.
  at.play('4625', 'us-16-1').declare().roll(1);
  expect(at.where('gr-914')).toBe('lost');
  expect(at.event('destroyed')).toMatchObject({ why: 'no-retreat', section: 'C.7' });
  expect(at.top.step).not.toBe('retreat');
  expect(at.open.losses).toEqual([0, 5]);
});

test('a unit that cannot move at all is destroyed when it must retreat', () => {
  const at = position({ phase: 'allied-combat', allied: { '2-rgr': '4626', '5-rgr': '4626' }, german: { 'i-726': '4625' }, drill: {} });
  at.play('4625', '2-rgr', '5-rgr').declare().roll(1);
  expect(at.event('battle')).toMatchObject({ column: '2-1', result: 'DR' });
  expect(at.event('destroyed')).toMatchObject({ why: 'static', section: 'C.7' });
});

test('a hex where a friend stands is not controlled by the enemy', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { ...attackers, 'us-8-4': '4523' },
    german: { 'gr-914': '4625', 'fus-352': '4624' },
    drill: {},
  });
  at.play('4625', 'us-16-1', 'us-116-29').declare().roll(1);
  expect(at.offers('4624')).toBe(true);
});
