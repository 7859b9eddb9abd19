import { expect, test } from 'vitest';
import { refuseRetreatTo, retreatPaths } from '../../src/rules/11-combat/retreat.js';
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
  return at.touch();
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
  const walled = (cherbourgTurn: number) => {
    const at = position({ drill: { sides: wall }, units: { 'ge-6-fj': '1503' } });
    at.open.cherbourgTurn = cherbourgTurn;
    return ends(at.touch(), 'ge-6-fj');
  };
  // The sources lie behind the wall, in the south and east; the hexes C on this side of it in the north and west.
  const [before, captured] = [walled(0), walled(6)];
  for (const end of captured) expect(before).toContain(end);
  expect([before.includes('1501'), captured.includes('1501')]).toEqual([true, false]);
});

test('the cut off need not go towards Cherbourg: where no source is left any way will do', () => {
  const [free, captured] = [cutOff(), cutOff()];
  captured.open.cherbourgTurn = 6;
  expect(ends(free, 'ge-6-fj')).toContain('1701');
  expect(ends(free, 'ge-6-fj')).toEqual(ends(captured, 'ge-6-fj'));
});

// §11.9
test('Germans retreat into no open beach, even with nowhere else to go', () => {
  const zones = { 'br-8a': '3905', 'br-27a': '4204', 'br-33a': '4006', 'br-4a': '3803' };
  const retreat = (...beaches: readonly string[]) => ends(position({ units: { 'ge-914-352': '4004', ...zones }, beaches }), 'ge-914-352');
  expect(retreat('4603')).toContain('4102');
  expect([retreat('4003', '4102'), retreat('4003', '4102', '4203')]).toEqual([[], []]);
});

test('nobody ends with units of the other Allied command, whatever else is barred', () => {
  const at = position({ drill: {}, units: { 'br-8a': '5020', 'us-39-9-inf': '4918' }, beaches: ['4603'] });
  expect(ends(at, 'br-8a')).not.toContain('4918');
});

test('where no way leads straight to supply, one that ends nearer comes before one that does not', () => {
  const at = position({ drill: {}, units: { 'br-8a': '5020', 'ge-914-352': '4918' }, beaches: ['4603'] });
  const far = (label: string): number => at.world.grid.distance(at.hex(label), at.hex('4603'));
  expect(['5020', '5019', '4919', '4920', '5119'].map(far)).toEqual([19, 18, 18, 19, 19]);
  expect(ends(at, 'br-8a')).toEqual(['4820', '5118']);
});

// §15.0
test('with no other way the Boundary is overstepped', () => {
  const at = position({ units: { 'br-8a': '3510' }, beaches: ['4003'] });
  at.move('ge-914-352', '3610').move('ge-915-352', '3512').move('ge-916-352', '3508').move('ge-6-fj', '3710');
  const beyond = ends(at, 'br-8a');
  expect(beyond.length).toBeGreaterThan(0);
  expect(beyond.every((label) => label < '3500')).toBe(true);
});

test('a place refused is refused for its reason', () => {
  const at = position({ drill: {}, units: { 'br-69-50-inf': '5020', 'ge-914-352': '5018', 'br-71-53-inf': '4819' }, beaches: ['4603'] });
  const why = (label: string) => refuseRetreatTo(at.world, at.open, at.id('br-69-50-inf'), at.hex(label));
  expect([why('5019'), why('5018'), why('5118'), why('4819'), why('5022')]).toEqual([
    { code: 'not-two-hexes-away', section: '11.3.7' },
    { code: 'enemy-occupied', section: '11.3.7' },
    { code: 'enemy-zoc', section: '6.4' },
    { code: 'stacking', section: '5.1', params: { limit: 4 } },
    { code: 'not-towards-supply', section: '11.3.7' },
  ]);
  const river = ['4919', '4920', '5021'].map((b) => ({ a: '5020', b, river: 'Orne', class: 'major' as const }));
  const heavy = position({ drill: { sides: river }, units: { 'br-8a': '5020' }, beaches: ['4603'] });
  expect(refuseRetreatTo(heavy.world, heavy.open, heavy.id('br-8a'), heavy.hex('4820'))).toEqual({
    code: 'no-way-there',
    section: '11.3.7',
  });
});
