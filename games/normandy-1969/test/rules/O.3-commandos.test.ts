import { expect, test } from 'vitest';
import { waitingIn } from '../../src/rules/landing.js';
import { opening } from '../position.js';

// §O.3
test('eight 2-4 commandos land after the parachutes', () => {
  const at = opening(1).play('done');
  const forces = waitingIn(at.world, at.open, 'commando').map((id) => at.world.data.counters.allied[id]);
  expect(at.open.phase).toBe('commandos');
  expect(forces).toHaveLength(8);
  expect(forces.every((unit) => unit?.strengths.join() === '2' && unit.allowance === 4)).toBe(true);
});

test('they land in any coastal hex, beaches too, and not inland', () => {
  const at = opening(1).play('done', '2-rgr');
  const { coastHexes, beaches } = at.world.ground;
  const offered = at.offered().map((label) => at.hex(label));
  expect(offered.every((hex) => coastHexes.includes(hex))).toBe(true);
  expect(beaches.every((hex) => offered.includes(hex))).toBe(true);
  expect(at.refusal('4626')).toEqual({ code: 'not-coastal', section: 'R.9' });
});

test('they do not land on the enemy or where three units stand', () => {
  const at = opening(1).play('done', '2-rgr');
  const coast = at.world.ground.coastHexes.map((hex) => at.label(hex));
  const held = coast.filter((label) => at.unitsIn(label).length > 0);
  expect(held.length).toBeGreaterThan(0);
  for (const label of held) expect(at.refusal(label)).toEqual({ code: 'enemy-occupied', section: 'R.3' });
  const [beach] = at.world.ground.beaches.map((hex) => at.label(hex)) as [string];
  at.play(beach, '5-rgr', beach, '3-cdo', beach, '4-cdo');
  expect(at.refusal(beach)).toEqual({ code: 'stacking', section: 'R.6', params: { limit: 3 } });
});
