import { createGrid } from '@bocage/hex';
import { describe, expect, it } from 'vitest';
import { createProjection, toPlane } from './projection.js';
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
