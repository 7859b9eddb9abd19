import { expect, test } from 'vitest';
import { columnFor } from '../../src/rules/odds.js';
import { moduleFor, position } from '../position.js';

const { crt } = moduleFor().world;
const odds = (attack: number, defence: number): string => crt[columnFor(crt, attack, defence)]?.label ?? 'none';

// §C.2
test.each([
  [1, 3, 'none'],
  [4, 9, 'none'],
  [4, 8, '1-2'],
  [7, 8, '1-2'],
  [8, 8, '1-1'],
  [15, 8, '1-1'],
  [16, 8, '2-1'],
  [29, 10, '2-1'],
  [99, 10, '9-1'],
  [100, 10, '10-1'],
  [500, 10, '10-1'],
  [3, 0, '3-1'],
])('%i to %i is %s: rounded for the defender', (attack, defence, label) => expect(odds(attack, defence)).toBe(label));

test('an attack below 1-2 may not be made', () => {
  const at = position({ phase: 'allied-combat', allied: { '2-rgr': '4626' }, german: { 'gr-914': '4625' }, drill: {} });
  expect(at.offered()).toEqual(['done']);
  expect(at.refusal('4625')).toEqual({ code: 'odds-too-low', section: 'C.2', params: { least: '1-2' } });
});

test('it is declared once enough is committed, not before', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { '2-rgr': '4626', '5-rgr': '4626', 'us-16-1': '4626' },
    german: { 'fj-6': '4625' },
    drill: {},
  });
  at.play('4625');
  expect(at.refusal('declare')).toEqual({ code: 'odds-too-low', section: 'C.2', params: { least: '1-2' } });
  at.play('2-rgr');
  expect(at.offers('declare')).toBe(false);
  expect(at.game.preview?.(at.view(), 'allied')).toMatchObject({
    title: '2 : 8',
    column: '',
    outcomes: [],
    refusal: { code: 'odds-too-low' },
  });
  at.play('5-rgr');
  expect(at.offers('declare')).toBe(true);
});
