import type { Json } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { applyPack, data, game } from '../src/index.js';

const pack = (replace: readonly { file: string; path: string; value: Json }[]): Json => ({
  title: 'A test',
  from: 'reconstructed: a test',
  replace: replace as Json,
});
const complaintsOf = (file: string, path: string, value: Json): string[] => {
  const result = applyPack(data, pack([{ file, path, value }]));
  return result.ok ? [] : result.complaints.map((complaint) => `${complaint.file} ${complaint.path}: ${complaint.reason}`);
};

test('the game’s own data is in order', () => expect(game.lint(data)).toEqual([]));

test('every table and counter says where its figures come from', () => {
  const record = (value: Json | undefined) => value as Record<string, Json>;
  const counters = record(data.counters);
  const { landing, supply, victory, from } = record(data.scenarios);
  const sources = [
    record(data.map),
    record(data.orders),
    counters,
    ...(counters.allied as Json[]),
    ...(counters.german as Json[]),
    ...Object.values(record(data.tables)).flat(),
    { from },
    landing,
    supply,
    victory,
  ].map((value) => String((value as Record<string, Json>).from));
  expect(sources.length).toBeGreaterThan(170);
  for (const source of sources) expect(source).toMatch(/^(rulebook|public|reconstructed)/);
});

test('a pack replaces a table, a counter value or a hex, by index, id or hex number', () => {
  const result = applyPack(
    data,
    pack([
      { file: 'tables', path: 'movement.bocage', value: [1, 5] },
      { file: 'counters', path: 'german.gr-914.strength', value: 6 },
      { file: 'map', path: 'hexes.4626.terrain', value: 'bocage' },
      { file: 'tables', path: 'crt.rows.0.0', value: 'DR' },
    ]),
  );
  if (!result.ok) throw new Error(JSON.stringify(result.complaints));
  const { world } = game.create(result.data) as unknown as {
    world: { data: { tables: { crt: { rows: string[][] }; movement: { bocage: number[] } } } };
  };
  expect(world.data.tables.movement.bocage).toEqual([3, 15]);
  expect(world.data.tables.crt.rows[0]?.[0]).toBe('DR');
  expect(game.lint(data)).toEqual([]);
});

test('a pack may replace a whole file', () => {
  const result = applyPack(data, { title: 'Whole', from: 'public', files: { tables: data.tables as Json } });
  expect(result.ok).toBe(true);
  const wrong = applyPack(data, { title: 'Whole', from: 'public', files: { tables: { crt: 1 } } });
  expect(wrong.ok).toBe(false);
});

test.each<[string, string, Json, RegExp]>([
  ['tables', 'movement.clear', [1, 1.5], /^tables movement\.clear\[1\]: must be a whole number of movement points/],
  ['tables', 'movement.clear', [1], /^tables movement\.clear: must have 2 entries, not 1$/],
  ['tables', 'crt.rows.0', ['AX'], /^tables crt\.rows\[0\]: must have 2 to 20 entries, not 1$/],
  ['tables', 'crt.rows.0', ['AX', 'AX'], /^tables crt\.rows\[0\]: must have 11 results, one for each column$/],
  ['tables', 'crt.rows.0.0', 'XX', /^tables crt\.rows\[0\]\[0\]: must be one of AX, AR, DR, EX, DX$/],
  ['tables', 'crt.columns.3', '1-1', /^tables crt\.columns\[3\]: must be odds such as "3-1", better than the column before$/],
  ['tables', 'gunfire.heavy.id', 'light', /^tables gunfire: names a kind of mission twice$/],
  ['tables', 'limits.stacking', 0, /^tables limits\.stacking: must be a whole number from 1 to 12$/],
  ['tables', 'limits.stacking', '3', /^tables limits\.stacking: must be a whole number/],
  ['counters', 'allied.0.name', '<b>big</b>', /^counters allied\[0\]\.name: must not hold < >/],
  ['counters', 'allied.0.name', 'x'.repeat(1_000_000), /^counters allied\[0\]\.name: must be at most 60 characters$/],
  ['counters', 'allied.0.name', 7, /^counters allied\[0\]\.name: must be a text$/],
  ['counters', 'allied.1.id', 'us-8-4', /^counters allied\[1\]\.id: is used twice$/],
  ['counters', 'allied.0.strengths', [5, 7], /^counters allied\[0\]\.strengths: must not grow/],
  ['counters', 'allied.0.from', 'somebody said so', /^counters allied\[0\]\.from: must begin with rulebook, public or reconstructed$/],
  ['orders', 'orders.historical.setup.0.piece', 'nobody', /^orders orders\[0\]: names an unknown piece nobody$/],
  ['orders', 'orders.historical.setup.0.hex', '4626', /^orders orders\[0\]\.setup\[0\]\.hex: is not in its zone$/],
  ['orders', 'orders.historical.setup.0.zone', 'nowhere', /^orders orders\[0\]\.setup\[0\]\.zone: is unknown or has no land hex$/],
  ['orders', 'zones.isigny.within', 0, /^orders orders\[1\]\.setup\[\d+\]\.zone: is too small for all who may fill it$/],
  ['orders', 'orders.historical.setup.1.piece', 'i-726', /^orders orders\[0\]: lists a piece twice$/],
  ['orders', 'slots.0', '0101', /has a hex that is not among the slots$/],
  ['orders', 'tokens', 40, /^orders slots: must have as many hexes as there are tokens$/],
  ['scenarios', 'victory.places.0.hexes', ['9999'], /^scenarios victory\.places\[0\]\.hexes: must all be land hexes of the map$/],
  ['scenarios', 'scenarios.campaign.thresholds.draw', 99, /^scenarios scenarios\[0\]\.thresholds: must fall/],
  ['map', 'hexes.4626.terrain', 'lava', /^map hexes\[\d+\]\.terrain: must be one of sea, clear, bocage, city$/],
  ['map', 'hexes.0.hex', '0102', /^map hexes\[1\]\.hex: is listed twice$/],
  ['map', 'sides.0.b', '3030', /^map sides\[0\]: is no hexside of the grid$/],
  ['map', 'grid.columns', [9, 2], /^map grid: ends before it begins$/],
  ['tables', 'no.such.path', 1, /^tables no\.such\.path: names nothing in this game’s data$/],
  ['nothing', 'x', 1, /^nothing x: names nothing/],
])('a bad %s %s is refused with file, path and reason', (file, path, value, reason) => {
  expect(complaintsOf(file, path, value)).toContainEqual(expect.stringMatching(reason));
});

test('hostile packs are refused and change nothing', () => {
  const polluted = JSON.parse('{"title":"x","from":"public","files":{"__proto__":{"polluted":true}}}') as Json;
  expect(applyPack(data, polluted).ok).toBe(false);
  const deep = JSON.parse('{"title":"x","from":"public","replace":[{"file":"tables","path":"__proto__.polluted","value":true}]}') as Json;
  expect(applyPack(data, deep).ok).toBe(false);
  const inside = JSON.parse('{"title":"x","from":"public","files":{"tables":{"__proto__":{"crt":1}}}}') as Json;
  expect(applyPack(data, inside).ok).toBe(false);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  for (const bad of [
    null,
    3,
    'pack',
    [],
    { title: '' },
    { title: '<i>', from: 'public' },
    { title: 'x', from: 'public', more: 1 },
    { title: 'x', from: 'public', replace: [1] },
  ]) {
    expect(applyPack(data, bad as Json).ok).toBe(false);
  }
  const huge = { title: 'x', from: 'public', files: { tables: 'y'.repeat(6_000_000) } };
  expect(applyPack(data, huge)).toEqual({ ok: false, complaints: [{ file: 'pack', path: '', reason: 'is too large' }] });
});

test('missing and unknown files are named', () => {
  const { map: _, ...rest } = data;
  expect(game.lint(rest)).toContainEqual({ file: 'map', path: '', reason: 'must be an object' });
  expect(game.lint({ ...data, extra: 1 })).toContainEqual({ file: 'extra', path: '', reason: 'is not a data file of this game' });
  expect(() => game.create(rest)).toThrow(/this data cannot be played: map/);
});

test('an unknown field is a complaint, so that a misspelt figure is not ignored', () => {
  const tables = { ...(data.tables as Record<string, Json>), scater: 1 };
  expect(game.lint({ ...data, tables })).toEqual([{ file: 'tables', path: '', reason: 'has an unknown field "scater"' }]);
});
