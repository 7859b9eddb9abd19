import { createGrid } from '@bocage/hex';
import { describe, expect, it } from 'vitest';
import { createPage, createProjection, toPlane } from './projection.js';
import { normandy1969 } from './sheets/normandy-1969.js';

describe('the plane', () => {
  it('measures metres', () => {
    expect(toPlane(49.2, -0.7)).toEqual([0, 0]);
    const [, north] = toPlane(50.2, -0.7);
    expect(north).toBeGreaterThan(111_180);
    expect(north).toBeLessThan(111_240);
    // Caen castle to Bayeux cathedral: 26.9 km over the ellipsoid.
    const [caen, bayeux] = [toPlane(49.1865, -0.3628), toPlane(49.2757, -0.7032)];
    expect(Math.hypot(caen[0] - bayeux[0], caen[1] - bayeux[1]) / 1000).toBeCloseTo(26.7, 0);
  });
});

describe('a sheet', () => {
  const straight = { ...normandy1969, bends: [] };

  it('has its first hex where the description says', () => {
    const { x, y } = createGrid(straight.grid).centre(0);
    const [px, py] = createProjection(straight)([straight.place.lon, straight.place.lat]);
    expect(px).toBeCloseTo(x);
    expect(py).toBeCloseTo(y);
  });

  it('is one hex high every 2575 m, and turned by its rotation', () => {
    const project = createProjection(straight);
    const [, south] = project([-0.7, 49.0]);
    const [, north] = project([-0.7, 49.2]);
    expect((south - north) * 2575).toBeCloseTo(22_242, -2);
    const turned = createProjection({ ...straight, place: { ...straight.place, rotation: 90 } });
    const [x0, y0] = turned([straight.place.lon, straight.place.lat]);
    const [x1, y1] = turned([straight.place.lon, straight.place.lat + 0.1]);
    expect(x1 - x0).toBeGreaterThan(4);
    expect(Math.abs(y1 - y0)).toBeLessThan(0.1);
  });

  it('bends only within reach', () => {
    const bend = { why: 'test', lat: 49.2, lon: -0.7, move: [0.5, 0] as const, reach: 3 };
    const bent = createProjection({ ...straight, bends: [bend] });
    const project = createProjection(straight);
    expect(bent([-0.7, 49.2])[0] - project([-0.7, 49.2])[0]).toBeCloseTo(0.5);
    expect(bent([-0.7, 49.4])).toEqual(project([-0.7, 49.4]));
  });
});

// Independent fits of three printed grids to the ground: [x, y] metres = m · [u, v, 1], with u = ±√¾ · column and v = row (+ ½ in low columns).
const FITS = [
  {
    grid: { orientation: 'flat', low: 'odd', columns: [10, 63], rows: [0, 28], columnsGrow: 'east', label: [2, '', 2] },
    place: { hexMetres: 3596.947, lat: 49.586444, lon: -1.787631, rotation: -11.17634 },
    m: [3528.732172688531, -697.193758978406, -109204.32368786405, -697.193758978406, -3528.732172688531, 49585.53084355784],
    hexes: ['1000', '2403', '2726', '4704', '6028'],
  },
  {
    grid: { orientation: 'flat', low: 'even', columns: [1, 61], rows: [1, 36], columnsGrow: 'east', label: [2, '', 2] },
    place: { hexMetres: 1179.2426, lat: 49.588535, lon: -1.442003, rotation: 0.7914115 },
    m: [1179.1300641917383, 16.28804876592906, -54688.341868299154, 16.28804876592906, -1179.1300641917383, 44641.37122384338],
    hexes: ['0101', '1108', '2227', '3319', '3822'],
  },
  {
    grid: { orientation: 'flat', low: 'odd', columns: [1, 109], rows: [1, 63], columnsGrow: 'west', label: [2, '.', 3] },
    place: { hexMetres: 522.88246, lat: 49.307287, lon: -0.084063, rotation: -9.515347 },
    m: [515.6883083917676, -86.4386314224899, 45367.410290925065, -86.4386314224899, -515.6883083917676, 12813.140781789441],
    hexes: ['01.001', '24.017', '54.049', '98.024', '109.010'],
  },
] as const;

describe('printed grids', () => {
  it.each(FITS)('lie where their fit puts them: $place.hexMetres m', ({ grid: spec, place, m, hexes }) => {
    const grid = createGrid(spec);
    const page = createPage({ grid: spec, place });
    for (const label of hexes) {
      const [column, row] = (spec.label[1] === '' ? [label.slice(0, 2), label.slice(2)] : label.split('.')).map(Number) as [number, number];
      const u = Math.sqrt(0.75) * column * (spec.columnsGrow === 'west' ? -1 : 1);
      const v = row + ((column % 2 === 1) === (spec.low === 'odd') ? 0.5 : 0);
      const { x, y } = grid.centre(grid.parse(label) as number);
      const [east, north] = page.toPlane([x, y]);
      // A hundredth of a hex.
      expect(Math.hypot(east - (m[0] * u + m[1] * v + m[2]), north - (m[3] * u + m[4] * v + m[5]))).toBeLessThan(place.hexMetres / 100);
    }
  });

  it('run west where their columns do: 98.024 is Bayeux, 24.017 Amfreville', () => {
    const { grid: spec, place } = FITS[2];
    const grid = createGrid(spec);
    const project = createProjection({ grid: spec, place, bends: [] });
    const away = (label: string, lonLat: readonly [number, number]): number => {
      const [x, y] = project(lonLat);
      return grid.distance(grid.hexAt(x, y), grid.parse(label) as number);
    };
    expect(away('98.024', [-0.7032, 49.2757])).toBeLessThanOrEqual(2);
    expect(away('24.017', [-0.2334, 49.2506])).toBeLessThanOrEqual(2);
  });

  it('may stand on their points: rows shift right, the first hex stays where it is', () => {
    for (const low of ['odd', 'even'] as const) {
      const spec = { orientation: 'pointy', low, columns: [1, 20], rows: [1, 20], columnsGrow: 'east', label: [2, '', 2] } as const;
      const place = { hexMetres: 6437, lat: 49.5, lon: -1.5, rotation: 15.8 };
      const grid = createGrid(spec);
      const project = createProjection({ grid: spec, place, bends: [] });
      const [x, y] = project([place.lon, place.lat]);
      expect(grid.label(grid.hexAt(x, y))).toBe('0101');
      expect(Math.hypot(x - grid.centre(0).x, y - grid.centre(0).y)).toBeLessThan(1e-9);
      // Ten hexes along the page's right axis lie 15.8° north of east.
      const [east, north] = createPage({ grid: spec, place }).toPlane([x + 10, y]);
      const [e0, n0] = toPlane(place.lat, place.lon);
      expect((Math.atan2(north - n0, east - e0) * 180) / Math.PI).toBeCloseTo(15.8);
      expect(Math.hypot(east - e0, north - n0)).toBeCloseTo(64_370);
    }
  });

  it('go from page to plane and back', () => {
    const page = createPage(FITS[2]);
    const [x, y] = page.fromPlane(page.toPlane([-30.25, 17.5]));
    expect(x).toBeCloseTo(-30.25);
    expect(y).toBeCloseTo(17.5);
  });
});
