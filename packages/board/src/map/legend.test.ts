import { describe, expect, it } from 'vitest';
import type { GroundFile, MapFile } from '../map-file.js';
import { legendOf } from './legend.js';
import { beachOf, glyphOf, LOOK_FILL, lookOf } from './looks.js';
import { scaleBarOf } from './scale-bar.js';

const map: MapFile = {
  from: 'made up',
  grid: { orientation: 'flat', low: 'odd', columns: [1, 2], rows: [1, 2], columnsGrow: 'east', label: [2, '', 2] },
  place: { hexMetres: 2500, lat: 49, lon: 0, rotation: 0 },
  hexes: [
    { hex: '0101', terrain: 'sea' },
    { hex: '0102', terrain: 'bocage', features: ['town', 'fortification'] },
    { hex: '0201', terrain: 'clear', features: ['beach:omaha'] },
  ],
  sides: [
    { a: '0102', b: '0201', river: 'Aure', road: 'major' },
    { a: '0101', b: '0102', flooded: true },
  ],
};

const ring = [
  [0, 0],
  [1, 0],
  [1, 1],
] as const;
const ground: GroundFile = {
  from: 'made up',
  land: [],
  areas: [
    { kind: 'woods', ring },
    { kind: 'bocage', ring },
    { kind: 'beach', ring },
    { kind: 'woods', ring },
  ],
  lines: [
    { kind: 'road-major', points: ring },
    { kind: 'cliff', points: ring },
  ],
  labels: [
    { text: 'Carpiquet', at: [0, 0], kind: 'site', rank: 3, sign: 'airfield' },
    { text: 'Longues', at: [1, 0], kind: 'site', rank: 3, sign: 'strongpoint' },
  ],
};

describe('legend', () => {
  it('names what the map has and nothing else', () => {
    expect(legendOf(map).map((e) => e.title)).toEqual([
      'Sea',
      'Clear',
      'Bocage',
      'Town',
      'Beach',
      'Main road',
      'River hexside',
      'Flooded hexside',
      'Fortification',
    ]);
  });

  it('leaves out what lies off the sheet, and has the reference squares and every class of way', () => {
    const titles = legendOf({
      ...map,
      squares: { metres: 10000, rotation: 0, east: 0, north: 0 },
      hexes: [
        { hex: '0101', terrain: 'off' },
        { hex: '0102', terrain: 'beach', features: ['beach:utah'] },
      ],
      sides: [
        { a: '0101', b: '0102', river: 'Vire', class: 'canal', road: 'trail' },
        { a: '0102', b: '0201', river: 'Elle', class: 'stream', road: 'road', features: ['cliff', 'boundary:operational'] },
      ],
    }).map((e) => e.title);
    expect(titles).toEqual(['Beach', 'Road', 'Trail', 'Canal hexside', 'Stream hexside', 'Cliff', 'Boundary', 'Reference square']);
  });

  it('sorts entries by what they are, and calls terrain by the game’s own word', () => {
    const swamp: MapFile = { ...map, hexes: [...map.hexes, { hex: '0202', terrain: 'swamp' }, { hex: '0203', terrain: 'tidal-flat' }] };
    const of = (group: string) =>
      legendOf(swamp)
        .filter((e) => e.group === group)
        .map((e) => e.title);
    expect(of('terrain')).toEqual(['Sea', 'Clear', 'Bocage', 'Swamp', 'Tidal flat', 'Town', 'Beach']);
    expect(of('ways')).toEqual(['Main road']);
    expect(of('hexsides')).toEqual(['River hexside', 'Flooded hexside']);
    expect(of('signs')).toEqual(['Fortification']);
    expect(of('picture')).toEqual([]);
  });

  it('names what the picture has besides, each once', () => {
    const added = legendOf(map, ground).filter((e) => e.group === 'picture');
    expect(added.map((e) => e.title)).toEqual(['Woods', 'Cliff', 'Airfield']);
    expect(added[0]?.sign).toEqual({ kind: 'ground', look: 'woods' });
  });

  it('draws roads as the picture does where the rules know only roads', () => {
    const roads = (...words: readonly string[]) =>
      legendOf({ ...map, sides: words.map((road) => ({ a: '0102', b: '0201', road })) }, ground).filter((e) => e.group === 'ways');
    expect(roads('road').map((e) => e.sign)).toEqual([{ kind: 'line', line: 'road-major' }]);
    expect(roads('major', 'minor').map((e) => e.sign)).toEqual([
      { kind: 'line', line: 'road-major' },
      { kind: 'line', line: 'road-minor' },
    ]);
  });

  it('knows games by their own words', () => {
    expect(lookOf('Forest')).toBe('forest');
    expect(lookOf('hedgerow')).toBe('bocage');
    expect(lookOf('tidal-flat')).toBe('tidal');
    expect(lookOf('swamp')).toBe('marsh');
    expect(lookOf('something new')).toBe('clear');
    expect(glyphOf('fortification:2')).toBe('fortification');
    expect(glyphOf('coast')).toBeUndefined();
    expect(beachOf('beach:sword')).toBe('sword');
  });

  it('gives every terrain a fill of its own', () => {
    const fills = Object.values(LOOK_FILL);
    expect(new Set(fills).size).toBe(fills.length);
  });
});

describe('scale bar', () => {
  it('shows the longest round distance that fits', () => {
    expect(scaleBarOf(25, 2500, 125)).toEqual({ kilometres: 10, length: 100 });
    for (const scale of [6, 14, 37, 90, 160]) {
      const bar = scaleBarOf(scale, 2575, 140);
      expect(bar.length).toBeLessThanOrEqual(140);
      expect(bar.length / bar.kilometres).toBeCloseTo((scale * 1000) / 2575);
    }
  });
});
