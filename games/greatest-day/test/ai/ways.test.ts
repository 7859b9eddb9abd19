import { expect, it } from 'vitest';
import { dangerOf, waysOf } from '../../src/ai/ways.js';
import { at, world } from '../position.js';
import { GameScene } from '../scene.js';

const TANKS = '3rd-27-arm-bde-staffs-yeo-a';
const GRENADIERS = '21pz-kg-rauch-ii-pzgr-192-5';
const SUFFOLKS = ['a', 'b', 'c', 'd'].map((company) => `3rd-8-bde-1-suffolk-${company}`);

/** Tanks that would go through a hex in which so many companies stand, under fire. */
function through(companies: number): number {
  const scene = new GameScene('to-the-sea').only();
  const tanks = scene.put(TANKS, '36.016');
  for (const id of SUFFOLKS.slice(0, companies)) scene.put(id, '36.015');
  scene.put(GRENADIERS, '35.015');
  const way = waysOf(world, scene.open, tanks).find(({ hex, column }) => hex === at('36.014') && !column);
  if (!way) throw new Error('no way there');
  return dangerOf(world, scene.open, tanks, way);
}

// §S.14 §S.22 Fire stops him where he is: with a fifth unit there somebody is lost.
it('nobody goes under fire through a hex in which he could not stop', () => {
  expect(through(3)).toBeGreaterThan(0);
  expect(through(3)).toBeLessThan(10);
  expect(through(4)).toBeGreaterThan(10);
});
