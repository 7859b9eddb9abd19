import type { HexId } from '@bocage/hex';
import type { Point } from './geometry.js';
import { createInside } from './inside.js';
import { centreOf, hexOf, type SheetGround } from './sheet-ground.js';

export interface Terrain {
  /** Share of land in each hex, by the coastline alone. */
  readonly landShare: readonly number[];
  readonly woodShare: readonly number[];
  readonly terrain: readonly string[];
  isLandHex(hex: HexId): boolean;
}

const RINGS = 8;

/** Evenly spread points of one hex around 0,0: 217 of them, each standing for the same area. */
function samplesOf(orientation: 'flat' | 'pointy'): Point[] {
  const spacing = 1 / Math.sqrt(3 * RINGS * RINGS + 3 * RINGS + 1);
  const points: Point[] = [];
  for (let q = -RINGS; q <= RINGS; q++) {
    for (let r = Math.max(-RINGS, -q - RINGS); r <= Math.min(RINGS, -q + RINGS); r++) {
      const [x, y] = [(q + r / 2) * spacing, r * (Math.sqrt(3) / 2) * spacing];
      points.push(orientation === 'flat' ? [x, y] : [y, x]);
    }
  }
  return points;
}

export function compileTerrain(ground: SheetGround): Terrain {
  const { grid, sheet, pins, areas } = ground;
  const samples = samplesOf(grid.spec.orientation);
  const inside = (...kinds: readonly string[]): ((point: Point) => boolean) => {
    const tests = areas.filter(({ kind }) => kinds.includes(kind)).map(({ ring }) => createInside([ring]));
    return (point) => tests.some((test) => test(point));
  };
  const isBocage = inside('bocage');
  const isWet = inside('flooded', 'marsh');
  const isWood = inside('woods');
  const landShare: number[] = [];
  const woodShare: number[] = [];
  const terrain: string[] = [];
  for (let hex = 0; hex < grid.size; hex++) {
    const [x, y] = centreOf(grid, hex);
    const land = samples.map(([dx, dy]): Point => [x + dx, y + dy]).filter(ground.isLand);
    const share = (test: (point: Point) => boolean): number => (land.length === 0 ? 0 : land.filter(test).length / land.length);
    landShare.push(land.length / samples.length);
    woodShare.push(share(isWood));
    if (land.length / samples.length < sheet.seaBelow) terrain.push('sea');
    else terrain.push(share((point) => isBocage(point) && !isWet(point)) >= sheet.bocageFrom ? 'bocage' : 'clear');
  }
  for (const { hexes } of pins.cities) for (const hex of hexes) terrain[hexOf(grid, hex)] = 'city';
  for (const pin of pins.terrain) terrain[hexOf(grid, pin.hex)] = pin.terrain;
  return { landShare, woodShare, terrain, isLandHex: (hex) => terrain[hex] !== 'sea' };
}
