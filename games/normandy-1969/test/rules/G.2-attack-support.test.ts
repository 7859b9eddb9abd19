import { expect, test } from 'vitest';
import { attackStrength, defenceStrength } from '../../src/rules/combat.js';
import { position } from '../position.js';

const fight = () =>
  position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626' },
    german: { 'gr-914': '4625' },
    drill: { terrain: { '4623': 'sea' } },
  }).play('4625', 'us-16-1', 'declare');

// §G.2
test.each([
  ['heavy', 40, '9-1'],
  ['medium', 25, '6-1'],
  ['light', 10, '3-1'],
])('a %s mission adds %i to the attack', (mission, points, column) => {
  const at = fight().play(mission);
  expect(at.event('gunfire')).toMatchObject({ mission, points, purpose: 'attack', section: 'G.2' });
  expect(at.roll(1).event('battle')).toMatchObject({ attack: 7 + points, defence: 5, column });
});

test('the lowest odds count gunfire: what the units alone could not attack they may with the ships', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { '2-rgr': '4626' },
    german: { 'ss-pg-37': '4625', 'ss-pg-38': '4625', 'gr-914': '4625' },
    drill: { terrain: { '4623': 'sea' } },
  });
  const defence = defenceStrength(at.world, at.open, [at.hex('4625')]);
  expect(defence).toBeGreaterThan(24);
  at.play('4625', '2-rgr', 'declare');
  // 2 and a light mission's 10 are less than half of it; a heavy one's 40 are enough. None would be below 1-2.
  expect(at.offered()).toEqual(['heavy', 'medium']);
  expect(at.refusal('none')).toEqual({ code: 'gunfire-needed', section: 'C.2', params: { least: '1-2' } });
  expect(at.refusal('light')).toEqual({ code: 'gunfire-needed', section: 'C.2', params: { least: '1-2' } });
  expect(at.play('heavy').roll(1).event('battle')).toMatchObject({ attack: 42, defence });
});

test('without a mission left in range it may not', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { '2-rgr': '4626' },
    german: { 'gr-914': '4625' },
    drill: { terrain: { '4623': 'sea' } },
  });
  expect(at.offers('4625')).toBe(true);
  at.open.missions = [0, 0, 0];
  expect(at.refusal('4625')).toEqual({ code: 'odds-too-low', section: 'C.2', params: { least: '1-2' } });
});

test('of two hexes the first may go without while the second can still make it up', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { '2-rgr': '4626' },
    german: { 'gr-914': '4625', 'gr-915': '4725' },
    drill: { terrain: { '4623': 'sea' } },
  });
  at.play('4625', '4725', '2-rgr', 'declare', 'none');
  expect(at.offered()).not.toContain('none');
});

test('two hexes cannot both count on the same mission', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { '2-rgr': '4626' },
    german: { 'pz-lehr': '4625', 'ss-pz-12': '4625', 'ss-pg-37': '4625', 'ss-pg-25': '4725', 'ss-pg-26': '4725', 'pz-22': '4725' },
    drill: { terrain: { '4623': 'sea' } },
  });
  const defence = (...labels: string[]): number =>
    defenceStrength(
      at.world,
      at.open,
      labels.map((label) => at.hex(label)),
    );
  // 2 and one heavy mission's 40 reach half of either hex, two missions' 80 half of both, one alone does not.
  expect(Math.max(defence('4625'), defence('4725'))).toBeLessThanOrEqual(84);
  expect([defence('4625', '4725') > 84, defence('4625', '4725') <= 164]).toEqual([true, true]);
  at.open.missions = [1, 0, 0];
  expect(at.play('4625').offers('4725')).toBe(false);
  at.open.missions = [2, 0, 0];
  expect(at.offers('4725')).toBe(true);
});

test('German attacks have no ships to count on', () => {
  const at = position({
    phase: 'german-combat',
    allied: { '22-arm': '4625', '4-arm': '4625' },
    german: { 'gr-914': '4626' },
    drill: { terrain: { '4623': 'sea' } },
  });
  // 5 are less than half of them; with the 40 of a heavy mission they would be enough.
  const [own, enemy] = [attackStrength(at.world, at.open, [at.id('gr-914')]), defenceStrength(at.world, at.open, [at.hex('4625')])];
  expect([own * 2 < enemy, (own + 40) * 2 >= enemy]).toEqual([true, true]);
  expect(at.offered()).toEqual(['done']);
  expect(at.refusal('4625')).toEqual({ code: 'odds-too-low', section: 'C.2', params: { least: '1-2' } });
});

test('of several attacked hexes each in turn is given a mission or none, and all of it adds up', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626' },
    german: { 'ost-441': '4625', 'ost-642': '4725' },
    drill: { terrain: { '4623': 'sea' } },
  });
  at.play('4625', '4725', 'us-16-1', 'declare', 'light');
  expect(at.event('gunfire')).toEqual({
    event: 'gunfire',
    section: 'G.2',
    hex: at.hex('4625'),
    mission: 'light',
    points: 10,
    purpose: 'attack',
  });
  expect(at.top).toMatchObject({ step: 'gunfire', hexes: [at.hex('4725')] });
  at.play('medium');
  expect(at.event('gunfire').hex).toBe(at.hex('4725'));
  expect(at.roll(1).event('battle')).toMatchObject({ attack: 42, defence: 2 });
});

test('a hex out of range of every gun is passed over', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4627' },
    german: { 'ost-441': '4626', 'ost-642': '4628' },
    drill: { terrain: { '4623': 'sea' } },
  });
  at.open.missions = [0, 0, 1];
  at.play('4628', '4626', 'us-16-1', 'declare');
  expect(at.top).toMatchObject({ step: 'gunfire', hexes: [at.hex('4626')] });
  expect(at.play('light').seat).toBe('chance');
});
