import { describe, expect, it } from 'vitest';
import type { DataComplaint } from './contract.js';
import type { Json } from './json.js';
import { integer, listOf, name, readFiles, shape } from './schema.js';

const readers = { counters: shape({ units: listOf(shape({ name, strength: integer(0, 9) }), 1, 4) }) };
const complaintsOf = (files: Readonly<Record<string, Json>>): DataComplaint[] => {
  const complaints: DataComplaint[] = [];
  readFiles(files, readers, complaints);
  return complaints;
};

describe('files of a game', () => {
  it('are read when they have their shape', () => {
    expect(complaintsOf({ counters: { units: [{ name: 'Sturm', strength: 2 }] } })).toEqual([]);
  });

  it('are refused with file, path and reason', () => {
    expect(complaintsOf({ counters: { units: [{ name: '<b>', strength: 12, speed: 1 }] } })).toEqual([
      { file: 'counters', path: 'units[0]', reason: 'has an unknown field "speed"' },
      { file: 'counters', path: 'units[0].name', reason: 'must not hold < > or control characters' },
      { file: 'counters', path: 'units[0].strength', reason: 'must be a whole number from 0 to 9' },
    ]);
  });

  it('are refused when missing or not asked for', () => {
    expect(complaintsOf({ extra: 1 }).map(({ file, reason }) => `${file} ${reason}`)).toEqual([
      'counters must be an object',
      'extra is not a data file of this game',
    ]);
  });
});
