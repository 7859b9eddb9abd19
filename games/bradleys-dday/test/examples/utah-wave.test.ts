import { expect, it } from 'vitest';
import { POOL } from '../../src/types.js';
import { Wave } from '../afloat.js';

// The print gives tanks +4 and infantry +1 on the casualty dice, having taken the mine point for the sea; the rule makes it +5 and +2.
it('four infantry and two tanks at Utah, heavy sea, one mine, Average tide, dice 11: 14, two to the right (§5.6)', () => {
  const lanes = { 'us-1-8': '1914', 'us-2-8': '2014', 'us-3-8': '2015', 'us-1-22': '2116', 'us-70-tk': '2117', 'us-746-tk': '2217' };
  const wave = new Wave(lanes, 'average').mine('1918');
  wave.open.turn = 2;
  wave.put('ge-2-1261', '1011');
  const scene = wave.land().roll(4);
  expect(scene.told('sea')[0]?.value).toBe(2);
  scene.roll([5, 6]);
  expect(scene.told('displaced')[0]).toMatchObject({ modifier: 3, mines: 1, shift: 2 });
  // One unit is shifted out of the Beach Area and aborts; the others lie two lanes further north.
  expect([scene.told('aborted')[0]?.units, scene.box('us-1-8')]).toEqual([[scene.id('us-1-8')], POOL + 1]);
  // §5.5.4 One of five equal hexes lands disrupted: the Americans name that of a tank battalion.
  expect(scene.offered()).toHaveLength(5);
  scene.play('1916');
  const landed = ['us-2-8', 'us-3-8', 'us-1-22', 'us-70-tk', 'us-746-tk'];
  expect(landed.map((id) => scene.where(id))).toEqual(['1714', '1814', '1915', '1916', '2016']);
  scene.roll([2, 2], [3, 3], [2, 3], [1, 2], [2, 2]);
  const modifiers = scene.told('casualty').map(({ unit, modifier }) => [scene.nameOf(unit), modifier]);
  expect(Object.fromEntries(modifiers)).toEqual({ 'us-2-8': 2, 'us-3-8': 2, 'us-1-22': 2, 'us-70-tk': 5, 'us-746-tk': 5 });
  expect(scene.disrupted(...landed)).toEqual([false, false, false, true, false]);
});
