import { expect, test } from 'vitest';
import { dropOf, dropZones } from '../../src/rules/airborne.js';
import { position } from '../position.js';

// §8.6
test('airborne troops may aim at land without Germans behind the coast of their corps', () => {
  const at = position({ units: { 'ge-91-1058': '0808' } });
  const zones = dropZones(at.world, at.field, at.world.ground.landings['us-vii'] ?? []);
  expect([
    zones.includes(at.hex('0809')),
    zones.includes(at.hex('0808')),
    zones.includes(at.hex('1009')),
    zones.includes(at.hex('1717')),
  ]).toEqual([true, false, false, false]);
});

// §10.3 East is the second direction of a pointy-top hex.
test.each([
  [1, '0810', '1010', 2],
  [2, '0810', '0910', 1],
  [4, '0810', '0810', 1],
  [6, '0810', '0810', 0],
  [4, '0811', '0811', 2],
  [6, '0811', '0811', 1],
])('a %i aimed at %s comes down in %s with %i lost', (die, aim, lands, losses) => {
  const at = position({});
  const drop = dropOf(at.world, at.field, at.id('us-82-505'), at.hex(aim), die, 2);
  expect([at.world.grid.label(drop.hex), drop.losses]).toEqual([lands, losses]);
});

// §10.3
test('over the sea or over Germans a regiment comes down on the nearest land', () => {
  const at = position({ units: { 'ge-91-1058': '0910' } });
  const wet = dropOf(at.world, at.field, at.id('us-82-505'), at.hex('1010'), 2, 2);
  expect([at.world.ground.land.includes(wet.hex), at.world.grid.distance(wet.hex, at.hex('1110')), wet.losses]).toEqual([true, 1, 2]);
  const beside = dropOf(at.world, at.field, at.id('us-82-505'), at.hex('0810'), 2, 2);
  expect([at.world.grid.label(beside.hex) !== '0910', beside.losses]).toEqual([true, 1]);
});
