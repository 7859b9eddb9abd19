import { expect, test } from 'vitest';
import { waitingIn } from '../../src/rules/landing.js';
import { opening } from '../position.js';

// §O.2
test('eight 7-4 parachute regiments jump first', () => {
  const at = opening(1);
  const forces = waitingIn(at.world, at.open, 'parachute').map((id) => at.world.data.counters.allied[id]);
  expect(forces).toHaveLength(8);
  expect(forces.every((unit) => unit?.strengths.join() === '7,5,2' && unit.allowance === 4)).toBe(true);
  expect(at.open.phase).toBe('drop');
  expect(at.offered()).toHaveLength(9);
});

test('the jump is told before the wind is known', () => {
  const at = opening(1).play('501-pir', '4626');
  expect(at.news).toEqual([{ event: 'dropped', section: 'O.2', unit: at.id('501-pir'), hex: at.hex('4626') }]);
});

test('they jump anywhere on land but not onto the enemy', () => {
  const at = opening(1).play('501-pir');
  const { ground } = at.world;
  const held = new Set(at.open.hex.slice(at.world.roster.allied).filter((hex) => hex >= 0));
  expect(at.offered()).toHaveLength(ground.land.length - held.size);
  expect(at.refusal('2014')).toEqual({ code: 'enemy-occupied', section: 'R.3' });
  const sea = ground.terrain.indexOf(0);
  expect(at.refusal(at.label(sea))).toEqual({ code: 'all-sea', section: 'E.7' });
});
