import { expect, test } from 'vitest';
import { ACTIVE } from '../../src/index.js';
import { emergencyPaths } from '../../src/rules/10-movement/moves.js';
import { mayWithdrawIn, withdrawalPaths } from '../../src/rules/10-movement/withdrawal.js';
import type { Drill } from '../drill-ground.js';
import { type Placing, type Position, position } from '../position.js';

const held = (id: string, more: Placing = {}): Position =>
  position({
    drill: {},
    beaches: ['3203'],
    ...more,
    units: { [id]: '5020', 'us-39-9-inf': '5019', 'us-47-9-inf': '5021', ...more.units },
  });
const ends = (at: Position, id: string): string[] =>
  at.labels(emergencyPaths(at.world, at.open, at.id(id), 'move').map(([, , hex]) => hex));

// §10.3.1
test('two hexes away, farther from the nearest enemy source and next to no enemy', () => {
  const at = held('ge-914-352');
  expect(ends(at, 'ge-914-352')).toEqual(['5220', '5221']);
  at.move('us-60-9-inf', '5319');
  expect(ends(at, 'ge-914-352')).toEqual(['5221']);
  at.move('us-2-rng', '5321');
  expect(ends(at, 'ge-914-352')).toEqual([]);
});

test('of two sources equally near the player may choose which to leave behind', () => {
  const at = held('ge-914-352');
  const far = (from: string, to: string): number => at.world.grid.distance(at.hex(from), at.hex(to));
  const south = position({
    drill: {},
    beaches: ['3203', '4603'],
    units: { 'ge-914-352': '3910', 'us-39-9-inf': '3909', 'us-47-9-inf': '3911' },
  });
  expect(far('3203', '3910')).toBe(far('4603', '3910'));
  const away = ends(south, 'ge-914-352');
  expect(away.some((label) => far('3203', label) <= far('3203', '3910'))).toBe(true);
  expect(away.some((label) => far('4603', label) <= far('4603', '3910'))).toBe(true);
});

test('zones and costs are ignored, enemy units and impassable ground are not', () => {
  const sides: Drill['sides'] = ['5119', '5120'].map((b) => ({ a: '5020', b, sea: true }));
  expect(ends(held('ge-914-352', { drill: { sides } }), 'ge-914-352')).toEqual([]);
  const rivers = ['5119', '5120'].map((b) => ({ a: '5020', b, river: 'Orne', class: 'major' as const }));
  expect(ends(held('ge-914-352', { drill: { sides: rivers } }), 'ge-914-352')).toEqual(['5220', '5221']);
});

test('heavy units need a bridge over a major river', () => {
  const rivers = ['5119', '5120'].map((b) => ({ a: '5020', b, river: 'Orne', class: 'major' as const }));
  expect(ends(held('ge-kg-125-21-pz', { drill: { sides: rivers } }), 'ge-kg-125-21-pz')).toEqual([]);
  const bridged = rivers.map((side) => ({ ...side, road: 'minor' as const }));
  expect(ends(held('ge-kg-125-21-pz', { drill: { sides: bridged } }), 'ge-kg-125-21-pz')).toEqual(['5220', '5221']);
});

test('it ends within the stacking limit', () => {
  const at = held('ge-914-352', { units: { 'ge-1057-91': '5220' } });
  at.open.marks[at.id('ge-1057-91')] = 1;
  expect(ends(at, 'ge-914-352')).toEqual(['5221']);
});

// §10.3.1
test('it is the nearest enemy source that must be left behind, not one farther off', () => {
  const at = position({ drill: {}, units: { 'br-8a': '5020', 'ge-914-352': '5019', 'ge-915-352': '5021' }, beaches: ['4603'] });
  const far = (label: string, source: string) => at.world.grid.distance(at.hex(label), at.hex(source));
  expect([far('5020', '5428'), far('5020', '4428'), far('4820', '5428'), far('5220', '4428')]).toEqual([10, 11, 11, 12]);
  const away = at.labels(withdrawalPaths(at.world, at.open, at.id('br-8a'), 'move').map(([, , end]) => end));
  expect(away.length).toBeGreaterThan(0);
  expect(away.filter((label) => far(label, '5428') <= 10)).toEqual([]);
});

// §10.3 §10.3.2
test('nobody withdraws who could move or whom no enemy holds; in a reaction only the active, and only by the option', () => {
  const free = position({ drill: {}, units: { 'ge-6-fj': '5020' }, beaches: ['4603'] });
  expect(withdrawalPaths(free.world, free.open, free.id('ge-6-fj'), 'move')).toEqual([]);
  const at = position({ drill: {}, units: { 'ge-6-fj': '5020' }, beaches: ['4603'], open: { reactionWithdrawal: 1 } });
  const may = (kind: 'move' | 'reaction' | 'combined') => mayWithdrawIn(at.open, at.id('ge-6-fj'), kind);
  expect([may('move'), may('reaction'), may('combined')]).toEqual([true, false, false]);
  at.open.marks[at.id('ge-6-fj')] = ACTIVE;
  expect(may('reaction')).toBe(true);
  at.open.reactionWithdrawal = 0;
  expect(may('reaction')).toBe(false);
});
