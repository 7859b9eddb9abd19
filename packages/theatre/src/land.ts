import type { HexId } from '@bocage/hex';
import type { Box, Point } from './geometry.js';
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

const around = ([x, y]: Point): Box => ({ left: x - REACH, right: x + REACH, top: y - REACH, bottom: y + REACH });

type Mark = (region: Region, hex: HexId, marks: Uint8Array) => void;

/** Marks the sample points of a hex that lie in a region; a hex its edge does not touch lies in it whole or not at all. */
function createMark({ grid }: SheetGround, samples: readonly Point[]): Mark {
  return (region, hex, marks) => {
    const centre = centreOf(grid, hex);
    const box = around(centre);
    if (!region.isNear(box)) return;
    if (!region.isCutBy(box)) {
      if (region.has(centre)) marks.fill(1);
      return;
    }
    samples.forEach(([dx, dy], i) => {
      if (!marks[i] && region.has([centre[0] + dx, centre[1] + dy])) marks[i] = 1;
    });
  };
}

const count = (marks: Uint8Array): number => marks.reduce((sum, mark) => sum + mark, 0);

/** Which hexes are land: by their share, unless a pin gives them a terrain. */
function landHexes({ grid, sheet, pins }: SheetGround, landShare: readonly number[], off: readonly boolean[]): boolean[] {
  const isLand = landShare.map((share, hex) => !off[hex] && share >= sheet.seaBelow);
  for (const { hexes, terrain } of pins.hexes) {
    if (terrain !== undefined) for (const label of hexes) isLand[hexOf(grid, label)] = terrain !== 'sea' && terrain !== 'off';
  }
  return isLand;
}

/** A hex is off the sheet when its rule or a pin says so. */
function offHexes({ grid, sheet, pins }: SheetGround): boolean[] {
  const off = Array.from({ length: grid.size }, (_, hex) => sheet.isOff?.(grid.label(hex)) ?? false);
  for (const { hexes, terrain } of pins.hexes) {
    if (terrain !== undefined) for (const label of hexes) off[hexOf(grid, label)] = terrain === 'off';
  }
  return off;
}

export function compileLand(ground: SheetGround): Land {
  const { grid, areas } = ground;
  const samples = samplesOf(grid.spec.orientation);
  const mark = createMark(ground, samples);
  const coast = createRegion(ground.land);
  const marks = Array.from({ length: grid.size }, (_, hex) => {
    const land = new Uint8Array(samples.length);
    mark(coast, hex, land);
    return land;
  });
  const landShare = marks.map((land) => count(land) / samples.length);
  const off = offHexes(ground);
  const isLand = landHexes(ground, landShare, off);
  const regions = areas.map(({ kind, ring }) => ({ kind, region: createRegion([ring]) }));
  return {
    landShare,
    isOff: (hex) => off[hex] as boolean,
    isLandHex: (hex) => isLand[hex] as boolean,
    share(hex, kinds) {
      const inside = new Uint8Array(samples.length);
      for (const { kind, region } of regions) if (kinds.includes(kind)) mark(region, hex, inside);
      if (kinds.includes('tidal')) return count(inside) / samples.length;
      const land = marks[hex] as Uint8Array;
      const whole = count(land);
      return whole === 0 ? 0 : count(inside.map((one, i) => one & (land[i] as number))) / whole;
    },
  };
}
