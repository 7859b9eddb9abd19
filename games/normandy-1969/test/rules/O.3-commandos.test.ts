import { expect, test } from 'vitest';
import { waitingIn } from '../../src/rules/landing.js';
import { opening } from '../position.js';

// §O.3
test('eight 2-4 commandos land after the parachutes', () => {
  const at = opening(1).click('done');
  const forces = waitingIn(at.world, at.open, 'commando').map((id) => at.world.data.counters.allied[id]);
  expect(at.open.phase).toBe('commandos');
  expect(forces).toHaveLength(8);
  expect(forces.every((unit) => unit?.strengths.join() === '2' && unit.allowance === 4)).toBe(true);
});

test('they land in any coastal hex, beaches too, and not inland', () => {
  const at = opening(1).click('done', '2-rgr');
  const { coastHexes, beaches } = at.world.ground;
  const offered = at.offered().map((label) => at.hexId(label));
  expect(offered.every((hex) => coastHexes.includes(hex))).toBe(true);
  expect(beaches.every((hex) => offered.includes(hex))).toBe(true);
  expect(at.refusal('4626')).toEqual({ code: 'not-coastal', section: 'R.9' });
});
