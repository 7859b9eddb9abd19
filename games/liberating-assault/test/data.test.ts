import { type Json, seatsOf } from '@bocage/kernel';
import { replaced } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { readData } from '../src/data/read.js';
import { data, game } from '../src/index.js';

const complaints = (files: Readonly<Record<string, Json>>): string[] => {
  const read = readData(files);
  return read.ok ? [] : read.complaints.map(({ file, path, reason }) => `${file} ${path}: ${reason}`);
};
const complaintsOf = (file: string, path: string, value: Json): string[] =>
  complaints({ ...data, [file]: replaced(data[file] as Json, path.split('.'), value) });

test('the game’s own data is in order', () => expect(complaints(data)).toEqual([]));

test('every counter, formation, team and table says where its figures come from', () => {
  const record = (value: Json | undefined) => value as Record<string, Json>;
  const { from, scenarios, turns, places, divisions, roles, teams } = record(data.scenarios);
  const { resources, naval, air, tactics, matrix, supply } = record(data.cards);
  const sources = [
    record(data.counters),
    ...(record(data.counters).units as Json[]),
    ...(record(data.counters).formations as Json[]),
    ...Object.values(record(data.tables)).flat(),
    ...[{ from }, turns, places, divisions, roles, scenarios, teams].flat(),
    ...[resources, naval, air, tactics, matrix, supply].flat(),
  ].map((value) => String((value as Record<string, Json>).from));
  expect(sources.length).toBeGreaterThan(480);
  for (const source of sources) expect(source).toMatch(/^(rulebook|public|reconstructed)/);
});

test('there are 195 Allied and 148 German counters; five assault, three follow-up and three airborne divisions', () => {
  const { units, formations } = data.counters as unknown as { units: { nation: string }[]; formations: { entry: string; id: string }[] };
  const german = units.filter(({ nation }) => nation === 'german').length;
  expect([units.length - german, german]).toEqual([195, 148]);
  const entering = (entry: string): string[] => formations.filter((one) => one.entry === entry).map(({ id }) => id);
  expect(entering('assault').sort()).toEqual(['br-49', 'br-50', 'br-51', 'us-1', 'us-2']);
  expect(entering('follow-up').sort()).toEqual(['br-7a', 'us-29', 'us-4']);
  expect(entering('airborne').sort()).toEqual(['br-6ab', 'us-101', 'us-82']);
});

test('a table has two, fifteen or a hundred and forty seats, and control’s where people umpire', () => {
  const seats = (options: Record<string, string>): number => seatsOf(game.meta, options).length;
  expect([{}, { way: 'staff' }, { way: 'mega' }].map(seats)).toEqual([2, 15, 140]);
  const people = { umpires: 'people' };
  expect([people, { way: 'staff', ...people }, { way: 'mega', ...people }].map(seats)).toEqual([3, 16, 146]);
  for (const { id } of game.meta.seats) expect(id).toMatch(/^[a-z0-9-]{1,40}$/);
});

test.each<[string, string, Json, RegExp]>([
  ['tables', 'results.rows.1.least', 18, /^tables results\.rows\[1\]\.least: must be smaller than in the row before$/],
  ['tables', 'results.rows.4.least', -5, /^tables results\.rows: must end with a row for every smaller difference/],
  ['tables', 'results.rows.0.win', [0, 4], /^tables results\.rows\[0\]\.win: must have 3 entries, not 2$/],
  ['tables', 'tracks.2.boxes', [8, 7, 9], /^tables tracks\[2\]\.boxes: must not grow$/],
  ['tables', 'tracks.2.boxes', [7, 7], /^tables tracks\[2\]\.boxes\[0\]: must be the full strength$/],
  ['tables', 'tracks.1.strength', 12, /^tables tracks\[1\]\.strength: has a track already$/],
  ['tables', 'drop.faces', [], /^tables drop\.faces: must have 6 entries, not 0$/],
  ['tables', 'coast.counters.0.tactic', 'panic', /^tables coast\.counters\[0\]\.tactic: is no tactics card$/],
  ['tables', 'coast.counters.0.tactic', 'infiltrate', /^tables coast\.counters\[0\]\.tactic: can be played in attack only$/],
  ['tables', 'artillery.flak.cards', -1, /^tables artillery\.flak\.cards: must be a whole number from 0 to 9$/],
  ['cards', 'matrix.rows.0.0', 'perhaps', /^cards matrix\.rows\[0\]\[0\]: must be one of win, draw, lose$/],
  ['cards', 'resources.fuel.id', 'ammo', /^cards resources\[0\]\.id: must be fuel$/],
  ['cards', 'tactics.cards.0.needs', ['luck'], /^cards tactics\.cards\[0\]\.needs\[0\]: must be one of tanks/],
  ['cards', 'supply.periods.1.from', 1, /^cards supply\.periods\[1\]\.from: must begin at turn 1 and rise$/],
  ['cards', 'supply.periods.0.naval', [['a'], ['a']], /^cards supply\.periods\[0\]\.naval: gives a group to both armies$/],
  ['counters', 'units.us-1-16.name', '<b>big</b>', /^counters units\[0\]\.name: must not hold < >/],
  ['counters', 'units.us-1-18.id', 'us-1-16', /^counters units\[1\]\.id: is used twice$/],
  ['counters', 'units.us-1-16.strength', 9, /^counters units\[0\]\.strength: has no track of boxes$/],
  ['counters', 'units.us-1-16.formation', 'us-77', /^counters units\[0\]\.formation: is no formation$/],
  ['counters', 'units.us-1-16.formation', 'ge-352', /^counters units\[0\]\.formation: is the enemy’s$/],
  [
    'counters',
    'units.us-1-16.start',
    '1717',
    /^counters units\[0\]\.start: must be a hex for a formation that is set up, and for no other$/,
  ],
  ['counters', 'units.us-1-16.kind', 'panzer', /^counters units\[0\]\.kind: is German$/],
  ['counters', 'units.ge-352-914.start', '1110', /is no land hex$/],
  ['counters', 'units.ge-flak-1.start', 'turn:2', /must name a side of the map for a German unit only$/],
  ['counters', 'units.us-1-hq.kind', 'infantry', /^counters formations\[0\]: must have one headquarters$/],
  ['counters', 'formations.us-1.command', 'us-army', /^counters formations\[0\]\.command: must be a team of level corps$/],
  ['counters', 'formations.us-1.entry', 'east', /^counters formations\[0\]\.entry: must be one of assault/],
  ['counters', 'formations.us-1.team', 'ge-352', /^counters formations\[0\]\.team: is no team that can play it$/],
  [
    'counters',
    'formations.us-1.arrives',
    0,
    /^counters formations\[0\]\.arrives: must be 0 for a formation that is set up, and for no other$/,
  ],
  ['scenarios', 'teams.us-v.superior', 'army-group', /^scenarios teams\[\d+\]\.superior: must be a team of level army$/],
  ['scenarios', 'teams.control.id', 'controls', /^scenarios teams: must name control$/],
  ['scenarios', 'scenarios.day.turns', 30, /^scenarios scenarios\[0\]\.turns: has turns without a name$/],
  ['scenarios', 'scenarios.day.german', 21, /^scenarios scenarios\[0\]\.german: must be less than allied$/],
  ['scenarios', 'places.list.0.hex', '0101', /^scenarios places\.list\[0\]\.hex: must be a land hex of the map$/],
  ['map', 'hexes.1717.terrain', 'lava', /^map hexes\[\d+\]\.terrain: must be one of sea/],
  ['map', 'hexes.0.hex', '0102', /^map hexes\[1\]\.hex: is listed twice$/],
  ['map', 'hexes.1211.features', ['landing:us-v'], /^map hexes: 1211 is a landing coast without a coastal defence$/],
  ['map', 'sides.0.b', '1717', /^map sides\[0\]: is no hexside of the grid$/],
  ['map', 'grid.columns', [9, 2], /^map grid: ends before it begins$/],
])('a bad %s %s is refused with file, path and reason', (file, path, value, reason) => {
  expect(complaintsOf(file, path, value)).toContainEqual(expect.stringMatching(reason));
});

test('missing and unknown files are named', () => {
  const { map: _, ...rest } = data;
  expect(complaints(rest)).toContain('map : must be an object');
  expect(complaints({ ...data, extra: 1 })).toEqual(['extra : is not a data file of this game']);
});
