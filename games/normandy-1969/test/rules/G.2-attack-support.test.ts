import { expect, test } from 'vitest';
import { position } from '../position.js';

const fight = () =>
  position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626' },
    german: { 'gr-914': '4625' },
    drill: { terrain: { '4623': 'sea' } },
  }).click('4625', 'us-16-1', 'declare');

// §G.2
test.each([
  ['heavy', 40, '9-1'],
  ['medium', 25, '6-1'],
  ['light', 10, '3-1'],
])('a %s mission adds %i to the attack', (mission, points, column) => {
  const at = fight().click(mission);
  expect(at.event('gunfire')).toMatchObject({ mission, points, purpose: 'attack', section: 'G.2' });
  expect(at.roll(1).event('battle')).toMatchObject({ attack: 7 + points, defence: 5, column });
});

test('gunfire lets no attack be declared that the units alone could not make', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { '2-rgr': '4626' },
    german: { 'gr-914': '4625' },
    drill: { terrain: { '4623': 'sea' } },
  });
  expect(at.refusal('4625')).toEqual({ code: 'odds-too-low', section: 'C.2', params: { least: '1-2' } });
});
