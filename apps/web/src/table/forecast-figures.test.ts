import type { Forecast } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { chanceText, faceOf, faceRead, plain, rowFor, sumOf } from './forecast-figures.js';

const forecast = (dice: readonly number[]): Forecast => ({
  title: '',
  section: '',
  attack: [],
  defence: [],
  modifiers: [],
  column: '3-1',
  table: { columns: ['3-1'], rows: Array.from({ length: 10 }, () => ['AR']), dieFrom: 1 },
  dice,
  outcomes: [],
});

describe('figures of a forecast', () => {
  it('finds the row a die hits with what is added to it', () => {
    expect(rowFor(forecast([5, 6, 7, 8, 9, 10]), [3])).toBe(7);
    expect(rowFor(forecast([1, 2, 3, 4, 5, 6]), [6])).toBe(6);
  });

  it('reads a die of ten sides as it is marked, its tenth face a 0', () => {
    const ten = {
      ...forecast([1, 2, 3, 4, 5, 6, 7, 8, 9, 0]),
      table: { columns: ['3-1'], rows: Array.from({ length: 10 }, () => ['AR']), dieFrom: 0 },
    };
    expect([2, 10].map((face) => rowFor(ten, [face]))).toEqual([2, 0]);
    expect([faceOf(10, 10), faceOf(10, 3), faceOf(6, 6)]).toEqual([0, 3, 6]);
    expect([faceRead(10, 0), faceRead(10, 3), faceRead(6, 0)]).toEqual([10, 3, 0]);
  });

  it('adds several dice', () => {
    expect(rowFor(forecast([2, 3, 4]), [4, 5])).toBe(9);
  });

  it('finds the row of two dice with what is added to them, ends of the table included', () => {
    const least = forecast([1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(rowFor(least, [5, 2])).toBe(5);
    expect(rowFor(least, [1, 1])).toBe(1);
    expect(rowFor(least, [6, 6])).toBe(10);
  });

  it('hits nothing beyond the table', () => {
    expect(rowFor(forecast([11, 12, 13, 14, 15, 16]), [6])).toBeUndefined();
  });

  it('says a chance as ways and percent', () => {
    expect(chanceText({ result: 'AR', ways: 2, of: 6, means: [] })).toBe('2 in 6 · 33 %');
    expect(chanceText({ result: 'AR', ways: 0, of: 0, means: [] })).toBe('–');
  });

  it('writes a minus, not a hyphen', () => {
    expect([plain(3), plain(0), plain(-1)]).toEqual(['3', '0', '−1']);
  });

  it('sums halves exactly', () => {
    const line = (value: number) => ({ label: '', value, section: '' });
    expect(sumOf([line(3.5), line(1.5), line(2)])).toBe(7);
  });
});
