import { createGrid } from '@bocage/hex';
import { describe, expect, it } from 'vitest';
import { insideTest } from './inside.js';
import { naturalRims, rimsOf } from './outline.js';

const grid = createGrid({ orientation: 'flat', low: 'odd', columns: [1, 12], rows: [1, 12], columnsGrow: 'east', label: [2, '', 2] });
const pointy = createGrid({ orientation: 'pointy', low: 'odd', columns: [1, 12], rows: [1, 12], columnsGrow: 'east', label: [2, '', 2] });
const hex = (label: string): number => grid.parse(label) as number;

describe('rims', () => {
  it('goes round one hex in six sides, flat or pointy', () => {
    for (const g of [grid, pointy]) {
      const rims = rimsOf(g, new Set([g.parse('0505') as number]));
      expect(rims.map((r) => r.length)).toEqual([6]);
    }
  });

  it('goes round neighbours together', () => {
    expect(rimsOf(grid, new Set([hex('0505'), hex('0506')])).map((r) => r.length)).toEqual([10]);
  });

  it('gives a hole a rim of its own', () => {
    const ring = new Set(grid.ring(hex('0606'), 1));
    const lengths = rimsOf(grid, ring).map((r) => r.length);
    expect(lengths.sort((a, b) => a - b)).toEqual([6, 18]);
  });

  it('keeps the hexes apart that touch nowhere', () => {
    expect(rimsOf(grid, new Set([hex('0202'), hex('0808')]))).toHaveLength(2);
  });

  it('drawn by hand still holds every hex and no other', () => {
    const set = new Set([...grid.within(hex('0606'), 2), hex('0609')]);
    const inside = insideTest(naturalRims(grid, set));
    const wrong: string[] = [];
    for (let h = 0; h < grid.size; h++) {
      const c = grid.centre(h);
      for (let k = 0; k < 6; k++) {
        const a = (k * Math.PI) / 3;
        if (inside(c.x + 0.33 * Math.cos(a), c.y + 0.33 * Math.sin(a)) !== set.has(h)) wrong.push(grid.label(h));
      }
    }
    expect(wrong).toEqual([]);
  });

  it('draws the border of two terrains the same from both sides', () => {
    const a = naturalRims(grid, new Set(grid.within(hex('0405'), 1))).flat();
    const b = new Set(
      naturalRims(grid, new Set(Array.from({ length: grid.size }, (_, h) => h).filter((h) => grid.distance(h, hex('0405')) > 1)))
        .flat()
        .map(([x, y]) => `${x.toFixed(4)},${y.toFixed(4)}`),
    );
    const shared = a.filter(([x, y]) => b.has(`${x.toFixed(4)},${y.toFixed(4)}`));
    expect(shared.length).toBe(a.length);
  });
});
