import { describe, expect, test } from 'vitest';
import type { HexReport } from './hex-report.js';
import { hexReport } from './hex-report.js';
import { readMapFiles } from './map-files.js';
import { type Atlas, createAtlas, hexesOf } from './where.js';

const GAMES = ['normandy-1969', 'dark-summer', 'bradleys-dday', 'liberating-assault', 'greatest-day'];
const atlasOf = (game: string): Atlas => createAtlas(game, readMapFiles(game).map);
const normandy = atlasOf('normandy-1969');
const labels = (atlas: Atlas, asked: string): string[] => hexesOf(atlas, asked).map(atlas.grid.label);
const reportOf = (label: string): HexReport => hexReport(normandy, normandy.grid.parse(label) as number);

describe('one hex', () => {
  test('lies where the map says: the first', () => {
    const { place, hexes } = normandy.map;
    expect(reportOf(hexes[0]?.hex as string)).toMatchObject({ lat: place.lat, lon: place.lon });
  });

  test.each([
    ['Caen', 49.183, -0.363],
    ['Carentan', 49.303, -1.248],
    ['Saint-Lô', 49.115, -1.09],
  ])('%s lies within two hexes of the real town', (name, lat, lon) => {
    const hexes = hexesOf(normandy, name).map((hex) => hexReport(normandy, hex));
    const kilometres = hexes.map((hex) => Math.hypot((hex.lat - lat) * 111.2, (hex.lon - lon) * 72.7));
    expect(Math.min(...kilometres)).toBeLessThan((2 * normandy.map.place.hexMetres) / 1000);
  });

  test('carries the same on a hexside from either hex', () => {
    const { a, b, ...carried } = normandy.map.sides.find(({ river }) => river !== undefined) as Atlas['map']['sides'][number];
    const from = (hex: string, to: string) => Object.values(reportOf(hex).edges).find((edge) => edge.to === to);
    expect(from(a, b)).toEqual({ to: b, ...carried });
    expect(from(b, a)).toEqual({ to: a, ...carried });
  });

  test('has six edges named by their direction', () => {
    expect(Object.keys(reportOf('2610').edges)).toEqual(['n', 'ne', 'se', 's', 'sw', 'nw']);
  });
});

describe('asking where', () => {
  test('takes a hex, a place in any spelling, a point on the ground', () => {
    expect(labels(normandy, '3416')).toEqual(['3416']);
    expect(labels(normandy, 'saint lo')).toEqual(['2122']);
    expect(labels(normandy, 'Caen')).toEqual(['4420', '4519', '4620']);
    expect(labels(normandy, '49.115,-1.09')).toEqual(['2122']);
  });

  test('finds the hex whose middle a point is', () => {
    const { lat, lon } = reportOf('2812');
    expect(labels(normandy, `${lat},${lon}`)).toEqual(['2812']);
  });

  test.each([
    ['9999', 'There is no hex 9999 on this map; it runs from 0101 to'],
    ['52.1,13.4', '52.1 N 13.4 E is not on this map.'],
    ['Berlin', 'There is no place "Berlin" on this map.'],
    ['vierville', 'there are: Vierville-sur-Mer'],
  ])('refuses %s and says what there is', (asked, message) => expect(() => hexesOf(normandy, asked)).toThrow(message));

  test('knows every game with a map, rules or not', () => {
    expect(() => readMapFiles('waterloo')).toThrow('There is no map of a game "waterloo"; there are:');
    for (const game of GAMES) expect(hexesOf(atlasOf(game), 'Bayeux').length).toBeGreaterThan(0);
  });
});
