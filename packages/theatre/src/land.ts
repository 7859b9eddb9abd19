import type { HexId } from '@bocage/hex';
import type { Point } from './geometry.js';
import { createRegion, type Region } from './region.js';
import { centreOf, hexOf, type SheetGround } from './sheet-ground.js';

/** What the hexes hold of coast and areas, before any rule of the sheet. */
export interface Land {
  /** Share of land in each hex, by the coastline alone. */
  readonly landShare: readonly number[];
  isOff(hex: HexId): boolean;
  /** On the sheet and not sea, by share of land or by pin. */
  isLandHex(hex: HexId): boolean;
  /** Share of the hex's land (of the whole hex for tidal) inside areas of any of these kinds. */
  share(hex: HexId, kinds: readonly string[]): number;
}

const RINGS = 8;
// Half the width of a square around a hex.
const REACH = 1 / Math.sqrt(3);

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

function around([x, y]: Point) {
  return { left: x - REACH, right: x + REACH, top: y - REACH, bottom: y + REACH };
}

/** The points of a hex that lie in a region; a hex its edge does not touch lies in it whole or not at all. */
function pointsIn(region: Region, centre: Point, points: readonly Point[]): readonly Point[] {
  if (!region.isNear(around(centre))) return [];
  if (!region.isCutBy(around(centre))) return region.has(centre) ? points : [];
  return points.filter(region.has);
}

export function compileLand(ground: SheetGround): Land {
  const { grid, sheet, pins, areas } = ground;
  const samples = samplesOf(grid.spec.orientation);
  const samplesIn = ([x, y]: Point): Point[] => samples.map(([dx, dy]) => [x + dx, y + dy]);
  const coast = createRegion(ground.land);
  const landPoints = Array.from({ length: grid.size }, (_, hex) => {
    const centre = centreOf(grid, hex);
    return pointsIn(coast, centre, samplesIn(centre));
  });
  const landShare = landPoints.map((points) => points.length / samples.length);
  const off = landShare.map((_, hex) => sheet.isOff?.(grid.label(hex)) ?? false);
  const isLand = landShare.map((share, hex) => !off[hex] && share >= sheet.seaBelow);
  for (const { hexes, terrain } of pins.hexes) {
    if (terrain !== undefined) for (const label of hexes) isLand[hexOf(grid, label)] = terrain !== 'sea';
  }
  const regions = areas.map(({ kind, ring }) => ({ kind, region: createRegion([ring]) }));
  return {
    landShare,
    isOff: (hex) => off[hex] as boolean,
    isLandHex: (hex) => isLand[hex] as boolean,
    share(hex, kinds) {
      const centre = centreOf(grid, hex);
      const points = kinds.includes('tidal') ? samplesIn(centre) : (landPoints[hex] as readonly Point[]);
      const near = regions.filter(({ kind, region }) => kinds.includes(kind) && region.isNear(around(centre)));
      const found = new Set(near.flatMap(({ region }) => pointsIn(region, centre, points)));
      return points.length === 0 ? 0 : found.size / points.length;
    },
  };
}
