import type { Json } from '@bocage/kernel';
import { replaced } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { readData } from '../src/data/read.js';
import { data } from '../src/index.js';

const complaints = (files: Readonly<Record<string, Json>>): string[] => {
  const read = readData(files);
  return read.ok ? [] : read.complaints.map(({ file, path, reason }) => `${file} ${path}: ${reason}`);
};
const complaintsOf = (file: string, path: string, value: Json): string[] =>
  complaints({ ...data, [file]: replaced(data[file] as Json, path.split('.'), value) });

test('the game’s own data is in order: every set-up hex is a land hex of the compiled map that its unit may stand in', () =>
  expect(complaints(data)).toEqual([]));

test('every table and counter says where its figures come from', () => {
  const record = (value: Json | undefined) => value as Record<string, Json>;
  const { from, turns, suddenDeath, victory, places } = record(data.scenarios);
  const sources = [
    record(data.counters),
    ...(record(data.counters).units as Json[]),
    ...Object.values(record(data.tables)).flat(),
    { from },
    turns,
    suddenDeath,
    victory,
    places,
  ].map((value) => String((value as Record<string, Json>).from));
  expect(sources.length).toBeGreaterThan(290);
  for (const source of sources) expect(source).toMatch(/^(rulebook|public|reconstructed)/);
});

test('there are 130 Allied and 144 German counters, and seven German formations are due on turn 1', () => {
  const units = (data.counters as unknown as { units: { nation: string; start: string; division: string; id: string }[] }).units;
  const german = units.filter(({ nation }) => nation === 'german' || nation === 'ss');
  expect([units.length - german.length, german.length]).toEqual([130, 144]);
  const due = german.filter(({ start }) => /^turn:1(:|$)/.test(start)).map(({ division, id }) => division || id);
  expect(new Set(due).size).toBe(7);
});

test.each<[string, string, Json, RegExp]>([
  ['tables', 'movement.clear', [1, 1.5, 1], /^tables movement\.clear\[1\]: must be a whole number of movement points or "1\/2"$/],
  ['tables', 'movement.clear', [1], /^tables movement\.clear: must have 3 entries, not 1$/],
  ['tables', 'crt.rows.0', ['DE', 'DE'], /^tables crt\.rows\[0\]: must have 8 results, one for each column$/],
  ['tables', 'crt.rows.0.0', 'XX', /^tables crt\.rows\[0\]\[0\]: must be one of AL2/],
  ['tables', 'crt.columns.3', '1-1', /^tables crt\.columns\[3\]: must be odds such as "3-1", better than the column before$/],
  ['tables', 'crt.columns.0', '1-4', /^tables crt\.columns\[0\]: must be "1-3"/],
  ['tables', 'cherbourg.rows.0.0', 'x', /^tables cherbourg\.rows\[0\]\[0\]: must be losses/],
  ['tables', 'support.nebelwerfer.id', 'us-naval', /^tables support: names a marker twice$/],
  ['tables', 'actions.british.2.total', 1, /^tables actions\.british\[2\]: must leave out one chit at most$/],
  ['tables', 'pools.ost', [1, 1, 1, 1], /^tables pools\.ost: must hold 8 factors, one for each counter$/],
  ['counters', 'units.us-8-4-inf.name', '<b>big</b>', /^counters units\[0\]\.name: must not hold < >/],
  ['counters', 'units.1.id', 'us-8-4-inf', /^counters units\[1\]\.id: is used twice$/],
  ['counters', 'units.us-8-4-inf.steps', 0, /^counters units\[0\]\.steps: must be a whole number from 1 to 2$/],
  ['counters', 'units.us-8-4-inf.reduced', [9, 9], /^counters units\[0\]\.reduced: must not be stronger than full$/],
  ['counters', 'units.us-8-4-inf.start', 'wave1:9999', /^counters units\[0\]\.start: is no hex of the map$/],
  ['counters', 'units.us-8-4-inf.start', 'turn:1:E', /^counters units\[0\]\.start: must name an entry letter for a German unit only$/],
  ['counters', 'units.us-8-4-inf.nation', 'german', /must stand before the German units$/],
  ['counters', 'units.ge-sturm-aok7.start', '1900', /is a C, W or S hex, where no German may stop$/],
  ['counters', 'units.ge-sturm-aok7.start', '1010', /is no land hex$/],
  ['counters', 'units.ge-6-fj.start', 'turn:1', /must name an entry letter for a German unit only$/],
  ['scenarios', 'places.caen.0', '9999', /^scenarios places\.caen\[0\]: must be a land hex of the map$/],
  ['scenarios', 'turns.names', ['June'], /^scenarios turns\.names: must name every turn$/],
  ['map', 'hexes.4626.terrain', 'lava', /^map hexes\[\d+\]\.terrain: must be one of sea/],
  ['map', 'hexes.0.hex', '1001', /^map hexes\[1\]\.hex: is listed twice$/],
  ['map', 'hexes.3202.features', [], /^map hexes: no hex next to 3203 is its approach$/],
  ['map', 'sides.0.b', '3020', /^map sides\[0\]: is no hexside of the grid$/],
  ['map', 'grid.columns', [9, 2], /^map grid: ends before it begins$/],
])('a bad %s %s is refused with file, path and reason', (file, path, value, reason) => {
  expect(complaintsOf(file, path, value)).toContainEqual(expect.stringMatching(reason));
});

test('missing and unknown files are named', () => {
  const { map: _, ...rest } = data;
  expect(complaints(rest)).toContain('map : must be an object');
  expect(complaints({ ...data, extra: 1 })).toEqual(['extra : is not a data file of this game']);
});
