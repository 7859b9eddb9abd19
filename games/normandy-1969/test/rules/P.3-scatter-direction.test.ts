import { expect, test } from 'vitest';
import { opening, position } from '../position.js';

// §P.3
test.each([
  [1, '4625'],
  [2, '4725'],
  [3, '4726'],
  [4, '4627'],
  [5, '4526'],
  [6, '4525'],
])('die %i carries a regiment from 4626 to %s: north first, then clockwise', (die, to) => {
  const at = opening(1).play('501-pir', '4626').roll(3).roll(die);
  expect(at.where('501-pir')).toBe(to);
  expect(at.event('drifted')).toMatchObject({ from: at.hex('4626'), hex: at.hex(to), die });
});

test('off the map it is lost', () => {
  const at = opening(1).play('501-pir', '0201').roll(2).roll(1);
  expect(at.where('501-pir')).toBe('lost');
  expect(at.event('destroyed')).toMatchObject({ why: 'scattered-off-map', section: 'P.3' });
  expect(at.open.losses[0]).toBe(7);
});

test('in the sea it is lost', () => {
  const at = position({ phase: 'drop', turn: 1, drill: { terrain: { '4625': 'sea' } } })
    .play('501-pir', '4626')
    .roll(3)
    .roll(1);
  expect(at.event('destroyed').why).toBe('scattered-into-sea');
});

test('on an enemy it is lost, face down or not', () => {
  const at = position({ phase: 'drop', turn: 1, hidden: { 'dummy-1': '4625' }, drill: {} })
    .play('501-pir', '4626')
    .roll(3)
    .roll(1);
  expect(at.event('destroyed').why).toBe('scattered-onto-enemy');
});

test('where three units stand already it is lost', () => {
  const at = position({
    phase: 'drop',
    turn: 1,
    allied: { '502-pir': '4625', '505-pir': '4625', '506-pir': '4625' },
    drill: {},
  });
  at.play('501-pir', '4626').roll(3).roll(1);
  expect(at.event('destroyed').why).toBe('scattered-into-full-hex');
  expect(at.unitsIn('4625')).toHaveLength(3);
});

test('a second die tells the direction, for all to see', () => {
  const at = opening(1).play('501-pir', '4626').roll(3);
  expect(at.game.awaits(at.state)).toEqual({
    kind: 'chance',
    roll: { kind: 'dice', why: 'drift', section: 'P.3', count: 1, sides: 6 },
    visibleTo: 'all',
  });
  expect(at.roll(4).event('drifted')).toMatchObject({ section: 'P.3', unit: at.id('501-pir') });
});
