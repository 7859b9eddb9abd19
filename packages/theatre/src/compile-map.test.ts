import { describe, expect, it } from 'vitest';
import { readMap, riverGaps, sideFaults } from './check-map.js';
import { compileSheet, mapFileOf } from './compile-map.js';
import type { Layers, LonLat, NamedLine, NamedPoint } from './layers.js';
import type { MapFile, MapHex, MapSide } from './map-file.js';
import { groundFileOf } from './picture.js';
import { hexDifferences, sideDifferences, withoutPins } from './pin-differences.js';
import { movedPlaces, reportOf } from './report.js';
import { residualsOf, spreadOf } from './residuals.js';
import type { Pins, Sheet } from './sheet.js';
import { layOnSheet } from './sheet-ground.js';

// A strip of country around the origin: 8 columns of 6 rows, a kilometre a hex, sea in the north.
const METRES_NORTH = 111_209;
const METRES_EAST = 73_000;
/** Longitude and latitude of a point so many hexes right and down of the first hex's middle. */
const at = (x: number, y: number): LonLat => [-0.7 + (x * 1000) / METRES_EAST, 49.2 - (y * 1000) / METRES_NORTH];
const box = (left: number, top: number, right: number, bottom: number): LonLat[] => [
  at(left, top),
  at(right, top),
  at(right, bottom),
  at(left, bottom),
  at(left, top),
];
const line = (name: string, kind: string, points: readonly LonLat[], into = 'sea'): NamedLine => ({ name, kind, into, points });
const point = (name: string, kind: string, rank: number, where: LonLat): NamedPoint => ({ name, kind, rank, angle: 0, at: where });

const layers: Layers = {
  coast: [{ name: 'coast', kind: 'land', ring: box(-9, 1.1, 20, 20) }],
  rivers: [
    line('Orne', 'major', [at(3, 9), at(3.1, 4), at(2.9, 2), at(3, 0.5)]),
    line('Odon', 'minor', [at(0, 3), at(1.5, 3.4), at(3.1, 4)], 'Orne'),
  ],
  roads: [
    line('N 13', 'major', [at(-3, 4.1), at(0, 4.1), at(1.73, 4.1), at(6, 4.1), at(12, 4.1)]),
    line('Lane', 'lane', [at(5, 2.2), at(5, 3), at(6, 4.1)]),
  ],
  railways: [],
  beaches: [line('Sword Beach', 'sword', [at(4, 1), at(6, 1)]), line('Queen Red', 'sword:queen-red', [at(5, 1), at(6, 1)])],
  sideLines: {
    cliffs: [line('Cliff', '', [at(0.2, 1), at(2.4, 1)])],
    'sea-walls': [],
    ridges: [line('Crest', 'ridge', [at(5, 3.5), at(6.5, 3.5)]), line('Slope', 'slope', [at(1, 5), at(2, 5)])],
  },
  areas: [
    { name: 'wood', kind: 'woods', ring: box(4.5, 2.2, 7.5, 3.2) },
    { name: 'flats', kind: 'tidal', ring: box(-9, 0.6, 20, 1.1) },
  ],
  places: [point('Caen', 'place', 1, at(1.73, 4.1)), point('Hamlet', 'place', 6, at(5, 2.2))],
  sites: [point('Hillman', 'strongpoint', 3, at(5.1, 2.1))],
  bridges: [{ ...point('Old bridge', 'Orne', 0, at(3.1, 4.1)) }],
  names: [],
};
const sheet: Sheet = {
  game: 'test',
  from: 'test',
  grid: { orientation: 'flat', low: 'odd', columns: [1, 8], rows: [1, 6], columnsGrow: 'east', label: [2, '', 2] },
  place: { hexMetres: 1000, lat: 49.2, lon: -0.7, rotation: 0 },
  bends: [],
  squares: { metres: 2000, rotation: 0, east: 10, north: 20 },
  isOff: (label) => label === '0806',
  seaBelow: 0.12,
  terrainOf: (hex) => (hex.share('woods') >= 0.5 ? 'woods' : 'clear'),
  featuresOf: (hex) => [
    ...(hex.places.length > 0 ? ['town'] : []),
    ...hex.sites.map(({ kind }) => kind),
    ...(hex.share('tidal') > 0.3 ? ['tidal'] : []),
    ...(hex.isCoast ? ['landing'] : []),
  ],
  riversOnSides: { major: 'wide', minor: 'narrow' },
  roadsOnSides: { major: 'highway', lane: 'trail' },
  linesOnSides: { cliffs: 'cliff', 'ridges:ridge': 'ridge' },
  placesTo: 4,
};
const noPins: Pins = { from: 'test', places: [], hexes: [], sides: [], rulings: [] };

function compile(pins: Partial<Pins> = {}, other: Partial<Sheet> = {}) {
  const ground = layOnSheet(layers, { ...sheet, ...other }, { ...noPins, ...pins });
  const compiled = compileSheet(ground);
  const file = mapFileOf(compiled);
  const hex = (label: string): MapHex => file.hexes.find((one) => one.hex === label) as MapHex;
  const side = (a: string, b: string): MapSide | undefined => file.sides.find((one) => one.a === a && one.b === b);
  return { compiled, file, hex, side };
}
const sidesWith = (file: MapFile, feature: string): string[] =>
  file.sides.filter(({ features }) => features?.includes(feature)).map(({ a, b }) => `${a}/${b}`);

describe('a compiled sheet', () => {
  const { compiled, file, hex, side } = compile();

  it('asks the sheet for the terrain of land, and knows sea and hexes off the sheet', () => {
    expect(hex('0101').terrain).toBe('sea');
    expect(hex('0703').terrain).toBe('woods');
    expect(hex('0105').terrain).toBe('clear');
    expect(hex('0806')).toEqual({ hex: '0806', terrain: 'off' });
  });

  it('shows the sheet places to a rank, sites, tidal flats and the coast', () => {
    expect(hex('0305')).toMatchObject({ place: 'Caen', features: expect.arrayContaining(['town', 'road']) });
    expect(file.hexes.some(({ place }) => place === 'Hamlet')).toBe(false);
    expect(file.hexes.filter(({ features }) => features?.includes('strongpoint'))).toHaveLength(1);
    expect(hex('0202').features).toContain('tidal');
    expect(hex('0102').features).toEqual(expect.arrayContaining(['coast', 'landing']));
    expect(hex('0105').features).not.toContain('landing');
  });

  it('marks the edges of the sheet, also beside a hex that is off it', () => {
    expect(hex('0104').features).toContain('edge:west');
    expect(hex('0805').features).toEqual(expect.arrayContaining(['edge:east', 'edge:south']));
    expect(hex('0506').features).toContain('edge:south');
    expect(hex('0406').features).not.toContain('edge:east');
  });

  it('leads rivers along sides with the sheet’s words, into each other and to the sea', () => {
    expect(new Set(file.sides.filter(({ river }) => river === 'Orne').map((one) => one.class))).toEqual(new Set(['wide']));
    expect(new Set(file.sides.filter(({ river }) => river === 'Odon').map((one) => one.class))).toEqual(new Set(['narrow']));
    expect(riverGaps(readMap(file))).toEqual([]);
    expect(compiled.troubles).toEqual([]);
  });

  it('leads roads through their places, off the sheet, and over named bridges', () => {
    const bridges = file.sides.filter(({ bridge }) => bridge);
    expect(bridges).toMatchObject([{ river: 'Orne', road: 'highway', bridge: 'Old bridge' }]);
    for (const edge of ['edge:west', 'edge:east'])
      expect(file.hexes.some(({ features }) => features?.includes(edge) && features.includes('road'))).toBe(true);
    expect(file.sides.some(({ road }) => road === 'trail')).toBe(true);
    expect(sideFaults(readMap(file))).toEqual([]);
  });

  it('puts cliffs between land and sea, and only the ridges it asks for on sides', () => {
    const { isLand, grid } = readMap(file);
    const cliffs = sidesWith(file, 'cliff');
    expect(cliffs.length).toBeGreaterThan(2);
    for (const cliff of cliffs) {
      const [a, b] = cliff.split('/').map((label) => isLand(grid.parse(label) as number));
      expect(a).not.toBe(b);
    }
    const ridges = sidesWith(file, 'ridge');
    expect(ridges.length).toBeGreaterThan(0);
    expect(ridges.filter((name) => name < '05')).toEqual([]);
  });

  it('gives every hex the reference square of its middle', () => {
    expect(hex('0102').features).toContain('square:1019');
    expect(hex('0401').features).toContain('square:1120');
    expect(
      groundFileOf(compiled)
        .lines.filter(({ kind }) => kind === 'square')
        .map(({ name }) => name),
    ).toEqual(expect.arrayContaining(['11', '12', '18', '19']));
  });

  it('draws sites, sectors and the lines of the shore on a fine grid', () => {
    const { labels, lines, areas } = groundFileOf(compiled);
    expect(labels.filter(({ kind }) => kind === 'site').map(({ text }) => text)).toEqual(['Hillman']);
    expect(labels.filter(({ kind }) => kind === 'beach').map(({ text }) => text)).toEqual(['Sword Beach', 'Queen Red']);
    expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(['cliff', 'ridge', 'river', 'road-major', 'lane', 'square']));
    expect(areas.filter(({ kind }) => kind === 'beach')).toHaveLength(1);
    expect(areas.some(({ kind }) => kind === 'tidal')).toBe(true);
  });

  it('is reported with its counts, residuals, coast and gaps', () => {
    const report = reportOf(compile({ places: [{ place: 'Caen', hex: '0404', from: '§1' }] }).compiled, layers);
    for (const line of [
      '== test: 48 hexes',
      '| test | 1 | ',
      'Caen: pinned to 0404, lies in 0305',
      'agree with the coastline in 100.00 % of 47 unpinned hexes',
      'what the compiler could not do: 0',
      'river gaps: 0',
    ])
      expect(report).toContain(line);
  });

  it('is the same every time', () => expect(mapFileOf(compileSheet(layOnSheet(layers, sheet, noPins)))).toEqual(file));

  it('writes no class where the map has one kind of river', () => {
    const plain = compile({}, { riversOnSides: { major: 'river', minor: 'river' } });
    expect(plain.file.sides.some((one) => 'class' in one)).toBe(false);
    expect(side('0304', '0404')?.river).toBe(plain.side('0304', '0404')?.river);
  });
});

describe('pins', () => {
  const from = '§1';

  it('win over the ground and are told apart from it', () => {
    const { compiled, hex } = compile({
      places: [{ place: 'Caen', hex: '0404', from }],
      hexes: [
        { hexes: ['0105'], terrain: 'city', place: 'New town', features: ['town', 'zone:a'], from },
        { hexes: ['0703'], terrain: 'woods', without: ['strongpoint'], from },
        { hexes: ['0403'], terrain: 'sea', from },
      ],
    });
    expect(hex('0404').place).toBe('Caen');
    expect(hex('0105')).toMatchObject({ terrain: 'city', place: 'New town', features: expect.arrayContaining(['town', 'zone:a']) });
    expect(hex('0403').terrain).toBe('sea');
    expect(movedPlaces(compiled)).toHaveLength(1);
    const differences = hexDifferences(compiled, withoutPins(compiled));
    expect(differences).toContain('0105: city, by the ground clear (§1)');
    expect(differences).toContain('0105: town, by the ground not (§1)');
    expect(differences).toContain('0403: sea, by the ground clear (§1)');
    expect(differences.join()).not.toContain('zone:a');
    expect(differences.filter((text) => text.startsWith('0703'))).toEqual(['0703: not strongpoint, by the ground so (§1)']);
  });

  it('draw a river along their sides and keep it off others', () => {
    const before = compile();
    const [first] = before.file.sides.filter(({ river, bridge }) => river === 'Orne' && !bridge);
    const { a, b } = first as MapSide;
    const { compiled, file, side } = compile({ sides: [{ a, b, river: null, from }] });
    expect(side(a, b)?.river).toBeUndefined();
    expect(riverGaps(readMap(file))).toEqual([]);
    expect(sideDifferences(compiled, withoutPins(compiled))).toHaveLength(1);
  });

  it('put anything on a side or take it away', () => {
    const sides = [
      { a: '0604', b: '0605', road: 'trail', rail: true, features: ['boundary:army'], from },
      { a: '0102', b: '0103', river: 'Orne', flooded: true, bridge: 'Pont', from },
      { a: '0203', b: '0204', sea: true, from },
    ];
    const { side } = compile({ sides });
    expect(side('0604', '0605')).toMatchObject({ road: 'trail', rail: true, features: ['boundary:army'] });
    expect(side('0102', '0103')).toMatchObject({ river: 'Orne', class: 'wide', flooded: true, bridge: 'Pont' });
    expect(side('0203', '0204')?.sea).toBe(true);
    expect(() => compile({ sides: [{ a: '0101', b: '0404', from }] })).toThrow('not neighbours');
    expect(() => compile({ places: [{ place: 'Atlantis', hex: '0101', from }] })).toThrow('in no layer');
  });

  it('have residuals before and after bends', () => {
    const pins = { ...noPins, places: [{ place: 'Caen', hex: '0405', from }] };
    const [lon, lat] = at(1.73, 4.1);
    const bends = [{ why: 'test', lat, lon, move: [0.87, -0.6] as const, reach: 3 }];
    const ground = layOnSheet(layers, { ...sheet, bends }, pins);
    const [residual] = residualsOf(ground, layers);
    expect(residual?.before[0]).toBeCloseTo(-0.87, 1);
    expect(residual?.after[0]).toBeCloseTo(0, 1);
    expect(spreadOf(ground, residualsOf(ground, layers), 'before').inside).toBe(0);
    expect(spreadOf(ground, residualsOf(ground, layers), 'after')).toMatchObject({ inside: 1 });
  });

  it('say what could not be done instead of stopping', () => {
    const hexes = [1, 2, 3, 4, 5, 6].map((row) => `060${row}`);
    const { compiled } = compile({ hexes: [{ hexes, terrain: 'sea', from }] });
    expect(compiled.troubles.join()).toContain('cannot reach');
  });
});
