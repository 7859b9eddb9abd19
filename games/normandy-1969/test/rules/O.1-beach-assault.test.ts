import { expect, test } from 'vitest';
import { waitingIn } from '../../src/rules/landing.js';
import { opening } from '../position.js';

const assault = () => opening(1).play('done', 'done');

// §O.1
test('eight 7-4 and eight 6-10 land at the beginning of the first turn', () => {
  const at = assault();
  const forces = waitingIn(at.world, at.open, 'assault').map((id) => at.world.data.counters.allied[id]);
  expect(forces.filter((unit) => unit?.strengths[0] === 7 && unit.allowance === 4)).toHaveLength(8);
  expect(forces.filter((unit) => unit?.strengths[0] === 6 && unit.allowance === 10)).toHaveLength(8);
  expect(forces).toHaveLength(16);
  expect(at.offered()).toHaveLength(17);
});

test('they land in the beach hexes of any supply area and nowhere else', () => {
  const at = assault().play('us-16-1');
  expect(at.offered().map((label) => at.hex(label))).toEqual([...at.world.ground.beachHexes.flat()].sort((a, b) => a - b));
  expect(at.refusal('4626')).toEqual({ code: 'not-a-beach', section: 'O.1' });
});

test('no landing points are used up', () => {
  const at = assault().play('us-16-1');
  const beach = at.offered()[0] as string;
  expect(at.play(beach).event('landed')).toMatchObject({ points: 0, section: 'O.1' });
});
