import { describe, expect, it } from 'vitest';
import { drilled, drillHexes } from './drill-ground.js';

const mapOf = (label: readonly [number, string, number], hexes: readonly string[]) => ({
  grid: { label },
  hexes: hexes.map((hex) => ({ hex, terrain: 'woods' })),
  sides: [{ a: hexes[0] as string, b: hexes[1] as string }],
});

describe('a drill ground', () => {
  it('lies between two corners of a map with four digits', () => {
    const inside = drillHexes(mapOf([2, '', 2], ['4616', '4617']), '4616', '5424');
    expect(['4616', '5424', '5016', '4620'].map(inside)).toEqual([true, true, true, true]);
    expect(['4515', '4615', '5425', '5520', '4625'].map(inside)).toEqual([false, false, false, false, false]);
  });

  it('lies across the hundredth column, where labels have one digit more', () => {
    const inside = drillHexes(mapOf([2, '.', 3], ['98.009', '98.010']), '98.009', '103.012');
    expect(['98.009', '99.010', '100.011', '103.012'].map(inside)).toEqual([true, true, true, true]);
    expect(['97.010', '104.010', '10.010', '100.008', '100.013'].map(inside)).toEqual([false, false, false, false, false]);
  });

  it('is levelled, and laid out as a test says', () => {
    const map = mapOf([2, '.', 3], ['98.009', '98.010', '90.001']);
    const { hexes, sides } = drilled(map, drillHexes(map, '98.009', '103.012'), { terrain: { '98.010': 'town' } });
    expect(hexes.map(({ terrain }) => terrain)).toEqual(['clear', 'town', 'woods']);
    expect(sides).toEqual([]);
  });
});
