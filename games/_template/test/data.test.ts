import type { Json } from '@bocage/kernel';
import { replaced } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { data, game } from '../src/index.js';

const complaints = (files: Readonly<Record<string, Json>>): string[] =>
  game.lint(files).map(({ file, path, reason }) => `${file} ${path}: ${reason}`);
const complaintsOf = (file: string, path: string, value: Json): string[] =>
  complaints({ ...data, [file]: replaced(data[file] as Json, path.split('.'), value) });

test('the game’s own data is in order', () => expect(complaints(data)).toEqual([]));

test.each<[string, string, Json, string]>([
  ['map', 'grid.columns', [1, 8], 'map hexes: must list every hex of the grid'],
  ['map', 'hexes.44.features', [], 'map hexes: must have one crossroads'],
  ['map', 'hexes.11.terrain', 'swamp', 'map hexes[0].terrain: must be one of clear, woods, town'],
  ['tables', 'bonus.march', 0.5, 'tables bonus.march: must be a whole number from 0 to 9'],
  ['tables', 'ambush.rows.0', ['-'], 'tables ambush.rows[0]: must have 2 results, one for each column'],
  ['tables', 'combat.rows.0.0', 'XX', 'tables combat.rows[0][0]: must be one of AE, AR, -, DR, DE'],
  ['counters', 'from', 'hearsay', 'counters from: must begin with rulebook, public or reconstructed'],
  ['counters', 'units', null, 'counters units: must be a list'],
  ['scenarios', 'scenarios.meeting.turns', 0, 'scenarios scenarios[0].turns: must be a whole number from 1 to 40'],
  ['scenarios', 'scenarios.siege.hexes.1', '43', 'scenarios scenarios[1].hexes: must give every unit a hex of its own'],
])('%s %s = %j is refused', (file, path, value, reason) => {
  expect(complaintsOf(file, path, value).find((said) => said.startsWith(reason))).toBeDefined();
});

test('the scenarios of a table are those of its data', () => {
  const other = game.create({ ...data, scenarios: replaced(data.scenarios as Json, ['scenarios', 'siege', 'turns'], 7) });
  expect([game.meta, other.meta].map(({ scenarios }) => scenarios.map(({ turns }) => turns))).toEqual([
    [5, 3],
    [5, 7],
  ]);
});
