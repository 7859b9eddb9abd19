import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMap } from './check-map.js';
import type { MapFile, MapHex, MapSide } from './map-file.js';

const file = JSON.parse(readFileSync(new URL('../../../games/greatest-day/data/map.json', import.meta.url), 'utf8')) as MapFile;
const { grid } = readMap(file);

const hexAt = (label: string): MapHex => {
  const hex = file.hexes.find((one) => one.hex === label);
  if (!hex) throw new Error(`no hex ${label}`);
  return hex;
};
const withFeature = (feature: string): string[] => file.hexes.filter(({ features }) => features?.includes(feature)).map(({ hex }) => hex);
const sideOf = (a: string, b: string): MapSide | undefined =>
  file.sides.find((side) => (side.a === a && side.b === b) || (side.a === b && side.b === a));
const id = (label: string): number => grid.parse(label) as number;
const distance = (a: string, b: string): number => grid.distance(id(a), id(b));
const words = (list: string): string[] => list.split(' ');

// What the exclusive rules say of their hexes, section by section: the one terrain …
const TERRAIN: readonly (readonly [string, string, string])[] = [
  ['36.016', 'clear', '§2.1'],
  ['79.010', 'clear', '§2.1'],
  ['77.035', 'woods', '§2.1'],
  ['81.013', 'village', '§2.1'],
  ['78.009', 'town', '§2.1'],
  ['98.024', 'city', '§2.2'],
  ['49.033', 'fortified', '§2.2'],
  ['75.004', 'marsh', '§2.2'],
  ['59.005', 'marsh', 'map errata'],
  ['81.012', 'hedgerow', '§2.3.3'],
  ['91.029', 'hedgerow', '§16.3'],
  ['67.003', 'sea', '§4.4.3'],
  ['68.003', 'sea', '§4.4.3'],
  ['59.002', 'sea', '§4.4.7'],
];
// … the names …
const PLACES: readonly (readonly [string, string, string])[] = [
  ['81.013', 'Maromme', '§2.1'],
  ['78.009', 'Meuvaines', '§2.1'],
  ['98.024', 'Bayeux', '§2.2'],
  ['49.033', 'Abbaye d’Ardenne', '§2.2'],
  ['81.012', 'Château de Maromme', '§2.3.3'],
  ['54.049', 'Hill 112', '§2.3.3'],
  ['24.017', 'Amfreville', '§3.4'],
  ['23.016', 'Le Hauger', '§3.4'],
  ['72.006', 'Mont Fleury', '§4.4.7'],
  ['45.005', 'Le Petit-Enfer', '§6.1'],
];
// … what else is in them …
const FEATURES: readonly (readonly [string, string, string])[] = [
  ['49.033', 'op', '§2.2'],
  ['54.049', 'hill', '§2.3.3'],
  ['70.033 71.033', 'sunken-railroad', '§2.3.3, §2.3.5'],
  ['70.033', 'sunken:uncrossed', '§2.3.5(2)'],
  ['48.039 49.034', 'strongpoint', 'map errata'],
  ['52.004', 'wn', '§2.2'],
  ['72.006', 'battery', '§4.4.7'],
  ['59.002 67.003 68.003', 'assault-force:juno', '§4.4.3, §4.4.7'],
  ['67.003 68.003 76.003', 'assault-force:gold', '§4.4.3, §4.4.7'],
  ['87.007', 'mulberry', '§4.6'],
  ['109.010 24.012', 'connecting-road:a', '§6.1'],
  ['109.019 24.022', 'connecting-road:b', '§6.1'],
  ['38.035 43.048', 'orne:end', '§17.8'],
  ['68.005', 'sector:juno', '§11.0'],
  ['69.005', 'sector:gold', '§11.0'],
  ['99.031', 'exit:7th', '§17.5'],
  ['99.062', 'entry:7th', '§17.5'],
  ['98.063', 'entry:7th-next', '§17.5'],
];
// … and sets that are listed whole: nothing else may be in them.
const WHOLE: readonly (readonly [string, string, string])[] = [
  ['zone:k', '20.029 20.030 20.031 21.028 21.029 21.030 21.031 22.029 22.030 22.031', '§3.2'],
  ['zone:n', '23.020 23.021 24.019 24.020 24.021 25.019 25.020', '§3.2'],
  ['zone:v', '13.014 13.015 14.014 14.015 14.016 15.014 15.015 15.016', '§3.2'],
  ['zone:w', '28.016 29.015 29.016 29.017 30.016 30.017', '§3.2'],
  ['landing:queen-white', '35.007 36.007', '§4.5.2'],
  ['landing:queen-red', '33.008 34.007 34.008', '§4.5.2'],
  ['landing:mike-green', '64.003 65.003', '§4.5.2'],
  ['landing:mike-red', '62.003 63.003', '§4.5.2'],
  ['landing:nan-green', '58.003 59.003 60.003 61.002', '§4.5.2'],
  ['landing:nan-white', '54.003 55.002 56.003 57.002', '§4.5.2'],
  ['landing:nan-red', '51.003 52.003 53.002', '§4.5.2'],
  ['landing:jig-green', '79.003 80.004 81.004', '§4.5.2'],
  ['landing:jig-red', '76.003 77.003 78.004', '§4.5.2'],
  ['landing:king-green', '74.003 75.003', '§4.5.2'],
  ['landing:king-red', '71.003 72.003 73.003', '§4.5.2'],
];
const BEACHES = WHOLE.filter(([feature]) => feature.startsWith('landing:')).flatMap(([, hexes]) => words(hexes));
const LAND =
  '01.014 02.014 23.016 24.012 24.017 24.022 30.022 30.023 31.022 33.009 34.009 38.035 43.048 45.005 48.039 49.034 52.004 54.049 68.005 69.005 70.033 71.033 72.006 85.010 85.011 87.007 98.063 99.020 99.025 99.031 99.062 109.010 109.019';

describe('hexes the rules of The Greatest Day name', () => {
  it.each(TERRAIN)('%s is %s (%s)', (hex, terrain) => expect(hexAt(hex).terrain).toBe(terrain));

  it.each(PLACES)('%s is %s (%s)', (hex, place) => expect(hexAt(hex).place).toBe(place));

  it.each(FEATURES.flatMap(([hexes, feature, section]) => words(hexes).map((hex) => [hex, feature, section] as const)))(
    '%s has %s (%s)',
    (hex, feature) => expect(hexAt(hex).features).toContain(feature),
  );

  it.each(WHOLE)('%s is %s (%s)', (feature, hexes) => expect(withFeature(feature)).toEqual(words(hexes)));

  it.each(WHOLE.filter(([feature]) => feature.startsWith('zone:')))('%s lies on land', (_, hexes) => {
    for (const hex of words(hexes)) expect(['sea', 'off', 'beach']).not.toContain(hexAt(hex).terrain);
  });

  it.each(words(LAND))('%s is land', (hex) => expect(['sea', 'off', 'beach']).not.toContain(hexAt(hex).terrain));

  it.each(BEACHES)('%s is a beach hex with the sea before it or another beach hex (§2.1.9)', (hex) => {
    expect(hexAt(hex).terrain).toBe('beach');
    const before = grid.neighbours.slice(id(hex) * 6, id(hex) * 6 + 6);
    expect([...before].some((near) => near >= 0 && file.hexes[near]?.terrain === 'sea')).toBe(true);
  });

  it('has no German position on the sand (§2.1.9)', () => {
    for (const hex of BEACHES) expect(hexAt(hex).features).not.toContain('wn');
    expect(withFeature('wn').length).toBeGreaterThan(25);
  });

  it('has no beach hexes beyond the landing hexes (§2.1.9)', () => {
    expect(file.hexes.filter(({ terrain }) => terrain === 'beach').map(({ hex }) => hex)).toEqual([...BEACHES].sort());
  });
});

describe('hexsides the rules name', () => {
  it('has a ridge between 02.014 and 01.014, a crest between 85.011 and 85.010 (§2.3.3)', () => {
    expect(sideOf('02.014', '01.014')?.features).toContain('ridge');
    expect(sideOf('02.014', '01.014')?.features).not.toContain('crest');
    expect(sideOf('85.011', '85.010')?.features).toContain('crest');
  });

  it('lets a unit from 31.022 to 30.022, not to 30.023 (§2.1)', () => {
    expect(sideOf('31.022', '30.022')?.river).toBeUndefined();
    expect(sideOf('31.022', '30.023')).toMatchObject({ river: 'Caen canal', class: 'river' });
    expect(sideOf('31.022', '30.023')?.road).toBeUndefined();
  });

  it('has the two gaps of Queen at 33.008 (§4.4), and gaps from beach to land on every sub-beach', () => {
    const gaps = file.sides.filter(({ features }) => features?.some((feature) => feature.startsWith('gap:')));
    const queen = gaps.filter(({ features }) => features?.includes('gap:queen')).map(({ a, b }) => `${a}/${b}`);
    expect(queen.sort()).toEqual(['33.008/33.009', '33.008/34.009']);
    for (const sub of words('mike nan jig king')) expect(gaps.some(({ features }) => features?.includes(`gap:${sub}`))).toBe(true);
    for (const { a, b } of gaps) {
      expect([a, b].filter((hex) => hexAt(hex).terrain === 'beach')).toHaveLength(1);
      expect([a, b].filter((hex) => hexAt(hex).terrain === 'sea')).toEqual([]);
    }
  });

  it('parts Juno from Gold between 69.005 and 68.005 (§11.0)', () => {
    expect(sideOf('69.005', '68.005')?.features).toContain('boundary:sector');
  });

  it('runs the sunken railroad from 71.033 to 70.033 and on both ways (§2.3.3, §2.3.5)', () => {
    expect(sideOf('71.033', '70.033')).toMatchObject({ rail: true });
    for (const hex of ['70.033', '71.033']) expect(file.sides.filter(({ a, b, rail }) => rail && [a, b].includes(hex))).toHaveLength(2);
  });
});

describe('the grid of The Greatest Day', () => {
  it('is 109 by 63, the corner west of column 99 and below row 030 off the sheet (§17.5)', () => {
    expect(file.hexes).toHaveLength(109 * 63);
    const off = file.hexes.filter(({ terrain }) => terrain === 'off');
    expect(off).toHaveLength(10 * 33);
    expect(off.every(({ place, features }) => place === undefined && features === undefined)).toBe(true);
    for (const hex of ['99.031', '99.062']) expect(hexAt(hex).features).toContain('edge:west');
    expect(hexAt('109.030').terrain).not.toBe('off');
    expect(hexAt('100.031').terrain).toBe('off');
  });

  // §2.1, §2.2, §2.3.3, §4.4, §4.5.2, §11.0, §17.5
  it.each([
    ['31.022', '30.022'],
    ['31.022', '30.023'],
    ['52.003', '52.004'],
    ['85.011', '85.010'],
    ['02.014', '01.014'],
    ['71.033', '70.033'],
    ['33.008', '34.009'],
    ['33.008', '34.008'],
    ['67.003', '68.003'],
    ['69.005', '68.005'],
    ['99.062', '98.063'],
  ])('%s touches %s', (a, b) => expect(distance(a, b)).toBe(1));

  it('counts five hexes from 72.006 to 76.003 (§4.4.7)', () => expect(distance('72.006', '76.003')).toBe(5));

  it('names 108 hexes in the tables above, as the rules do, and 33.009 of our ruling', () => {
    const named = [
      ...TERRAIN.map(([hex]) => hex),
      ...PLACES.map(([hex]) => hex),
      ...FEATURES.flatMap(([hexes]) => words(hexes)),
      ...WHOLE.flatMap(([, hexes]) => words(hexes)),
      ...words(LAND),
    ];
    expect(new Set(named).size).toBe(109);
  });
});

describe('the sectors of The Greatest Day (§11.0)', () => {
  it('are four, in this order from the east, and none lies below row 035', () => {
    const sectors = words('orne sword juno gold');
    for (const { hex, terrain, features } of file.hexes) {
      const [column, row] = hex.split('.').map(Number) as [number, number];
      const found = sectors.filter((sector) => features?.includes(`sector:${sector}`));
      expect(found).toHaveLength(row <= 35 && terrain !== 'off' ? 1 : 0);
      if (column === 68 && row <= 35) expect(found).toEqual(['juno']);
      if (column === 69 && row <= 35) expect(found).toEqual(['gold']);
    }
    for (const row of [4, 14, 18, 24, 27, 30, 35]) {
      const columnsOf = (sector: string): number[] =>
        withFeature(`sector:${sector}`).flatMap((hex) => (Number(hex.split('.')[1]) === row ? [Number(hex.split('.')[0])] : []));
      for (const [i, sector] of sectors.slice(1).entries())
        expect(Math.min(...columnsOf(sector))).toBe(Math.max(...columnsOf(sectors[i] as string)) + 1);
    }
  });

  it('Orne holds what 6th Airborne drops on and fights for, or lies within two hexes of it (§11.0)', () => {
    const orne = withFeature('sector:orne');
    const bridges = file.sides.filter(({ features }) => features?.includes('bridge:counter'));
    const wanted = [...words('k n v w').flatMap((zone) => withFeature(`zone:${zone}`)), ...bridges.flatMap(({ a, b }) => [a, b])];
    for (const hex of wanted) expect(Math.min(...orne.map((other) => distance(hex, other)))).toBeLessThanOrEqual(2);
  });

  it('hold their beaches', () => {
    for (const beach of words('sword juno gold')) {
      const hexes = withFeature(`beach:${beach}`);
      expect(hexes.length).toBeGreaterThan(4);
      for (const hex of hexes) expect(hexAt(hex).features).toEqual(expect.arrayContaining([`sector:${beach}`, `overlay:${beach}`]));
    }
  });
});

describe('roads and bridges of The Greatest Day', () => {
  const roads = file.sides.filter(({ road }) => road !== undefined);

  // §6.1
  it.each([
    ['a', '109.010', '24.012'],
    ['b', '109.019', '24.022'],
  ])('has Connecting Road %s unbroken from %s to %s', (name, west, east) => {
    const reached = new Set([west]);
    for (const hex of reached) {
      for (const { a, b } of roads.filter((side) => [side.a, side.b].includes(hex)))
        for (const to of [a, b]) if (hexAt(to).features?.includes(`connecting-road:${name}`)) reached.add(to);
    }
    expect(reached).toContain(east);
    expect([...reached].sort()).toEqual(withFeature(`connecting-road:${name}`).sort());
  });

  it('has seven bridges with counters, one of them for the railroad alone, at Bures (§2.4)', () => {
    const bridges = file.sides.filter(({ features }) => features?.includes('bridge:counter'));
    expect(bridges.map(({ bridge }) => bridge).sort()).toEqual([
      'Bures railway bridge',
      'Bures road bridge',
      'Horsa bridge',
      'Pegasus bridge',
      'Pont de Saint-Samson, Troarn',
      'Robehomme bridge',
      'Varaville bridge',
    ]);
    for (const side of bridges) expect(side.class).toBe('river');
    const railroad = bridges.filter(({ features }) => features?.includes('bridge:railroad'));
    expect(railroad).toMatchObject([{ bridge: 'Bures railway bridge', rail: true }]);
    expect(railroad[0]?.road).toBeUndefined();
    for (const side of bridges) if (side !== railroad[0]) expect(side.road).toBeDefined();
  });

  it('knows rivers and streams: Pegasus over the canal (§3.5), the Orne along 38.035 and 43.048 (§17.8)', () => {
    const waters = (kind: string) => new Set(file.sides.filter((side) => side.class === kind).map(({ river }) => river));
    for (const river of ['Orne', 'Dives', 'Caen canal']) expect(waters('river')).toContain(river);
    for (const stream of ['Seulles', 'Mue', 'Odon', 'Aure', 'Drôme', 'Laize']) expect(waters('stream')).toContain(stream);
    for (const hex of ['38.035', '43.048'])
      expect(file.sides.some(({ a, b, river }) => river === 'Orne' && [a, b].includes(hex))).toBe(true);
    expect(file.sides.find(({ bridge }) => bridge === 'Pegasus bridge')?.river).toBe('Caen canal');
    expect(file.sides.find(({ bridge }) => bridge === 'Horsa bridge')?.river).toBe('Orne');
  });

  it('has the reinforcement hexes the events name at the rim, one on every overlay, none at the Mulberry (§4.3.2, §4.6, §6.1)', () => {
    for (const hex of words('12ss:b lehr:c 21pz:b').flatMap((name) => withFeature(`reinforcement:${name}`)))
      expect(hexAt(hex).features).toEqual(expect.arrayContaining(['road', expect.stringMatching(/^edge:/)]));
    const entries = file.hexes.filter(({ features }) => features?.some((feature) => feature.startsWith('reinforcement:')));
    for (const beach of words('sword juno gold')) expect(entries.some(({ features }) => features?.includes(`overlay:${beach}`))).toBe(true);
    expect(entries.map(({ hex }) => hex)).not.toContain('87.007');
  });
});
