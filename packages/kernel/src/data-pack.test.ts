import { describe, expect, it } from 'vitest';
import { applyPack } from './data-pack.js';

const data = { units: { names: ['a', 'b'], strength: { a: 1, b: 2 } }, map: { title: 'Here' } };

describe('a data pack', () => {
  it('replaces what it names and leaves the rest', () => {
    const { data: result, complaints } = applyPack(data, { units: { names: ['c'], strength: { b: 5 } } });
    expect(complaints).toEqual([]);
    expect(result).toEqual({ units: { names: ['c'], strength: { a: 1, b: 5 } }, map: { title: 'Here' } });
    expect(data.units.strength.b).toBe(2);
  });

  it('changes single entries of a list by their id or hex', () => {
    const lists = {
      counters: {
        german: [
          { id: 'a', strength: 2 },
          { id: 'b', strength: 3 },
        ],
      },
      map: { hexes: [{ hex: '0101', terrain: 'sea' }] },
    };
    const { data: result, complaints } = applyPack(lists, {
      counters: { german: { b: { strength: 9 } } },
      map: { hexes: { '0101': { terrain: 'clear' } } },
    });
    expect(complaints).toEqual([]);
    expect(result).toEqual({
      counters: {
        german: [
          { id: 'a', strength: 2 },
          { id: 'b', strength: 9 },
        ],
      },
      map: { hexes: [{ hex: '0101', terrain: 'clear' }] },
    });
    const unknown = applyPack(lists, { counters: { german: { c: { strength: 9 } } } });
    expect(unknown.data).toBe(lists);
    expect(unknown.complaints).toEqual([{ file: 'counters', path: 'german.c', reason: 'names no entry of this list by its id or hex' }]);
  });

  it.each([
    ['a prototype', JSON.parse('{"map":{"__proto__":{"polluted":1}}}'), '__proto__'],
    ['a prototype as a file', JSON.parse('{"__proto__":{"polluted":1}}'), ''],
    ['markup', { map: { title: '<img src=x onerror=alert(1)>' } }, 'title'],
    ['text that runs backwards', { map: { title: 'a\u202eb' } }, 'title'],
    ['an unknown file', { passwords: {} }, ''],
    ['a list', [1, 2], ''],
    ['depths', { map: JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`) }, 'a'],
  ])('is refused for %s', (_what, pack, path) => {
    const { data: result, complaints } = applyPack(data, pack);
    expect(result).toBe(data);
    expect(complaints[0]?.path).toContain(path);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
