import { expect, test } from 'vitest';
import { scatterResult } from '../../src/rules/scatter.js';
import { opening, position } from '../position.js';

const drill = { terrain: { '4625': 'bocage', '4725': 'city' } } as const;
const at = position({ phase: 'drop', turn: 1, drill });
const result = (label: string, die: number): string => {
  const { loses, scatters } = scatterResult(at.world, at.hex(label), die);
  return [loses > 0 ? `-${loses}` : '', scatters ? 'S' : ''].filter(Boolean).join(',') || '0';
};
const column = (label: string): string[] => [1, 2, 3, 4, 5, 6].map((die) => result(label, die));

// §P.1
test('the column for clear terrain', () => expect(column('4626')).toEqual(['0', '0', 'S', 'S', '-1,S', '-1']));
test('the column for bocage', () => expect(column('4625')).toEqual(['0', 'S', '-1,S', '-1,S', '-2,S', '-2,S']));
test('a city uses the same column as bocage', () => expect(column('4725')).toEqual(column('4625')));

test('a regiment that neither loses nor scatters stands where it aimed', () => {
  const drop = opening(1).play('501-pir', '4626').roll(1);
  expect(drop.where('501-pir')).toBe('4626');
  expect(drop.event('scatter')).toMatchObject({ die: 1, loses: 0, scatters: 0 });
  expect(drop.told('reduced')).toEqual([]);
  expect(drop.seat).toBe('allied');
});

test('one die is rolled for a regiment in the air, for all to see', () => {
  const drop = opening(1).play('501-pir', '4626');
  expect(drop.game.awaits(drop.state)).toEqual({
    kind: 'chance',
    roll: { kind: 'dice', why: 'scatter', section: 'P.1', count: 1, sides: 6 },
    visibleTo: 'all',
  });
  const [unit, hex] = [drop.id('501-pir'), drop.hex('4626')];
  expect(drop.roll(3).event('scatter')).toEqual({ event: 'scatter', section: 'P.1', unit, hex, die: 3, loses: 0, scatters: 1 });
});
