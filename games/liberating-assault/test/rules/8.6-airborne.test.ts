import { expect, test } from 'vitest';
import { FACE_DOWN } from '../../src/index.js';
import { dropOf, dropZones } from '../../src/rules/airborne.js';
import { Play } from '../play.js';
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
  [1, '0610', '0810', 2],
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
  expect([at.world.ground.land.includes(wet.hex), at.world.grid.distance(wet.hex, at.hex('1110')), wet.losses]).toEqual([true, 2, 2]);
  const beside = dropOf(at.world, at.field, at.id('us-82-505'), at.hex('0810'), 2, 2);
  expect([at.world.grid.label(beside.hex) !== '0910', beside.losses]).toEqual([true, 1]);
});

// §8.6 "will land behind the coast"
test('nobody aims at a beach or comes down on one, wherever the dice blow him', () => {
  const at = position({});
  const isBeach = (hex: number): boolean => (at.world.ground.coastIndex[hex] as number) >= 0;
  for (const corps of ['us-vii', 'br-i']) {
    const zones = dropZones(at.world, at.field, at.world.ground.landings[corps] ?? []);
    expect(zones.length).toBeGreaterThan(10);
    expect(zones.filter(isBeach)).toEqual([]);
    for (const aim of zones)
      for (let compass = 1; compass <= 6; compass++)
        for (const die of [1, 2, 6])
          expect(isBeach(dropOf(at.world, at.field, at.id('us-82-505'), aim, die, compass).hex), at.world.grid.label(aim)).toBe(false);
  }
});

// §8.6 §10.3
test('headquarters and guns scatter as regiments do, and have no boxes to lose', () => {
  const at = position({});
  for (const id of ['us-82-505', 'us-82-hq', 'us-82-art']) {
    const drop = dropOf(at.world, at.field, at.id(id), at.hex('0610'), 1, 2);
    expect([id, at.world.grid.label(drop.hex), drop.losses]).toEqual([id, '0810', id === 'us-82-505' ? 2 : 0]);
  }
});

// §8.1 §8.6
test('a jump rolls for every counter and clears no coastal counter', () => {
  const play = new Play().until('attach');
  const { world } = play;
  const dropped = play.events.flatMap((event) => (event.event === 'dropped' ? [event.unit] : []));
  const divisions = ['us-82', 'us-101', 'br-6ab'].map((id) => play.formation(id));
  expect(dropped).toEqual(divisions.flatMap((division) => [...(world.roster.own[division] as readonly number[])]).sort((a, b) => a - b));
  play.until('orders');
  expect([play.open.coast.every((state) => state === FACE_DOWN), play.events.some(({ event }) => event === 'coast-cleared')]).toEqual([
    true,
    false,
  ]);
});
