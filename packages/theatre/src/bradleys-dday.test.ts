import { describe, expect, it } from 'vitest';
import { checkMap } from './map-checks.js';
import type { MapHex, MapSide } from './map-file.js';
import { bradleysDday } from './sheets/bradleys-dday.js';

const {
  file,
  ground,
  map: { grid },
  checks,
} = checkMap(bradleysDday, { start: '5331' });
const hexes = new Map(file.hexes.map((hex) => [hex.hex, hex]));
const at = (label: string): MapHex => hexes.get(label) as MapHex;
const featuresOf = (label: string): readonly string[] => at(label).features ?? [];
const withFeature = (feature: string): string[] => file.hexes.filter(({ features }) => features?.includes(feature)).map(({ hex }) => hex);
const id = (label: string): number => grid.parse(label) as number;
const apart = (a: string, b: string): number => grid.distance(id(a), id(b));
const towards = (label: string, direction: string): string => grid.label(grid.neighbour(id(label), grid.directionNames.indexOf(direction)));
const around = (label: string): string[] => grid.ring(id(label), 1).map(grid.label);
const sideOf = (a: string, b: string): MapSide | undefined =>
  file.sides.find((side) => (side.a === a && side.b === b) || (side.a === b && side.b === a));
const isLand = (label: string): boolean => at(label).terrain !== 'sea';
const columnOf = (label: string): number => Number(label.slice(0, 2));
const rowOf = (label: string): number => Number(label.slice(2));
const words = (list: string): string[] => list.split(' ');

const FORTS = ['strongpoint', 'resistance-nest'];
const forts = file.hexes.filter(({ features }) => features?.some((one) => FORTS.includes(one))).map(({ hex }) => hex);
const towns = withFeature('town');

// What the rules say of hexes by number: the ground …
const TERRAIN: readonly (readonly [string, string, string])[] = [
  ['0808', 'clear', '§4.2.1, §4.4'],
  ['3822', 'town', '§10.2.8'],
  ['1108', 'town', '§13.2'],
  ['3922', 'hill', '§13.1'],
];
// … the names …
const PLACES: readonly (readonly [string, string, string])[] = [
  ['3822', 'Vierville-sur-Mer', '§10.2.8'],
  ['1108', 'Quinéville', '§13.2'],
  ['3319', 'Pointe du Hoc', '§5.7, §18.1.1'],
  ['1528', 'Carentan', '§6.3.3'],
];
// … what stands in them …
const FEATURES: readonly (readonly [string, string, string])[] = [
  ['3822', 'town', '§10.2.8'],
  ['3822', 'resistance-nest', '§10.2.8, §10.3.5, §13.3'],
  ['1108', 'town', '§13.2'],
  ['1108', 'resistance-nest', '§13.2'],
  ['3922', 'strongpoint', '§13.1'],
  ['3319', 'strongpoint', '§5.7'],
  ['3319', 'coast', '§5.7'],
  ['3119', 'coast', '§5.7.1'],
  ['0913', 'battery', '§14.0'],
  ['6126 6127 6128 6129 6130', 'entry:56-brigade', '§18.1.4'],
  ['6126 6127 6128 6129 6130 6131 6132', 'entry:231-brigade', '§18.1.4'],
  ['6126 6127 6128 6129 6130 6131 6132', 'edge:east', '§18.1.4'],
  ['2227', 'entry:30-brigade', '§18.1.2'],
];
// … and who begins there.
const SETUP: readonly (readonly [string, string, string])[] = [
  ['3319', 'hoc', '§18.1.1'],
  ['5025', 'i-726', '§18.1.1'],
  ['3927', 'iii-1716', '§18.1.1'],
  ['2327', 'i-914', '§18.1.1'],
  ['2024', 'ii-914', '§18.1.1'],
  ['5534', 'i-915', '§18.1.1'],
  ['5733', 'ii-915', '§18.1.1'],
  ['5731', 'i-916', '§18.1.1'],
  ['4225', 'ii-916', '§18.1.1'],
  ['2729', '352-engineer', '§18.1.1'],
  ['3931', 'i-352', '§18.1.1'],
  ['5426', 'ii-352', '§18.1.1'],
  ['2725', 'iv-352', '§18.1.1'],
  ['2423', '439-ost', '§18.1.1'],
  ['0626', '100-armor', '§18.2.1'],
  ['0913', 'bruno', '§14.0, §18.2.1'],
  ['0917', 'aok-7c', '§18.2.1'],
  ['1011', '2-1261', '§18.2.1'],
  ['1427', 'iii-6', '§18.2.1'],
  ['1427', '13-6', '§18.2.1'],
  ['1428', '14-6', '§18.2.1'],
  ['1818', '795-ost', '§18.2.1'],
  ['1108', 'i-919', '§18.2.1'],
  ['1310', '709-aa', '§18.2.1'],
];

describe('hexes the rules of Bradley’s D-Day name', () => {
  it.each(TERRAIN)('%s is %s (%s)', (hex, terrain) => expect(at(hex).terrain).toBe(terrain));
  it.each(PLACES)('%s is %s (%s)', (hex, place) => expect(at(hex).place).toBe(place));
  it.each(FEATURES.flatMap(([list, feature, section]) => words(list).map((hex) => [hex, feature, section] as const)))(
    '%s has %s (%s)',
    (hex, feature) => expect(featuresOf(hex)).toContain(feature),
  );
  it.each(SETUP)('%s is land, where %s begins (%s)', (hex, unit) => {
    expect(isLand(hex)).toBe(true);
    expect(withFeature(`setup:${unit}`)).toEqual([hex]);
  });
  it('0607 is not clear (§4.4)', () => expect(['clear', 'sea']).not.toContain(at('0607').terrain));
  it.each(['3721', '3822', '4124'])('%s is a fortification within three hexes of 3922 (§13.3)', (hex) => {
    expect(forts).toContain(hex);
    expect(apart(hex, '3922')).toBeLessThanOrEqual(3);
  });
  it('3822 and 1108 have no third multiplier, 3922 no town (§10.2.8, §13.1, §13.2)', () => {
    for (const hex of ['3822', '1108']) for (const other of ['hill', 'swamp', 'strongpoint']) expect(featuresOf(hex)).not.toContain(other);
    expect(featuresOf('3922').some((one) => ['town', 'swamp', 'resistance-nest'].includes(one))).toBe(false);
  });
  it('3727 is inland and not Vierville (§10.3.5, ruled)', () => {
    expect(at('3727').place).not.toBe('Vierville-sur-Mer');
    expect(featuresOf('3727')).not.toContain('coast');
  });
  it('the Rangers may land at 3319 and on the coast within two of it, 3119 too (§5.7.1, ruled)', () => {
    const coast = withFeature('coast').filter((hex) => apart(hex, '3319') <= 2);
    expect(withFeature('landing:rangers')).toEqual(coast);
  });
  it('British brigades enter nowhere else (§18.1.4)', () => {
    expect(withFeature('entry:56-brigade')).toEqual(words('6126 6127 6128 6129 6130'));
    expect(withFeature('entry:231-brigade')).toEqual(words('6126 6127 6128 6129 6130 6131 6132'));
  });
  it('holds the 41 hexes the rules name and the four between 6126, 6130 and 6132', () => {
    const bridges = words('1528 1628 1624 1724 1824 2128 2227');
    const lists = [...TERRAIN, ...PLACES, ...FEATURES, ...SETUP].flatMap(([list]) => words(list));
    expect(new Set([...lists, ...bridges, '0607', '3721', '4124', '3727']).size).toBe(45);
  });
});

describe('the grid of Bradley’s D-Day', () => {
  it('is 61 columns by 36 rows: 61xx is the east edge, 5534 is on it (§18.1.4, §18.1.1)', () => {
    expect(file.hexes).toHaveLength(61 * 36);
    expect(file.hexes.filter(({ features }) => features?.includes('edge:east')).every(({ hex }) => hex.startsWith('61'))).toBe(true);
  });
  it('two hexes north-west of 0808 is 0607 (§4.4)', () => expect(towards(towards('0808', 'nw'), 'nw')).toBe('0607'));
  it('is 1.18 kilometres a hex, not 800 metres (§2.4, ruled)', () => expect(file.place.hexMetres).toBeCloseTo(1179, -1));
  it('has the terrain the rules name, no woods and no bocage (§4.2.1, §6.2.9, §6.3, §10.1.6, §10.2.7)', () => {
    expect(new Set(file.hexes.map(({ terrain }) => terrain))).toEqual(new Set(words('sea clear hill swamp town city beach')));
    for (const feature of ['tidal-flat', 'shale']) expect(withFeature(feature).length).toBeGreaterThan(0);
  });
  it('a hill or a swamp may lie under a town (§10.1.6)', () => {
    for (const ground of ['hill', 'swamp']) {
      const under = withFeature(ground);
      expect(under.length).toBeGreaterThan(0);
      for (const hex of under) expect(['town', 'city']).toContain(at(hex).terrain);
    }
  });
});

describe('water of Bradley’s D-Day', () => {
  // §6.3.3
  it.each([
    ['1724', '1824', 'Douve'],
    ['1624', '1724', 'Douve'],
    ['1528', '1628', 'Taute'],
    ['2128', '2227', 'Vire'],
  ])('a bridge joins %s and %s over the canal, the %s (§6.3.3)', (a, b, river) => {
    expect(apart(a, b)).toBe(1);
    expect(sideOf(a, b)).toMatchObject({ river, class: 'canal', bridge: expect.any(String), road: expect.any(String) });
  });
  it('Carentan ends at its bridge, Isigny lies near the other (§6.3.3)', () => {
    expect(withFeature('city').filter((hex) => at(hex).place === 'Carentan')).toEqual(['1428', '1528']);
    const isigny = file.hexes.find(({ place }) => place === 'Isigny-sur-Mer')?.hex as string;
    expect(apart(isigny, '2227')).toBeLessThanOrEqual(2);
  });
  it('streams and canals are told apart (§6.3.2)', () => {
    const classes = new Set(file.sides.flatMap((side) => (side.river ? [side.class] : [])));
    expect(classes).toEqual(new Set(['stream', 'canal']));
  });
  it('a stream runs between two hexes of Bayeux, a city of several hexes (§6.3.2, §18.1.1)', () => {
    const bayeux = withFeature('city').filter((hex) => at(hex).place === 'Bayeux');
    expect(bayeux.length).toBeGreaterThan(1);
    const between = file.sides.filter(({ a, b }) => bayeux.includes(a) && bayeux.includes(b) && a !== b);
    expect(between.filter(({ river }) => river === 'Aure').map((side) => side.class)).toEqual(['stream']);
  });
  it('the canal closes the Utah lodgment: no way from the beach to Carentan without crossing it (§17.1.3)', () => {
    const reached = new Set(['1918']);
    for (const hex of reached) {
      for (const to of around(hex)) if (isLand(to) && sideOf(hex, to)?.class !== 'canal') reached.add(to);
    }
    expect(reached).toContain('1108');
    for (const hex of words('1528 1428 1824 1624 2024')) expect(reached).not.toContain(hex);
  });
});

describe('the Beach Areas', () => {
  const lanesOf = (area: string): string[][] =>
    Array.from({ length: area === 'omaha' ? 7 : 8 }, (_, i) => {
      const lane = withFeature(`lane:${area}-${i + 1}`);
      return ['approach', 'tidal', 'beach'].map((part) => lane.find((hex) => featuresOf(hex).includes(`${part}:${area}`)) as string);
    });
  const AREAS = [
    ['omaha', 's'],
    ['utah', 'sw'],
  ] as const;

  it.each(AREAS)('%s: units land %s of the sea hex, over the flat onto the beach (§5.3.1, §5.5.3)', (area, direction) => {
    for (const [approach, flat, beach] of lanesOf(area) as [string, string, string][]) {
      expect([towards(approach, direction), towards(flat, direction)]).toEqual([flat, beach]);
      expect([at(approach).terrain, at(flat).terrain, at(beach).terrain]).toEqual(['sea', 'sea', 'beach']);
      expect(featuresOf(approach)).not.toContain('tidal-flat');
      // §6.3.4: only flats are sea at High tide; beach and flat together stay land.
      for (const hex of [flat, beach]) expect(featuresOf(hex)).toContain('tidal-flat');
    }
  });
  it('lanes follow each other to the left: a column east at Omaha, a diagonal row south at Utah (§5.5.3)', () => {
    const lineOf = (hex: string): number => rowOf(hex) + (columnOf(hex) % 2 === 0 ? 0.5 : 0) + columnOf(hex) / 2;
    for (const part of [0, 1, 2]) {
      const [omaha, utah] = AREAS.map(([area]) => lanesOf(area).map((lane) => lane[part] as string)) as [string[], string[]];
      expect(omaha.map(columnOf)).toEqual([38, 39, 40, 41, 42, 43, 44]);
      expect(utah.map(lineOf)).toEqual(utah.map((_, i) => lineOf(utah[0] as string) + i));
    }
  });
  it('beach hexes are these lanes and no others (§5.1.1)', () => {
    const lanes = AREAS.flatMap(([area]) => lanesOf(area).map((lane) => lane[2] as string)).sort();
    expect(file.hexes.filter(({ terrain }) => terrain === 'beach').map(({ hex }) => hex)).toEqual(lanes);
  });
  it('each beach has a fortification beside or in every hex (§5.10.1)', () => {
    for (const beach of [...withFeature('beach:omaha'), ...withFeature('beach:utah')])
      expect([beach, ...around(beach)].some((hex) => forts.includes(hex))).toBe(true);
  });
  it('no fortification stands in a beach hex of Omaha: those the rules name stand behind (§13.1, §13.3)', () => {
    for (const beach of withFeature('beach:omaha')) expect(forts).not.toContain(beach);
  });
  it('Vierville and the strongpoint of 3922 look onto the beach (§10.2.8, §13.1)', () => {
    for (const hex of ['3822', '3922']) expect(around(hex).some((near) => featuresOf(near).includes('beach:omaha'))).toBe(true);
  });
  it('sea walls part beach hexes from the land behind them, on both beaches, and leave a way round (§6.3.6)', () => {
    const walls = file.sides.filter(({ features }) => features?.includes('sea-wall'));
    const isBeach = (hex: string): boolean => at(hex).terrain === 'beach';
    for (const { a, b } of walls) expect([isBeach(a), isBeach(b), isLand(a), isLand(b)].filter(Boolean)).toHaveLength(3);
    for (const area of ['omaha', 'utah']) {
      const beach = withFeature(`beach:${area}`);
      expect(walls.some(({ a, b }) => [a, b].some((hex) => beach.includes(hex)))).toBe(true);
      const inland = beach.flatMap((hex) =>
        around(hex).filter((to) => isLand(to) && !isBeach(to) && !walls.includes(sideOf(hex, to) as MapSide)),
      );
      expect(inland.length).toBeGreaterThan(0);
    }
  });
  it('tanks leave Omaha for the hills by five draws, Utah by four causeways (§6.2.9)', () => {
    const inlandWays = (area: string): string[] =>
      withFeature(`beach:${area}`).filter((hex) => around(hex).some((to) => at(to).terrain !== 'beach' && sideOf(hex, to)?.road));
    expect(withFeature('exit:d-1')).toEqual(['3821']);
    for (const exit of words('d-1 d-3 e-1 e-3 f-1')) expect(inlandWays('omaha')).toContain(withFeature(`exit:${exit}`)[0]);
    for (const exit of words('2 3 4')) expect(inlandWays('utah')).toContain(withFeature(`exit:${exit}`)[0]);
    for (const hex of withFeature('exit:1')) expect(featuresOf(hex)).toContain('road');
    for (const hex of words('4023 4124 4224 4324 4424')) expect(at(hex).terrain).toBe('hill');
  });
  it('only the Royal Marines land at Port-en-Bessin (§5.3.5)', () => {
    expect(withFeature('landing:47-royal-marine').map((hex) => [at(hex).place, at(hex).terrain])).toEqual([['Port-en-Bessin', 'town']]);
    const [sea] = withFeature('approach:47-royal-marine') as [string];
    expect(at(sea).terrain).toBe('sea');
    expect(around(sea)).toContain(withFeature('landing:47-royal-marine')[0]);
  });
});

describe('what the set-ups need', () => {
  const omaha = withFeature('beach:omaha');
  const near = (hex: string): number => Math.min(...omaha.map((beach) => apart(hex, beach)));

  it('a town within five hexes of Omaha but not beside it (§18.1.1)', () => {
    expect(towns.filter((hex) => near(hex) > 1 && near(hex) <= 5).length).toBeGreaterThan(3);
  });
  it('towns south of row 25 and towns east of column 24 (§18.1.1)', () => {
    expect(towns.filter((hex) => columnOf(hex) >= 22 && rowOf(hex) > 25).length).toBeGreaterThan(10);
    expect(towns.filter((hex) => columnOf(hex) > 24).length).toBeGreaterThan(10);
  });
  it('fortifications for thirteen garrisons and two batteries on or east of column 22 (§18.1.1)', () => {
    expect(forts.filter((hex) => columnOf(hex) >= 22).length).toBeGreaterThanOrEqual(15);
  });
  it('fortifications at Utah (§18.2)', () => {
    expect(forts.filter((hex) => columnOf(hex) <= 23).length).toBeGreaterThan(8);
  });
  it('Rubercy, Port-en-Bessin, Bayeux and Pont-l’Abbé are on the map (§2.1)', () => {
    const names = new Set(ground.labels.map(({ text }) => text));
    for (const name of ['Rubercy', 'Port-en-Bessin', 'Bayeux', 'Pont-l’Abbé']) expect(names).toContain(name);
  });
});

describe('the files', () => {
  it.each(checks)('%s', (_, faults) => expect(faults).toEqual([]));
});
