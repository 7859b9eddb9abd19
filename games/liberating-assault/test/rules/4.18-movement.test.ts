import { expect, test } from 'vitest';
import { mayMarch, strategicReach, tacticalReach } from '../../src/rules/movement.js';
import { roomAt } from '../../src/rules/stacking.js';
import { type Position, position } from '../position.js';

const ROAD = ['0722', '0822', '0922', '1022', '1122', '1222', '1322', '1422', '1522', '1622'];
const sides = ROAD.slice(1).map((b, i) => ({ a: ROAD[i] as string, b, road: 'road' as const }));
const onRoad = (units: Readonly<Record<string, string>>): Position => position({ drill: { sides }, units }).lay('us-1-hq', { fuel: 1 });
const march = (at: Position, id: string): string[] => at.labels(strategicReach(at.world, at.open, at.field, at.id(id)).keys());

// §4.18
test('motorised units with fuel go anywhere by road', () => {
  const at = onRoad({ 'us-1-16': '0722', 'us-1-hq': '0722' });
  expect(march(at, 'us-1-16')).toEqual(ROAD.slice(1));
  at.field.fuel[at.id('us-1-hq')] = 0;
  expect(march(at, 'us-1-16')).toEqual([]);
});

// §4.18
test('the others ten hexes, by road too', () => {
  const at = position({ units: { 'ge-353-941': '0128', 'ge-353-hq': '0128' } });
  const lengths = [...strategicReach(at.world, at.open, at.field, at.id('ge-353-941')).values()].map((path) => path.length);
  expect(Math.max(...lengths)).toBe(10);
});

// §4.18
test('strategic movement keeps off hexes next to enemies, hexes of attacks and, at the start, both', () => {
  const at = onRoad({ 'us-1-16': '0722', 'us-1-hq': '0722', 'ge-353-941': '1324' });
  expect(march(at, 'us-1-16')).toEqual(ROAD.slice(1));
  const close = onRoad({ 'us-1-16': '0722', 'us-1-hq': '0722', 'ge-353-941': '1323' });
  expect(march(close, 'us-1-16')).toEqual(['0822', '0922', '1022', '1122', '1222']);
  at.field.fought.push(at.hex('1022'));
  expect(march(at, 'us-1-16')).toEqual(['0822', '0922']);
  at.field.fought.push(at.hex('0722'));
  expect(march(at, 'us-1-16')).toEqual([]);
});

// §7.1
test('more than three hexes from headquarters there is no march but a tactical move', () => {
  const at = onRoad({ 'us-1-16': '1122', 'us-1-hq': '0722' });
  expect(mayMarch(at.world, at.open, at.field, at.id('us-1-16'))).toBe(false);
  expect(tacticalReach(at.world, at.open, at.field, at.id('us-1-16')).size).toBeGreaterThan(0);
});

// §4.19 §1.2
test('three hexes in any direction, one without fuel, never through an enemy', () => {
  const at = onRoad({ 'us-1-16': '1022', 'us-1-hq': '1022' });
  const reach = (): number => tacticalReach(at.world, at.open, at.field, at.id('us-1-16')).size;
  expect(reach()).toBe(36);
  at.field.fuel[at.id('us-1-hq')] = 0;
  expect(reach()).toBe(6);
  const walled = onRoad({ 'us-1-16': '1022', 'us-1-hq': '1022', 'ge-353-941': '1122' });
  const steps = tacticalReach(walled.world, walled.open, walled.field, walled.id('us-1-16'));
  expect([steps.has(walled.hex('1122')), steps.get(walled.hex('1222'))]).toEqual([false, 3]);
});

// §1.2
test('the sea and sea hexsides cannot be crossed', () => {
  const at = position({ units: { 'us-82-505': '1010', 'us-82-hq': '1010' } });
  const reach = tacticalReach(at.world, at.open, at.field, at.id('us-82-505'));
  expect(reach.has(at.hex('1009'))).toBe(false);
  expect(reach.get(at.hex('1011'))).not.toBe(1);
});

// §4.20
test('six counters to a hex, headquarters and guns among them', () => {
  const at = position({ drill: {}, units: { 'us-1-16': '1022', 'us-1-hq': '1022', 'us-1-art': '1022' } });
  expect([roomAt(at.world, at.field, at.hex('1022')), roomAt(at.world, at.field, at.hex('1122'))]).toEqual([3, 6]);
});
