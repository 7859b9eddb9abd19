import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyGrid } from '../test/arbitraries.js';
import { createGrid } from './create-grid.js';
import type { Grid } from './grid.js';
import { labelForm, labelReach } from './labels.js';

const darkSummer = createGrid({ orientation: 'flat', low: 'odd', columns: [1, 57], rows: [1, 40], columnsGrow: 'east', label: [2, '', 2] });
const greatestDay = createGrid({
  orientation: 'flat',
  low: 'odd',
  columns: [1, 109],
  rows: [1, 63],
  columnsGrow: 'west',
  label: [2, '.', 3],
});
const bradley = createGrid({ orientation: 'flat', low: 'even', columns: [1, 40], rows: [1, 40], columnsGrow: 'east', label: [2, '', 2] });

function directionName(grid: Grid, from: string, to: string): string | undefined {
  return grid.directionNames[grid.directionTo(grid.parse(from) as number, grid.parse(to) as number)];
}

describe('labels', () => {
  it('round-trip in label order', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const labels = Array.from({ length: grid.size }, (_, hex) => grid.label(hex));
        expect(labels).toEqual([...labels].sort());
        labels.forEach((label, hex) => {
          expect(grid.parse(label)).toBe(hex);
        });
      }),
    );
  });

  it.each(['', '4003 ', '04003', '403', '40.03', '4000', '5801', '4041', '40a3', '-103', '__proto__'])('refuse %j', (label) => {
    expect(darkSummer.parse('4003')).toBeDefined();
    expect(darkSummer.parse(label)).toBeUndefined();
  });

  it('do not exist for hexes off the grid', () => {
    expect(() => darkSummer.label(-1)).toThrow(RangeError);
    expect(() => darkSummer.label(darkSummer.size)).toThrow(RangeError);
  });
});

describe('hexes named in the rulebooks', () => {
  it('meet in Dark Summer, odd columns low', () => {
    expect(directionName(darkSummer, '2727', '2628')).toBe('sw');
    expect(directionName(darkSummer, '2727', '2828')).toBe('se');
    expect(directionName(darkSummer, '4003', '4102')).toBe('ne');
    expect(directionName(darkSummer, '4102', '4203')).toBe('se');
    expect(directionName(darkSummer, '4203', '4302')).toBe('ne');
  });

  it('meet in Greatest Day, odd columns low and growing west', () => {
    expect(directionName(greatestDay, '31.022', '30.022')).toBe('ne');
    expect(directionName(greatestDay, '31.022', '30.023')).toBe('se');
    expect(directionName(greatestDay, '31.022', '30.021')).toBeUndefined();
    expect(greatestDay.label(greatestDay.parse('98.024') as number)).toBe('98.024');
  });

  it('print a column past two digits in full where a dot follows it', () => {
    expect(greatestDay.label(greatestDay.parse('109.010') as number)).toBe('109.010');
    expect(directionName(greatestDay, '99.031', '100.031')).toBe('nw');
    for (const label of ['9.010', '009.010', '0109.010', '110.010']) expect(greatestDay.parse(label)).toBeUndefined();
    expect(() => createGrid({ ...bradley.spec, columns: [1, 100] })).toThrow(RangeError);
  });

  it('meet in Bradley’s D-Day, even columns low', () => {
    expect(directionName(bradley, '2128', '2227')).toBe('ne');
    expect(directionName(bradley, '2128', '2228')).toBe('se');
    expect(directionName(bradley, '2128', '2229')).toBeUndefined();
  });
});

describe('the form of labels', () => {
  it('is that of every hex of its grid', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const { pattern, example } = labelForm(grid.spec.label);
        expect(example).toMatch(pattern);
        for (let hex = 0; hex < grid.size; hex++) expect(grid.label(hex)).toMatch(pattern);
      }),
    );
  });

  it('lets a column past its digits through only where something stands between', () => {
    const { pattern, example } = labelForm([2, '.', 3]);
    expect(example).toBe('07.004');
    expect(['01.001', '99.063', '109.010'].filter((label) => pattern.test(label))).toHaveLength(3);
    for (const label of ['9.010', '009.010', '09x010', '09.10', '09010', ' 09.010', '09.010\n']) expect(label).not.toMatch(pattern);
    for (const label of ['10910', '403', '40.03', '4003\n']) expect(label).not.toMatch(labelForm([2, '', 2]).pattern);
  });

  it('says how far columns and rows can be counted', () => {
    expect([labelReach([2, '', 2]), labelReach([1, '', 1]), labelReach([2, '.', 3])]).toEqual([
      [99, 99],
      [9, 9],
      [9999, 999],
    ]);
  });
});
