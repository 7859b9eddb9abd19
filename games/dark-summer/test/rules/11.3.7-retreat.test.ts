import { expect, test } from 'vitest';
import { retreatPaths } from '../../src/rules/retreat.js';
import type { Drill } from '../drill-ground.js';
import { type Position, position } from '../position.js';

const ends = (at: Position, id: string): string[] =>
  [...new Set(retreatPaths(at.world, at.open, at.id(id)).map((path) => at.world.grid.label(path[path.length - 1] as number)))].sort();

// §11.3.7
test('a unit retreats two hexes, each nearer to its nearest source', () => {
  const at = position({ drill: {}, units: { 'br-8a': '5020' }, beaches: ['4603'] });
  const source = at.hex('4603');
  for (const path of retreatPaths(at.world, at.open, at.id('br-8a'))) {
    const far = [at.hex('5020'), ...path].map((hex) => at.world.grid.distance(hex, source));
    expect(far).toEqual([far[0], (far[0] as number) - 1, (far[0] as number) - 2]);
  }
  expect(ends(at, 'br-8a')).toEqual(['4819', '4918', '5018']);
});

test('not into enemy units or zones, unless a friend negates the zone; then another way is allowed', () => {
  const at = position({ drill: {}, units: { 'br-8a': '5020', 'ge-914-352': '4918' }, beaches: ['4603'] });
  const free = ends(at, 'br-8a');
  expect(free).not.toContain('4918');
  expect(free.length).toBeGreaterThan(0);
  at.move('ge-915-352', '5019').move('ge-916-352', '5021');
  expect(ends(at, 'br-8a')).toEqual([]);
  at.move('br-27a', '5120');
  expect(ends(at, 'br-8a').length).toBeGreaterThan(0);
});

test('heavy units do not retreat over a major river without a bridge', () => {
  const sides = ['4919', '4920', '5019', '5021', '5119', '5120'].map((b) => ({ a: '5020', b, river: 'Orne', class: 'major' as const }));
  const at = position({ drill: { sides }, units: { 'br-8a': '5020', 'br-69-50-inf': '5020' }, beaches: ['4603'] });
  expect(ends(at, 'br-8a')).toEqual([]);
  expect(ends(at, 'br-69-50-inf').length).toBeGreaterThan(0);
});

test('stacking holds at the end, and strongpoints never retreat', () => {
  const at = position({ drill: {}, units: { 'br-69-50-inf': '5020', 'br-71-53-inf': '4918', 'sp-1': '5220' }, beaches: ['4603'] });
  expect(ends(at, 'br-69-50-inf')).not.toContain('4918');
  expect(ends(at, 'sp-1')).toEqual([]);
});

// §11.9
test('an open beach next door is shelter enough', () => {
  const at = position({ units: { 'br-231-50-inf': '4004' }, beaches: ['4003'] });
  expect(ends(at, 'br-231-50-inf')).toContain('4003');
});

// §10.1
test('Germans avoid ending in C, W and S hexes when another hex of the same direction is there', () => {
  const at = position({ units: { 'ge-914-352': '4326' } });
  const letters = retreatPaths(at.world, at.open, at.id('ge-914-352')).map(
    (path) => at.world.ground.letter[path[path.length - 1] as number],
  );
  expect(letters.length).toBeGreaterThan(0);
  expect(letters.every((letter) => letter === 0)).toBe(true);
});

// §15.0
test('the Boundary is overstepped only when there is no other way', () => {
  const at = position({ units: { 'br-8a': '3510' }, beaches: ['4003'] });
  expect(ends(at, 'br-8a').every((label) => label >= '3500')).toBe(true);
  expect(ends(at, 'br-8a').length).toBeGreaterThan(0);
});

/** Out of supply: the Allies have been to Brittany and back, have left by every E hex, and hold the coast. */
const cutOff = (drill?: Drill): Position => {
  const open = { turn: 8, brittanyTurn: 7, returnTurn: 8 };
  const at = position({ ...(drill && { drill }), units: { 'ge-6-fj': '1501', 'br-8a': '5400' }, open });
  at.open.exits.fill(1);
  return at;
};

test('the cut off may retreat towards each C hex they have a way to, and towards no other', () => {
  const { grid } = position({}).world;
  const wall = Array.from({ length: 29 }, (_, row) => `18${String(row).padStart(2, '0')}`).flatMap((a) =>
    grid
      .ring(grid.parse(a) as number, 1)
      .map((hex) => grid.label(hex))
      .filter((b) => b.startsWith('19'))
      .map((b) => ({ a, b, sea: true as const })),
  );
  // 1701 lies towards 1900 and 2000 alone.
  expect(ends(cutOff(), 'ge-6-fj')).toEqual(['1701']);
  expect(ends(cutOff({ sides: wall }), 'ge-6-fj')).not.toContain('1701');
  const captured = cutOff();
  captured.open.cherbourgTurn = 6;
  expect(ends(captured, 'ge-6-fj').length).toBeGreaterThan(1);
});
