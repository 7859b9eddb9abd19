import { createGrid } from '@bocage/hex';
import { describe, expect, it } from 'vitest';
import { type ArrowKey, cursorAt, isArrowKey, stepCursor } from './cursor.js';

const flat = createGrid({ orientation: 'flat', low: 'odd', columns: [1, 12], rows: [1, 9], columnsGrow: 'east', label: [2, '', 2] });
const pointy = createGrid({ orientation: 'pointy', low: 'even', columns: [1, 12], rows: [1, 9], columnsGrow: 'west', label: [2, '', 2] });

function walk(grid: typeof flat, from: string, keys: readonly ArrowKey[]): string {
  let cursor = cursorAt(grid, grid.parse(from) as number);
  for (const key of keys) cursor = stepCursor(grid, cursor, key);
  return grid.label(cursor.hex);
}

describe('keyboard cursor', () => {
  it('walks a column of a flat-top map', () => {
    expect(walk(flat, '0504', ['ArrowDown', 'ArrowDown', 'ArrowUp'])).toBe('0505');
  });

  it('keeps its row over many columns', () => {
    const right: ArrowKey[] = Array.from({ length: 6 }, () => 'ArrowRight');
    expect(walk(flat, '0304', right)).toBe('0904');
    expect(
      walk(
        flat,
        '0904',
        Array.from({ length: 6 }, () => 'ArrowLeft'),
      ),
    ).toBe('0304');
  });

  it('follows the page, not the numbers, where columns grow westwards', () => {
    expect(walk(pointy, '0505', ['ArrowRight'])).toBe('0405');
    expect(walk(pointy, '0505', ['ArrowDown', 'ArrowDown'])).toBe('0507');
  });

  it('stops at the edge', () => {
    expect(walk(flat, '0101', ['ArrowUp', 'ArrowLeft'])).toBe('0101');
  });

  it('knows its keys', () => {
    expect(isArrowKey('ArrowUp')).toBe(true);
    expect(isArrowKey('Enter')).toBe(false);
  });
});
