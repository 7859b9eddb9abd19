import { createGrid } from '@bocage/hex';
import { describe, expect, it } from 'vitest';
import { isHole, lightFor, litOf, NOTHING_LIT } from './lit.js';

const grid = createGrid({ orientation: 'flat', low: 'odd', columns: [1, 10], rows: [1, 8], columnsGrow: 'east', label: [2, '', 2] });
const hexAt = (label: string): number => grid.parse(label) as number;
const middle = hexAt('0404');

describe('lit hexes', () => {
  it('have one rim round a region and one round each hole in it', () => {
    const ring = grid.within(middle, 2).filter((hex) => hex !== middle);
    const marks = ring.map((hex) => ({ hex, tone: 'legal' as const }));
    const { rims } = litOf(grid, marks, () => false, NOTHING_LIT);
    expect(rims.map((rim) => [rim.length > 6, isHole(rim)]).sort()).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('keep a recommended hex within the rim of what may be chosen', () => {
    const marks = grid.within(middle, 1).map((hex) => ({ hex, tone: hex === middle ? ('best' as const) : ('legal' as const) }));
    const lit = litOf(grid, marks, () => false, NOTHING_LIT);
    expect(lit.rims).toHaveLength(1);
    expect(lit.best).toEqual([middle]);
    expect(lit.bestRims).toHaveLength(1);
  });

  it('leave marks of other tones alone, and know which hold counters', () => {
    const marks = [
      { hex: 1, tone: 'legal' as const },
      { hex: 2, tone: 'legal' as const },
      { hex: 3, tone: 'target' as const },
    ];
    const lit = litOf(grid, marks, (hex) => hex >= 2, NOTHING_LIT);
    expect(lit.hexes).toEqual([1, 2]);
    expect(lit.occupied).toEqual([2]);
  });

  it('are not worked out anew for the same hexes', () => {
    const marks = [{ hex: 1, tone: 'legal' as const }];
    const lit = litOf(grid, marks, () => false, NOTHING_LIT);
    expect(litOf(grid, marks, () => true, lit).rims).toBe(lit.rims);
  });
});

describe('the light', () => {
  it('fills a few hexes and shades nothing', () => {
    expect(lightFor(0.02).shade).toBe(0);
    expect(lightFor(0.02).fill).toBeGreaterThan(0.2);
  });

  it('fills nothing where most may be chosen, and shades the rest lightly', () => {
    expect(lightFor(0.6).fill).toBe(0);
    expect(lightFor(0.6).shade).toBeGreaterThan(0.1);
    expect(lightFor(1).shade).toBeLessThan(0.3);
  });

  it('never jumps while the share changes a little', () => {
    for (let share = 0; share < 1; share += 0.01) expect(Math.abs(lightFor(share).fill - lightFor(share + 0.01).fill)).toBeLessThan(0.01);
  });
});
