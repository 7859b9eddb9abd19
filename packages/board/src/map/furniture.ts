import type { Grid } from '@bocage/hex';
import type { Box } from '../geometry.js';
import type { MapFile } from '../map-file.js';

/** Compass and scale bar on the sheet itself: where they stand and how large, hex units. */
export interface Furniture {
  readonly box: Box;
  /** Hex units of one unit they are drawn in. */
  readonly unit: number;
  readonly rotation: number;
  readonly hexMetres: number;
}

/** What compass and bar need, in units of their own. */
const WIDE = 200;
const HIGH = 62;
const UNITS_ACROSS_SHEET = 1000;
const MOST_UNIT = 0.038;
/** Sea costs the more, the farther it lies from a corner; paper that is no part of the map is free. */
const SEA_COST = 0.5;

export interface FurnitureRoom {
  readonly grid: Grid;
  readonly frame: Box;
  readonly isOff: (hex: number) => boolean;
  /** Open water by rules and picture. */
  readonly isOpen: (hex: number, x: number, y: number) => boolean;
}

/** Finds paper that is cut away from the map, or else open sea, nearest to a corner of the sheet; none when all is land. */
export function furnitureOf(place: MapFile['place'], room: FurnitureRoom): Furniture | undefined {
  const { frame } = room;
  const unit = Math.min(MOST_UNIT, (frame.right - frame.left) / UNITS_ACROSS_SHEET);
  const [w, h] = [WIDE * unit, HIGH * unit];
  const gap = 0.5;
  let best: Box | undefined;
  let least = Infinity;
  for (let top = frame.top + gap; top + h < frame.bottom - gap; top += 0.5) {
    for (let left = frame.left + gap; left + w < frame.right - gap; left += 0.5) {
      const box = { left, top, right: left + w, bottom: top + h };
      const cost = costOf(box, room);
      if (cost >= least) continue;
      least = cost;
      best = box;
    }
  }
  return best && { box: best, unit, rotation: place.rotation, hexMetres: place.hexMetres };
}

function costOf(box: Box, { grid, frame, isOff, isOpen }: FurnitureRoom): number {
  const aside = Math.min(box.left - frame.left, frame.right - box.right) + Math.min(box.top - frame.top, frame.bottom - box.bottom);
  let cost = aside * 0.01;
  for (let y = box.top; y <= box.bottom + 0.01; y += (box.bottom - box.top) / 4) {
    for (let x = box.left; x <= box.right + 0.01; x += (box.right - box.left) / 8) {
      const hex = grid.hexAt(x, y);
      if (hex >= 0 && isOff(hex)) continue;
      if (!isOpen(hex, x, y)) return Infinity;
      cost += SEA_COST;
    }
  }
  return cost;
}
