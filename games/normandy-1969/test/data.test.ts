import { readdirSync, readFileSync } from 'node:fs';
import { applyPack, type Json } from '@bocage/kernel';
import { replaced } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { createModule, data, game } from '../src/index.js';

const withValue = (file: string, path: string, value: Json) => ({ ...data, [file]: replaced(data[file] as Json, path.split('.'), value) });
const complaintsOf = (file: string, path: string, value: Json): string[] =>
  game.lint(withValue(file, path, value)).map((complaint) => `${complaint.file} ${complaint.path}: ${complaint.reason}`);

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

test('a changed table, counter value or hex is played with', () => {
  let changed = withValue('tables', 'movement.bocage', [1, 5]);
  changed = { ...changed, counters: withValue('counters', 'german.gr-914.strength', 9).counters as Json };
  changed = { ...changed, map: withValue('map', 'hexes.4626.terrain', 'bocage').map as Json };
  const { world } = createModule(changed);
  const clear = createModule(data).world;
  const piece = world.roster.pieceIds.get('gr-914') as number;
  const hex = world.grid.parse('4626') as number;
  expect(world.data.tables.movement.bocage).toEqual([3, 15]);
  expect(world.roster.pieceStrength[piece]).toBe(9);
  expect([clear.ground.terrain[hex], world.ground.terrain[hex]]).toEqual([1, 2]);
  expect(createModule(changed).dataHash).not.toBe(createModule(data).dataHash);
});

test.each(readdirSync(new URL('../packs/', import.meta.url)).filter((name) => name.endsWith('.json')))(
  'the pack %s can be played with',
  (name) => {
    const pack = JSON.parse(readFileSync(new URL(`../packs/${name}`, import.meta.url), 'utf8')) as Json;
    const { data: packed, complaints } = applyPack(data, pack);
    expect(complaints).toEqual([]);
    expect(packed).not.toEqual(data);
    expect(game.lint(packed)).toEqual([]);
  },
);

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
])('a bad %s %s is refused with file, path and reason', (file, path, value, reason) => {
  expect(complaintsOf(file, path, value)).toContainEqual(expect.stringMatching(reason));
});

test('hostile data is refused and changes nothing', () => {
  const polluted = { ...data, tables: JSON.parse('{"__proto__":{"crt":1},"crt":{"__proto__":{"from":1}}}') as Json };
  expect(game.lint(polluted)).toContainEqual({ file: 'tables', path: '', reason: 'has an unknown field "__proto__"' });
  expect(({} as Record<string, unknown>).crt).toBeUndefined();
  for (const bad of [null, 3, 'text', [], true, { from: {} }]) {
    for (const file of Object.keys(data)) expect(game.lint({ ...data, [file]: bad as Json }).length).toBeGreaterThan(0);
  }
  const long = { ...data, counters: { from: 'public', allied: Array.from({ length: 100_000 }, () => 1), german: 'y'.repeat(6_000_000) } };
  const complaints = game.lint(long);
  expect(complaints).toContainEqual({ file: 'counters', path: 'allied', reason: 'must have 1 to 200 entries, not 100000' });
  expect(complaints).toContainEqual({ file: 'counters', path: 'german', reason: 'must be a list' });
  const many = { ...data, map: { ...(data.map as Record<string, Json>), hexes: Array.from({ length: 9000 }, () => ({})) } };
  expect(game.lint(many)).toHaveLength(50);
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

test('another title or length in the data is what a table is told', () => {
  const { scenarios } = createModule(withValue('scenarios', 'scenarios.bridgehead.turns', 3)).meta;
  expect(scenarios.map(({ id, turns }) => [id, turns])).toEqual([
    ['campaign', 6],
    ['bridgehead', 3],
  ]);
  expect(game.meta.scenarios.map(({ title }) => title)).toEqual(['Six days in June', 'The bridgehead']);
  expect(game.meta.options[1]?.values.map(({ title }) => title).slice(0, 3)).toEqual(['Drawn in secret', '1 As it was', '2 Rommel’s wish']);
});
