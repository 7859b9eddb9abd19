import { describe, expect, it } from 'vitest';
import { beachFaults, cutOffLand, cutOffTowns, foldedHexes, readMap, riverGaps, roadGaps, sideFaults } from './check-map.js';
import type { MapFile, MapSide } from './map-file.js';

// A square of 3 by 3 hexes; 0101 0102 0103 is the first column.
const grid = { orientation: 'flat', low: 'odd', columns: [1, 3], rows: [1, 3], columnsGrow: 'east', label: [2, '', 2] } as const;
const labels = [1, 2, 3].flatMap((column) => [1, 2, 3].map((row) => `0${column}0${row}`));

function mapWith(
  sides: readonly MapSide[],
  hexes: Readonly<Record<string, { terrain?: string; features?: readonly string[] }>> = {},
): MapFile {
  return {
    from: 'test',
    grid,
    place: { hexMetres: 1000, lat: 49, lon: -1, rotation: 0 },
    hexes: labels.map((hex) => ({ hex, terrain: 'clear', ...hexes[hex] })),
    sides,
  };
}
const check = (...args: Parameters<typeof mapWith>) => readMap(mapWith(...args));

describe('the checks of a written map', () => {
  it('find sides listed twice, turned round, at sea, or at odds with themselves', () => {
    expect(sideFaults(check([{ a: '0101', b: '0102', river: 'Orne' }]))).toEqual([]);
    expect(sideFaults(check([{ a: '0102', b: '0101' }]))[0]).toContain('wrong order');
    expect(
      sideFaults(
        check([
          { a: '0101', b: '0102' },
          { a: '0101', b: '0102' },
        ]),
      )[0],
    ).toContain('twice');
    expect(sideFaults(check([{ a: '0101', b: '0102', road: 'minor' }], { '0101': { terrain: 'sea' } }))[0]).toContain('at sea');
    expect(sideFaults(check([{ a: '0101', b: '0102', river: 'Orne', road: 'minor' }]))[0]).toContain('bridge');
    expect(sideFaults(check([{ a: '0101', b: '0102', flooded: true }]))[0]).toContain('flooded');
    expect(() => check([{ a: '0101', b: '0103' }])).toThrow('neighbours');
  });

  it('find a river with a gap', () => {
    const around = ['0201', '0301', '0302', '0203', '0102', '0101'];
    const ring = around.map(
      (other): MapSide => (other < '0202' ? { a: other, b: '0202', river: 'Vire' } : { a: '0202', b: other, river: 'Vire' }),
    );
    expect(riverGaps(check(ring))).toEqual([]);
    expect(riverGaps(check(ring.slice(1)))).toEqual(['Vire has 2 loose ends']);
    expect(riverGaps(check(ring.slice(1), { '0201': { terrain: 'sea' } }))).toEqual([]);
  });

  it('find land and roads that are cut off', () => {
    expect(cutOffLand(check([]), '0101')).toEqual([]);
    expect(
      cutOffLand(check([{ a: '0101', b: '0102', sea: true }], { '0201': { terrain: 'sea' }, '0202': { terrain: 'sea' } }), '0102'),
    ).toEqual(['0101']);
    const road = { features: ['road'] };
    const roads: MapSide[] = [{ a: '0101', b: '0102', road: 'major' }];
    expect(roadGaps(check(roads, { '0101': road, '0102': road }), '0101')).toEqual([]);
    expect(roadGaps(check(roads, { '0101': road, '0102': road, '0103': road }), '0101')).toEqual(['0103']);
  });

  it('find a beach that cannot be landed on', () => {
    const sea = { terrain: 'sea' };
    const beach = { features: ['coast', 'beach:utah'] };
    const fort = { features: ['fortification'] };
    const good = { '0101': sea, '0201': sea, '0301': sea, '0102': beach, '0202': beach, '0203': fort };
    expect(beachFaults(check([], good), ['utah'])).toEqual([]);
    expect(beachFaults(check([], { ...good, '0203': {} }), ['utah'])).toHaveLength(2);
    expect(beachFaults(check([], { ...good, '0202': {} }), ['utah'])).toEqual(['utah has 1 hexes']);
    expect(beachFaults(check([], { ...good, '0101': {}, '0201': {} }), ['utah']).join()).toContain('not on the sea');
  });

  it('find a town that no land joins', () => {
    const sea = { '0201': { terrain: 'sea' }, '0202': { terrain: 'sea' } };
    const side: MapSide = { a: '0101', b: '0102', sea: true };
    expect(cutOffTowns(check([side], { ...sea, '0101': { features: ['town'] } }), '0102')).toEqual(['0101']);
    expect(cutOffTowns(check([side], sea), '0102')).toEqual([]);
  });

  it('let a road leave the sheet, and cross a river by ford', () => {
    const edge = { features: ['road', 'edge:west'] };
    const road: MapSide = { a: '0102', b: '0103', road: 'major' };
    expect(roadGaps(check([road], { '0102': { features: ['road'] }, '0103': edge }), '0301')).toEqual([]);
    expect(sideFaults(check([{ ...road, river: 'Orne', features: ['ford'] }]))).toEqual([]);
    expect(sideFaults(check([{ a: '0102', b: '0103', bridge: 'Pont' }]))[0]).toContain('without a river');
    expect(sideFaults(check([{ a: '0101', b: '0102', features: ['cliff'] }], { '0101': { terrain: 'sea' } }))).toEqual([]);
  });

  it('leave out what is off the sheet', () => {
    const map = check([], { '0303': { terrain: 'off' } });
    expect(map.isLand(map.grid.parse('0303') as number)).toBe(false);
    expect(cutOffLand(map, '0101')).toEqual([]);
  });

  it('find bends that fold the ground', () => {
    const sheet = { grid: { ...grid, columns: [1, 9], rows: [1, 9] } as const, place: { hexMetres: 1000, lat: 49, lon: -1, rotation: 0 } };
    const bend = { why: 'test', lat: 48.97, lon: -0.95, reach: 3 };
    expect(foldedHexes({ ...sheet, bends: [{ ...bend, move: [0.8, 0] }] })).toEqual([]);
    expect(foldedHexes({ ...sheet, bends: [{ ...bend, move: [2.5, 0] }] }).length).toBeGreaterThan(0);
  });
});
