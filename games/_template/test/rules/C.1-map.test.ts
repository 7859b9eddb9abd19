import { describe, expect, it } from 'vitest';
import { game as pack } from '../../src/index.js';
import { at, book, game } from '../position.js';

describe('§C.1 the map and the counters', () => {
  it('puts four counters of each side on hexes of their own', () => {
    const { open } = game.setup('meeting', { first: 'blue' });
    expect(open.hex).toHaveLength(8);
    expect(new Set(open.hex).size).toBe(8);
    expect(open.hex[0]).toBe(at('12'));
    expect(book.crossroads).toBe(at('44'));
  });

  it('refuses data that cannot be played, with file, path and reason', () => {
    const wrong = (file: string, change: object) => pack.lint({ ...pack.data, [file]: { ...(pack.data[file] as object), ...change } });
    expect(pack.lint(pack.data)).toEqual([]);
    expect(wrong('map', { hexes: [] })).toContainEqual({ file: 'map', path: 'hexes', reason: 'lists every hex of the grid once' });
    expect(wrong('tables', { bonus: { march: 0.5 } })).toContainEqual({
      file: 'tables',
      path: 'bonus.march',
      reason: 'is a whole number from 0 to 9',
    });
    expect(wrong('counters', { from: 'hearsay' })).toMatchObject([{ file: 'counters', path: 'from' }]);
    expect(wrong('counters', { units: null })).toMatchObject([{ file: 'data' }]);
  });
});
