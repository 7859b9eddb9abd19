import { expect, test } from 'vitest';
import { RETREATED } from '../../src/types.js';
import { position } from '../position.js';

// §C.10
test('a unit that retreats to a friend adds nothing when that hex is attacked, and shares the result', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', 'us-116-29': '4626', '4-arm': '4924' },
    german: { 'gr-914': '4625', 'fus-352': '4824' },
    drill: {},
  });
  at.play('4625', 'us-16-1', 'us-116-29').declare().roll(1).play('4724', '4824');
  expect(at.unitsIn('4824')).toHaveLength(2);
  at.play('4824', '4-arm').declare().roll(3);
  expect(at.event('battle')).toMatchObject({ attack: 20, defence: 2, column: '10-1', result: 'DX' });
  expect([at.where('gr-914'), at.where('fus-352')]).toEqual(['lost', 'lost']);
});

test('defence of a hex with a retreated unit', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { '4-arm': '4626' },
    german: { 'gr-914': '4625', 'fus-352': '4625' },
    drill: {},
  });
  at.open.marks[at.id('gr-914')] = RETREATED;
  at.play('4625', '4-arm');
  const forecast = at.game.preview?.(at.view(), 'allied');
  expect(forecast?.defence.map(({ value, section }) => [value, section])).toEqual([
    [0, 'C.10'],
    [2, 'R.5'],
  ]);
  at.declare().roll(1);
  expect(at.event('battle')).toMatchObject({ attack: 20, defence: 2, column: '10-1', result: 'DX' });
  expect([at.where('gr-914'), at.where('fus-352')]).toEqual(['lost', 'lost']);
  expect(at.open.losses).toEqual([0, 7]);
});

test('alone in its hex it counts as one', () => {
  const at = position({ phase: 'allied-combat', allied: { '2-rgr': '4626' }, german: { 'gr-914': '4625' }, drill: {} });
  at.open.marks[at.id('gr-914')] = RETREATED;
  at.play('4625', '2-rgr').declare().roll(1);
  expect(at.event('battle')).toMatchObject({ attack: 2, defence: 0, column: '2-1' });
});

test('the mark is gone in the next phase', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', 'us-116-29': '4626' },
    german: { 'gr-914': '4625' },
    drill: {},
  });
  at.play('4625', 'us-16-1', 'us-116-29').declare().roll(1).play('4624', '4623');
  // Nothing is left to attack, so the second movement phase has begun.
  expect(at.open.phase).toBe('allied-second');
  expect((at.open.marks[at.id('gr-914')] as number) & RETREATED).toBe(0);
});
