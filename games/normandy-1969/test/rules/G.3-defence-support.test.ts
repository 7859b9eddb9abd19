import { expect, test } from 'vitest';
import { position } from '../position.js';

const fight = () =>
  position({
    phase: 'german-combat',
    allied: { 'us-16-1': '4626' },
    german: { 'fj-6': '4625' },
    drill: { terrain: { '4628': 'sea' } },
  }).play('4626', 'fj-6', 'declare');

// §G.3
test('the Allied player chooses defence support after the German has declared', () => {
  const at = fight();
  expect(at.seat).toBe('allied');
  expect(at.offered()).toEqual(['heavy', 'medium', 'none']);
  expect(at.refusal('light')).toEqual({ code: 'adds-nothing', section: 'G.3' });
});

test.each([
  ['heavy', 10, '1-2'],
  ['medium', 5, '1-2'],
])('a %s mission adds %i to the defence', (mission, points, column) => {
  const at = fight().play(mission);
  expect(at.event('gunfire')).toMatchObject({ mission, points, purpose: 'defence', section: 'G.3' });
  expect(at.roll(3).event('battle')).toMatchObject({ attack: 8, defence: 7 + points, column, result: 'AX' });
});

test('an attack pushed below the table is fought in its lowest column', () => {
  const at = position({
    phase: 'german-combat',
    allied: { 'us-16-1': '4626' },
    german: { 'gr-914': '4625' },
    drill: { terrain: { '4628': 'sea' } },
  });
  at.play('4626', 'gr-914', 'declare', 'heavy').roll(1);
  expect(at.event('battle')).toMatchObject({ attack: 5, defence: 17, column: '1-2', result: 'AR' });
});
