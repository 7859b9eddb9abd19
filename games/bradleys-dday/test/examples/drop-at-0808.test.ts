import { expect, it } from 'vitest';
import { HILL } from '../../src/ground.js';
import { Drop } from '../dropping.js';
import { at, data, ground } from '../position.js';

it('a Main zone of the 82nd aimed at 0808, wind 2, dice 8: down at 0607, whose ground counts against its units (§4.4)', () => {
  const drop = new Drop({ 'us-1-505': 0, 'us-2-505': 0, 'us-3-505': 0 });
  const scene = drop.land().play('0808').roll(2);
  expect(scene.told('wind')[0]).toMatchObject({ die: 2, modifier: 1 });
  // No Germans within three hexes: nobody is asked for flak.
  expect(scene.rolls).toBe('zone');
  scene.roll([4, 4]);
  expect(scene.told('zone').at(-1)).toMatchObject({ what: 'landed', hex: at('0607'), modifier: 1 });
  expect(ground.terrain[at('0607')]).toBe(HILL);
  scene.play('us-2-505').roll([3, 2]);
  expect(scene.told('dropped')[0]?.modifier).toBe(1 + data.tables.scatterTerrain.parachute.hill);
  expect(scene.where('us-2-505')).toBe(scene.label(scene.world.grid.neighbour(at('0607'), 5)));
});
