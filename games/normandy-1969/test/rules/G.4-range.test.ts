import { expect, test } from 'vitest';
import { position } from '../position.js';

const fight = (sea: string) =>
  position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4628', 'us-116-29': '4628' },
    german: { 'gr-914': '4629', 'fus-352': '4728' },
    drill: { terrain: { [sea]: 'sea' } },
  });

// §G.4
test.each([
  ['4626', ['heavy', 'medium', 'light', 'none']],
  ['4625', ['heavy', 'medium', 'none']],
  ['4624', ['heavy', 'medium', 'none']],
  ['4623', ['heavy', 'none']],
])('with the nearest sea at %s 4629 can be reached by %j', (sea, offered) => {
  expect(fight(sea).play('4629', 'us-16-1', 'declare').offered()).toEqual(offered);
});

test('a kind out of range is refused with its range', () => {
  expect(fight('4623').play('4629', 'us-16-1', 'declare').refusal('light')).toEqual({
    code: 'out-of-gun-range',
    section: 'G.4',
    params: { range: 3 },
  });
});

test('too far inland the die is rolled at once', () => {
  const at = position({ phase: 'allied-combat', allied: { 'us-16-1': '3030' }, german: { 'gr-914': '3031' } });
  expect(at.world.ground.fromSea[at.hex('3031')]).toBeGreaterThan(10);
  expect(at.play('3031', 'us-16-1', 'declare').seat).toBe('chance');
});

test('one mission a hex: an attack on two hexes is asked for each', () => {
  const at = fight('4626').play('4629', '4728', 'us-16-1', 'us-116-29', 'declare', 'heavy');
  expect(at.top).toMatchObject({ step: 'gunfire', hexes: [at.hex('4728')] });
  at.play('light').roll(1);
  expect(at.event('battle')).toMatchObject({ attack: 64, defence: 7, column: '9-1' });
});
