import { applyPack } from '@bocage/kernel';
import { expect, test } from 'vitest';
import heavyTerrain from '../../packs/heavy-terrain.json' with { type: 'json' };
import { createModule, data } from '../../src/index.js';
import { position } from '../position.js';

const drill = {
  terrain: { '4625': 'bocage', '4725': 'city' },
  sides: [
    { a: '4626', b: '4725', road: 'minor' },
    { a: '4626', b: '4726', road: 'minor' },
  ],
} as const;

// §E.2
test.each([
  ['clear', '4627', 3],
  ['bocage', '4625', 9],
  ['city by road', '4725', 1],
  ['clear by road', '4726', 1],
])('a unit of allowance six or more pays for %s', (_, to, thirds) => {
  const at = position({ phase: 'allied-first', allied: { '741-tk': '4626' }, drill });
  expect(at.play('741-tk', to).event('moved').thirds).toBe(thirds);
});

test('the column goes by the printed allowance: a German 2-6 pays three points for bocage', () => {
  const at = position({ phase: 'german-movement', german: { 'fus-352': '4626' }, drill });
  expect(at.play('fus-352', '4625').event('moved').thirds).toBe(9);
});

test('the pack heavy-terrain makes clear two points and bocage five', () => {
  const packed = applyPack(data, heavyTerrain);
  expect(packed.complaints).toEqual([]);
  const { world } = createModule(packed.data);
  const clear = world.grid.parse('5026') as number;
  const south = clear * 6 + 3;
  expect(world.costs[1][south]).toBe(6);
  expect(world.costs[0][south]).toBe(3);
  expect(world.data.tables.movement.bocage).toEqual([3, 15]);
});
