import { expect, test } from 'vitest';
import { ENTRENCHED } from '../../src/types.js';
import type { Drill } from '../drill-ground.js';
import { position } from '../position.js';

const attack = (terrain: 'clear' | 'bocage' | 'city', fortifications: readonly string[] = []) =>
  position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626' },
    german: { 'gr-914': '4625' },
    drill: { terrain: { '4625': terrain }, fortifications },
  });

// §E.3
test.each([
  ['clear', 0],
  ['bocage', 4],
  ['city', 3],
] as const)('%s adds %i to the die', (terrain, addition) => {
  const at = attack(terrain).play('4625', 'us-16-1').declare().roll(1);
  expect(at.event('battle')).toMatchObject({ die: 1, addition, row: 1 + addition });
});

test('only the largest addition counts: a city behind works is four, not seven', () => {
  const at = attack('city', ['4625']).play('4625', 'us-16-1').declare().roll(2);
  expect(at.event('battle')).toMatchObject({ addition: 4, row: 6 });
});

test('of several attacked hexes the worst for the attacker counts', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', 'us-116-29': '4626' },
    german: { 'gr-914': '4625', 'fus-352': '4725' },
    drill: { terrain: { '4725': 'bocage' } },
  });
  at.play('4625', '4725', 'us-16-1', 'us-116-29').declare().roll(1);
  expect(at.event('battle')).toMatchObject({ attack: 14, defence: 7, column: '2-1', addition: 4, row: 5 });
});

test('the forecast names the one addition that counts', () => {
  const at = attack('bocage');
  at.open.marks[at.id('gr-914')] = ENTRENCHED;
  at.play('4625', 'us-16-1');
  const forecast = at.game.preview?.(at.view(), 'allied');
  expect(forecast?.modifiers).toEqual([{ label: 'bocage', value: 4, section: 'E.3' }]);
  expect(forecast?.dice).toEqual([5, 6, 7, 8, 9, 10]);
});

test.each([
  ['a city', { terrain: { '4625': 'city' } }, { label: 'city', value: 3, section: 'E.3' }],
  ['works', { fortifications: ['4625'] }, { label: 'fortification', value: 4, section: 'E.11' }],
  ['a river', { sides: [{ a: '4625', b: '4626', river: 'Laize' }] }, { label: 'river', value: 3, section: 'E.9' }],
] as const)('the forecast names %s and its section', (_, drill, modifier) => {
  const at = position({ phase: 'allied-combat', allied: { 'us-16-1': '4626' }, german: { 'gr-914': '4625' }, drill });
  at.play('4625', 'us-16-1');
  expect(at.game.preview?.(at.view(), 'allied')?.modifiers).toEqual([modifier]);
});

test('the forecast names those who are dug in, and nothing in the open', () => {
  const at = attack('clear').play('4625', 'us-16-1');
  expect(at.game.preview?.(at.view(), 'allied')?.modifiers).toEqual([]);
  at.open.marks[at.id('gr-914')] = ENTRENCHED;
  expect(at.game.preview?.(at.view(), 'allied')?.modifiers).toEqual([{ label: 'entrenched', value: 4, section: 'E.12' }]);
});

test('before attackers are named the works count already, a river not yet', () => {
  const sides = [{ a: '4625', b: '4626', river: 'Laize' }];
  const before = (drill: Drill) => {
    const at = position({ phase: 'allied-combat', allied: { '2-rgr': '4626' }, german: { 'i-726': '4625' }, drill }).play('4625');
    return at.game.preview?.(at.view(), 'allied')?.modifiers.map(({ label }) => label);
  };
  expect(before({ sides })).toEqual([]);
  expect(before({ sides, fortifications: ['4625'] })).toEqual(['fortification']);
});
