import { createGrid } from '@bocage/hex';
import { describe, expect, it } from 'vitest';
import { gridBounds } from '../geometry.js';
import { type FurnitureRoom, furnitureOf } from './furniture.js';

const grid = createGrid({ orientation: 'flat', low: 'odd', columns: [1, 40], rows: [1, 30], columnsGrow: 'east', label: [2, '', 2] });
const place = { hexMetres: 2500, lat: 49, lon: 0, rotation: 11 };
const north = (hex: number): boolean => Number(grid.label(hex).slice(2)) <= 10;
const room: FurnitureRoom = { grid, frame: gridBounds(grid), isOff: () => false, isOpen: (hex) => hex >= 0 && north(hex) };

describe('compass and scale bar', () => {
  it('stand on open water in a corner of the sheet', () => {
    const found = furnitureOf(place, room);
    expect(found?.rotation).toBe(11);
    for (const x of [found?.box.left, found?.box.right]) {
      for (const y of [found?.box.top, found?.box.bottom]) expect(north(grid.hexAt(x as number, y as number))).toBe(true);
    }
    expect(Math.min((found?.box.left ?? 9) - room.frame.left, room.frame.right - (found?.box.right ?? 0))).toBeLessThan(1.1);
  });

  it('rather stand where the sheet is cut away', () => {
    const isOff = (hex: number): boolean => Number(grid.label(hex).slice(2)) > 22 && Number(grid.label(hex).slice(0, 2)) > 25;
    const { box } = furnitureOf(place, { ...room, isOff }) ?? {};
    expect(isOff(grid.hexAt(box?.left as number, box?.top as number))).toBe(true);
  });

  it('are left out where there is only land', () => {
    expect(furnitureOf(place, { ...room, isOpen: () => false })).toBeUndefined();
  });
});
