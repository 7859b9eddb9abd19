import { expect, test } from 'vitest';
import { supplySources } from '../../src/rules/13-supply/supply.js';
import { position } from '../position.js';

// §13.1
test('lettered hexes supply one side, open beaches the other', () => {
  const at = position({ beaches: ['2403', '4603'] });
  expect(supplySources(at.world, at.open, 2).every((hex) => (at.world.ground.letter[hex] as number) > 1)).toBe(true);
  expect(at.labels([...supplySources(at.world, at.open, 0), ...supplySources(at.world, at.open, 1)])).toEqual(['2403', '4603']);
});

test('what is remembered of them goes when a beach closes', () => {
  const at = position({ beaches: ['2403'] });
  expect(supplySources(at.world, at.open, 0)).toHaveLength(1);
  at.open.beach[0] = 2;
  expect(supplySources(at.touch().world, at.open, 0)).toEqual([]);
});
