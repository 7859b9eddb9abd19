import { expect, test } from 'vitest';
import { CLOUD, ENTERED, MOVED, RAIN } from '../../src/index.js';
import { destinations, type MoveKind, movementBudget, pathTo } from '../../src/rules/10-movement/movement.js';
import type { Drill } from '../drill-ground.js';
import { type Placing, type Position, position } from '../position.js';

const ends = (at: Position, id: string, kind: MoveKind = 'move'): string[] => at.labels(destinations(at.world, at.open, at.id(id), kind));
const budget = (at: Position, id: string, kind: MoveKind = 'move'): number => movementBudget(at.world, at.open, at.id(id), kind);
const german = (more: Placing = {}): Position => position({ drill: {}, ...more, units: { 'ge-914-352': '5020', ...more.units } });

// §10.1 §13.4
test('a unit has its printed allowance, three points without supply, none at all when it is printed 0', () => {
  expect(budget(german(), 'ge-914-352')).toBe(12);
  expect(budget(position({ units: { 'us-39-9-inf': '5020' } }), 'us-39-9-inf')).toBe(6);
  expect(budget(position({ units: { 'us-39-9-inf': '3204' }, beaches: ['3203'] }), 'us-39-9-inf')).toBe(16);
  expect(ends(position({ units: { 'sp-1': '5020' }, drill: {} }), 'sp-1')).toEqual([]);
});

// §9.4.2
test('in the first reaction half the allowance and no road', () => {
  const road: Drill = { sides: [{ a: '5020', b: '5019', road: 'major' }] };
  const at = german({ drill: road });
  expect(budget(at, 'ge-914-352', 'first-reaction')).toBe(6);
  expect(pathTo(at.world, at.open, at.id('ge-914-352'), 'first-reaction', at.hex('5019')).halves).toBe(4);
  expect(pathTo(at.world, at.open, at.id('ge-914-352'), 'reaction', at.hex('5019')).halves).toBe(1);
});

// §7.2.2
test('Germans may not use roads in sun and cloud, but in the round they enter; clear ground costs them one in rain', () => {
  const at = german({ drill: { sides: [{ a: '5020', b: '5019', road: 'major' }] }, open: { weather: CLOUD } });
  const cost = () => pathTo(at.world, at.open, at.id('ge-914-352'), 'move', at.hex('5019')).halves;
  expect(cost()).toBe(4);
  at.open.marks[at.id('ge-914-352')] = ENTERED;
  expect(cost()).toBe(1);
  at.open.marks[at.id('ge-914-352')] = 0;
  expect(pathTo(at.world, Object.assign(at.open, { weather: RAIN }), at.id('ge-914-352'), 'move', at.hex('5021')).halves).toBe(2);
});

// §10.1
test('one hex may always be entered, whatever it costs', () => {
  const around = ['4919', '4920', '5019', '5021', '5119', '5120'];
  const sides = around.map((b) => ({ a: '5020', b, river: 'Orne', class: 'major' as const }));
  const drill = { terrain: Object.fromEntries(around.map((label) => [label, 'forest'])), sides };
  const at = position({ units: { 'us-39-9-inf': '5020' }, drill, open: { boundaryLifted: 1 } });
  expect(ends(at, 'us-39-9-inf')).toEqual(around);
});

// §6.3
test('a unit stops in an enemy zone, leaves one only for a free hex, and never goes from zone to zone', () => {
  const at = german({ units: { 'us-39-9-inf': '5018' } });
  const reach = ends(at, 'ge-914-352');
  expect(reach).toContain('5019');
  expect(reach).not.toContain('5018');
  at.move('ge-914-352', '5019');
  expect(ends(at, 'ge-914-352', 'combined')).toEqual(['4919', '5020', '5119']);
  expect(ends(at, 'ge-914-352')).toContain('5021');
});

// §9.3.3
test('in a combined round one hex, or two by road', () => {
  const sides = [
    { a: '5020', b: '5019', road: 'minor' },
    { a: '5019', b: '5018', road: 'major' },
    { a: '5018', b: '5017', road: 'major' },
  ] as const;
  const at = position({ units: { 'us-39-9-inf': '5020' }, drill: { sides }, open: { boundaryLifted: 1 } });
  expect(ends(at, 'us-39-9-inf', 'combined')).toEqual(['4919', '4920', '5018', '5019', '5021', '5119', '5120']);
});

// §10.1 §11.9
test('Germans neither stop in C, W and S hexes nor enter open beaches', () => {
  const at = position({ units: { 'ge-914-352': '2001', 'ge-915-352': '4004' }, beaches: ['4003'] });
  expect(ends(at, 'ge-914-352')).not.toContain('2000');
  expect(ends(at, 'ge-914-352')).toContain('2100');
  expect(ends(at, 'ge-915-352')).not.toContain('4003');
});

// §10.4.5
test('no Allied unit enters a hex with the other’s Exit marker', () => {
  const at = position({ units: { 'us-39-9-inf': '6217', 'br-8a': '6219' }, open: { boundaryLifted: 1 } });
  at.open.exits[at.world.ground.lettered.E.indexOf(at.hex('6318'))] = 2;
  expect(ends(at, 'us-39-9-inf')).not.toContain('6318');
  expect(ends(at, 'br-8a')).toContain('6318');
});

// §5.2
test('a full hex is offered while those in it may still move on', () => {
  const at = position({ units: { 'us-39-9-inf': '5020', 'us-117-30-inf': '5019' }, drill: {}, open: { boundaryLifted: 1 } });
  expect(ends(at, 'us-39-9-inf')).toContain('5019');
  at.open.marks[at.id('us-117-30-inf')] = MOVED;
  expect(ends(at, 'us-39-9-inf')).not.toContain('5019');
});
