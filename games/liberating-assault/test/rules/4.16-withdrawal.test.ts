import { expect, test } from 'vitest';
import { AT_SEA, WITHDREW } from '../../src/index.js';
import { newBattle } from '../../src/rules/effective.js';
import { goBack, mayAdvance, waysBack } from '../../src/rules/withdrawal.js';
import { type Position, position } from '../position.js';

const ends = (at: Position, id: string, hexes: number): string[] => {
  const ways = waysBack(at.world, at.field, at.id(id), hexes);
  return [...new Set(ways.map((way) => at.world.grid.label(way.at(-1) as number)))].sort();
};

// §4.16
test('a beaten counter goes away from the lost hex, keeping off enemies where it can', () => {
  const at = position({ drill: {}, units: { 'ge-353-941': '1022', 'us-1-16': '0922', 'us-1-18': '0921' } });
  expect(ends(at, 'ge-353-941', 1)).toEqual(['1023', '1122']);
  for (const way of waysBack(at.world, at.field, at.id('ge-353-941'), 2)) {
    expect(way.map((hex) => at.world.grid.distance(hex, at.hex('1022')))).toEqual([1, 2]);
  }
});

// §4.16
test('nobody goes into enemies, the sea or a full hex; one box for every hex that is missing', () => {
  const full = ['ge-352-914', 'ge-352-915', 'ge-352-916', 'ge-716-726', 'ge-716-736', 'ge-709-919'];
  const ring = { 'us-1-16': '0922', 'us-1-18': '0921', 'us-1-26': '1021', 'us-29-115': '1122', 'us-29-116': '0923' };
  const at = position({ drill: {}, units: { 'ge-353-941': '1022', ...ring, ...Object.fromEntries(full.map((id) => [id, '1023'])) } });
  expect(ends(at, 'ge-353-941', 1)).toEqual([]);
  const longer = waysBack(at.world, at.field, at.id('ge-353-941'), 2);
  expect(longer.every((way) => way[0] === at.hex('1023') && way.length === 2)).toBe(true);
  expect(goBack(at.world, at.field, at.id('ge-353-941'), [], 2)).toBe(2);
  expect(at.where('ge-353-941')).toBe('1022');
  expect(goBack(at.world, at.field, at.id('ge-353-941'), longer[0] ?? [], 2)).toBe(0);
  expect((at.field.marks[at.id('ge-353-941')] as number) & WITHDREW).toBe(WITHDREW);
});

// §4.16
test('a shorter way is taken when there is no longer one', () => {
  const around = { 'ge-353-941': '1313', 'ge-353-942': '1213', 'ge-352-914': '1212', 'ge-352-915': '1111' };
  const at = position({ units: { 'us-1-16': '1312', ...around } });
  const ways = waysBack(at.world, at.field, at.id('us-1-16'), 2);
  expect(at.labels(new Set(ways.map((way) => way.at(-1) as number)))).toEqual(['1211']);
});

// §4.16 §4.20
test('those who fought for it may enter the hex that was left, while there is room', () => {
  const at = position({ drill: {}, units: { 'us-1-16': '0922', 'us-1-18': '0921', 'us-1-26': '0722' } });
  const battle = newBattle(at.world, at.ids('us-1-16', 'us-1-18'), at.hex('1022'), []);
  expect(at.names(mayAdvance(at.world, at.field, battle))).toEqual(['us-1-16', 'us-1-18']);
  const full = ['br-51-152', 'br-51-153', 'br-51-154', 'br-49-70', 'br-49-146', 'br-49-147'];
  const crowded = position({ drill: {}, units: { 'us-1-16': '0922', ...Object.fromEntries(full.map((id) => [id, '1022'])) } });
  expect(mayAdvance(crowded.world, crowded.field, newBattle(crowded.world, crowded.ids('us-1-16'), crowded.hex('1022'), []))).toEqual([]);
});

// §4.16 §8.4
test('a division from the sea lands in the hex it has won', () => {
  const at = position({ units: { 'us-1-16': AT_SEA } });
  const battle = newBattle(at.world, at.ids('us-1-16'), at.hex('1211'), []);
  expect(at.names(mayAdvance(at.world, at.field, battle))).toEqual(['us-1-16']);
});
