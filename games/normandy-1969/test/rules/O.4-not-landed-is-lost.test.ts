import { expect, test } from 'vitest';
import { waitingIn } from '../../src/rules/landing.js';
import { opening, position } from '../position.js';

// §O.4
test('parachutes that do not jump now are lost for good', () => {
  const at = opening(1).play('501-pir', '4626').roll(1).play('done');
  expect(at.where('501-pir')).toBe('4626');
  expect(at.where('502-pir')).toBe('lost');
  expect(at.event('left-behind')).toMatchObject({ section: 'O.4', fate: 'lost' });
  expect(at.event('left-behind').units).toHaveLength(7);
});

test('commandos that do not land now are lost for good, and never fought', () => {
  const at = opening(1).play('done', 'done');
  expect(at.where('2-rgr')).toBe('lost');
  expect(at.open.losses).toEqual([0, 0]);
});

test('when the last of a force is down the next one is asked, and nobody is left behind', () => {
  const at = position({ phase: 'commandos', turn: 1, drill: {} });
  const coast = at.world.ground.coastHexes.map((hex) => at.label(hex));
  waitingIn(at.world, at.open, 'commando').forEach((id, i) => {
    expect(at.open.phase).toBe('commandos');
    at.play(at.nameOf(id), coast[i] as string);
    expect(at.event('landed')).toEqual({ event: 'landed', section: 'O.3', unit: id, hex: at.hex(coast[i] as string), points: 0 });
  });
  expect(at.open.phase).toBe('assault');
  expect(at.told('left-behind')).toEqual([]);
});
