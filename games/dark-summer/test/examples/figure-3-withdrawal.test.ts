import { expect, test } from 'vitest';
import { emergencyPaths } from '../../src/rules/moves.js';
import { position } from '../position.js';

// §10.3.1 Figure 3 on the drill ground: a regiment held by zones; the beach it flees from is Utah, far to the north-west.
test('the 1058th may go to hexes two away that are farther from Utah, not to one equally far', () => {
  const at = position({ drill: {}, units: { 'ge-1058-91': '5020', 'us-505-82-ab': '5019', 'us-506-101-ab': '5021' }, beaches: ['2403'] });
  const utah = at.hex('2403');
  const start = at.world.grid.distance(utah, at.hex('5020'));
  const ends = emergencyPaths(at.world, at.open, at.id('ge-1058-91'), 'move').map(([, , hex]) => hex);
  expect(ends.length).toBeGreaterThan(0);
  expect(ends.every((hex) => at.world.grid.distance(utah, hex) > start)).toBe(true);
  expect(at.labels(ends)).not.toContain('4820');
});
