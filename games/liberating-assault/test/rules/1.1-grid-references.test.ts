import { expect, test } from 'vitest';
import { hexesOfSquare, squareOf } from '../../src/rules/grid-reference.js';
import { position } from '../position.js';

// §1.1 Caen itself stands in 1315, just below the line that the middle of its hex lies above.
test('a four-figure reference names a square of several hexes, and every hex has the square of its middle', () => {
  const at = position({});
  expect([squareOf(at.world, at.hex('1414')), squareOf(at.world, at.hex('1717'))]).toEqual(['1117', '1316']);
  expect(at.labels(hexesOfSquare(at.world, '1117'))).toContain('1414');
  const near = hexesOfSquare(at.world, '1315').map((hex) => at.world.grid.distance(hex, at.hex('1717')));
  expect(Math.min(...near)).toBe(1);
  for (const hex of at.world.ground.land) expect(squareOf(at.world, hex)).toMatch(/^\d{4}$/);
  expect([hexesOfSquare(at.world, '9999'), hexesOfSquare(at.world, '')]).toEqual([[], []]);
});
