import { describe, expect, it } from 'vitest';
import type { DataComplaint } from './contract.js';
import type { Json } from './json.js';
import { integer, listOf, name, readFiles, shape } from './schema.js';

const readers = { counters: shape({ units: listOf(shape({ name, strength: integer(0, 9) }), 1, 4) }) };
const lintMeaning = ({ counters }: { readonly counters: { readonly units: readonly { readonly strength: number }[] } }): DataComplaint[] =>
  counters.units.some(({ strength }) => strength > 0) ? [] : [{ file: 'counters', path: 'units', reason: 'nobody can fight' }];
const complaintsOf = (files: Readonly<Record<string, Json>>): readonly DataComplaint[] => {
  const read = readFiles(files, readers, lintMeaning);
  return read.ok ? [] : read.complaints;
};

describe('files of a game', () => {
  it('are read when they have their shape', () => {
    const counters = { units: [{ name: 'Sturm', strength: 2 }] };
    expect(readFiles({ counters }, readers, lintMeaning)).toEqual({ ok: true, data: { counters } });
  });

  it('are refused for what they mean when each has its shape', () => {
    expect(complaintsOf({ counters: { units: [{ name: 'Sturm', strength: 0 }] } })).toEqual([
      { file: 'counters', path: 'units', reason: 'nobody can fight' },
    ]);
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
