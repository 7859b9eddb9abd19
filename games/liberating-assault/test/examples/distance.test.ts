import { expect, test } from 'vitest';
import { position } from '../position.js';

// §1.2 The worked move: from the hex south-west of Saint-Laurent to Arromanches.
test('from south-west of Saint-Laurent to Arromanches is three hexes', () => {
  const at = position({});
  const { grid } = at.world;
  const start = grid.neighbour(at.hex('1312'), grid.directionNames.indexOf('sw'));
  expect(grid.distance(start, at.hex('1513'))).toBe(3);
});
