import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { lintMap } from '@bocage/hex';
import { expect, it } from 'vitest';
import { absent, mapOf } from './map-schema.js';
import { Complaints, name, note, real, shape } from './schema.js';

const games = new URL('../../../games/', import.meta.url);
const fileOf = (game: string): URL => new URL(`${game}/data/map.json`, games);
const withMaps = readdirSync(games).filter((game) => existsSync(fileOf(game)));

interface SomeMap {
  readonly grid: { readonly orientation: 'flat' | 'pointy' };
  readonly hexes: readonly { readonly hex: string; readonly terrain: string }[];
}

function complaintsOf(map: SomeMap): readonly unknown[] {
  const heard = new Complaints();
  const read = mapOf({
    orientation: map.grid.orientation,
    terrains: [...new Set(map.hexes.map(({ terrain }) => terrain))],
    onSides: { road: absent(name), class: absent(name) },
    also: {
      reason: absent(note),
      squares: (value, path, complaints) =>
        value === undefined ? undefined : shape({ metres: real, rotation: real, east: real, north: real })(value, path, complaints),
    },
  })(JSON.parse(JSON.stringify(map)), '', heard);
  if (heard.list.length === 0) lintMap(read, (path, reason) => heard.say(path, reason));
  return heard.list;
}

it('knows all the maps there are', () => expect(withMaps.length).toBeGreaterThanOrEqual(6));

it.each(withMaps)('the map of %s is read by the labels of its own grid', (game) => {
  const map = JSON.parse(readFileSync(fileOf(game), 'utf8')) as SomeMap;
  expect(complaintsOf(map)).toEqual([]);
  const [first] = map.hexes as readonly [SomeMap['hexes'][number]];
  expect(complaintsOf({ ...map, hexes: [{ ...first, hex: `${first.hex}0` }] })).toHaveLength(1);
});
