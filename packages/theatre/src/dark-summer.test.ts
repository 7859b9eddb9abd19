import { createGrid } from '@bocage/hex';
import { describe, expect, it } from 'vitest';
import { checkMap } from './map-checks.js';
import type { MapHex, MapSide } from './map-file.js';
import { darkSummer } from './sheets/dark-summer.js';

const { file: map, checks } = checkMap(darkSummer, { start: '4506' });
const grid = createGrid(map.grid);
const hexes = new Map(map.hexes.map((hex) => [hex.hex, hex]));
const at = (label: string): MapHex => hexes.get(label) as MapHex;
const featuresOf = (label: string): readonly string[] => at(label)?.features ?? [];
const withFeature = (feature: string): string[] => map.hexes.filter(({ features }) => features?.includes(feature)).map(({ hex }) => hex);
const id = (label: string): number => grid.parse(label) as number;
const apart = (a: string, b: string): number => grid.distance(id(a), id(b));
const around = (label: string): string[] =>
  [0, 1, 2, 3, 4, 5].map((direction) => grid.neighbour(id(label), direction)).flatMap((to) => (to < 0 ? [] : [grid.label(to)]));
const sides = new Map(map.sides.map((side) => [`${side.a} ${side.b}`, side]));
const side = (a: string, b: string): MapSide | undefined => sides.get(a < b ? `${a} ${b}` : `${b} ${a}`);
const isLand = (label: string): boolean => !['sea', 'off'].includes(at(label).terrain);
const isPassable = (label: string): boolean => isLand(label) && at(label).terrain !== 'flooded';

// What the rulebook says, written down again from its text.
const BEACHES: Readonly<Record<string, readonly string[]>> = {
  utah: ['2403'],
  omaha: ['3203', '3303'],
  gold: ['4003', '4102'],
  juno: ['4203', '4302'],
  sword: ['4603'],
};
const BEACH_HEXES = Object.values(BEACHES).flat();
const C_HEXES = ['1200', '1300', '1400', '1500', '1600', '1700', '1800', '1900', '2000'];
const W_HEXES = ['2628', '2727', '2828'];
const TERRAINS = ['sea', 'off', 'clear', 'bocage', 'woods', 'forest', 'town', 'city', 'flooded'];
// §3.1 sets units up in land hexes; 3207 is the rulebook's, the others are the reconstructed order of battle.
const SETUP =
  '3207 2103 2004 2005 2305 2302 2304 4804 4704 4004 4504 3706 3205 3209 2102 1403 1206 1708 1606 1705 1901 2110 5302 5102 4907 4408 5013 2115 2107'.split(
    ' ',
  );

describe('hexes the rulebook of The Dark Summer numbers', () => {
  it.each(Object.entries(BEACHES))('§2.4 %s is %j, §12.3 clear ground on the shore', (beach, labels) => {
    expect(withFeature(`beach:${beach}`)).toEqual(labels);
    for (const label of labels) {
      expect(at(label).terrain).toBe('clear');
      expect(featuresOf(label)).toContain('coast');
    }
  });
  it('§2.4 has eight Beach hexes, and §3.2.1 some of them side by side', () => {
    expect(map.hexes.filter(({ features }) => features?.some((feature) => feature.startsWith('beach:')))).toHaveLength(8);
    for (const labels of Object.values(BEACHES)) if (labels.length === 2) expect(apart(labels[0] as string, labels[1] as string)).toBe(1);
  });
  it('§3.2.1 Avranches is 2726', () =>
    expect(map.hexes.filter(({ place }) => place === 'Avranches').map(({ hex }) => hex)).toEqual(['2726']));
  it('§8.1.2 Alençon is 6028', () => expect(map.hexes.filter(({ place }) => place === 'Alençon').map(({ hex }) => hex)).toEqual(['6028']));
  it('§3.1 the 914th sets up on land in 3207', () => expect(isPassable('3207')).toBe(true));
  it('§8.1.3 6th Airlanding Brigade lands in 4704', () => {
    expect(withFeature('landing:6-airlanding')).toEqual(['4704']);
    expect(isPassable('4704')).toBe(true);
  });
  it('§8.1.3 figure 2: units go from 3303 one hex to 3304', () => {
    expect(apart('3303', '3304')).toBe(1);
    expect(isPassable('3304')).toBe(true);
    expect(side('3303', '3304')?.sea).toBeUndefined();
  });
  it('§10.4.3 C hexes are 1200 to 2000', () => {
    expect(withFeature('letter:C')).toEqual(C_HEXES);
    expect(withFeature('box:cherbourg')).toEqual(C_HEXES);
  });
  it('§10.4.4 W hexes are 2628, 2727 and 2828', () => {
    expect(withFeature('letter:W')).toEqual(W_HEXES);
    expect(withFeature('box:brittany-in')).toEqual(W_HEXES);
  });
  it('§10.4.4 five S hexes along the south edge, Alençon among them', () => {
    expect(withFeature('letter:S')).toHaveLength(5);
    expect(withFeature('letter:S')).toContain('6028');
    expect(withFeature('box:brittany-out')).toEqual(withFeature('letter:S'));
  });
  it('§8.1.2, 10.4.5 the one (E) hex is 5400, and nobody leaves there', () => {
    expect(withFeature('letter:(E)')).toEqual(['5400']);
    expect(featuresOf('5400').some((feature) => feature.startsWith('box:'))).toBe(false);
  });
});

describe('places the rulebook names without a number', () => {
  it('§10.4.5 Caen is three hexes of City that touch', () => {
    const caen = map.hexes.filter(({ place }) => place === 'Caen').map(({ hex }) => hex);
    expect(caen).toHaveLength(3);
    for (const one of caen) {
      expect(at(one).terrain).toBe('city');
      expect(around(one).some((other) => caen.includes(other))).toBe(true);
    }
  });
  it('§9.4.1, 11.4.2 Pointe du Hoc is one hex on the shore, no Beach, held by a Strongpoint', () => {
    expect(withFeature('pointe-du-hoc')).toEqual(['3003']);
    expect(at('3003').place).toBe('Pointe du Hoc');
    expect(featuresOf('3003')).toEqual(expect.arrayContaining(['coast', 'setup:strongpoint']));
    expect(featuresOf('3003').some((feature) => feature.startsWith('beach:'))).toBe(false);
  });
  it('figure 1: a hex west of Isigny has one Flooded neighbour, a Major River only towards Isigny, and four it can reach', () => {
    expect(at('2705').place).toBe('Isigny-sur-Mer');
    const major = around('2606').filter((other) => side('2606', other)?.class === 'major');
    const flooded = around('2606').filter((other) => at(other).terrain === 'flooded');
    expect(major).toEqual(['2705']);
    expect(side('2606', '2705')?.river).toBe('Vire');
    expect(flooded).toEqual(['2605']);
    const reached = around('2606').filter((other) => isPassable(other) && other !== '2705' && at(other).terrain !== 'city');
    expect(reached).toHaveLength(4);
    for (const other of reached) expect(side('2606', other)?.sea).toBeUndefined();
  });
  it('figure 4: a Strongpoint off the beaches lies where one front meets it and Caen', () => {
    const inland = withFeature('setup:strongpoint').filter((label) => !BEACH_HEXES.includes(label));
    const caen = map.hexes.filter(({ place }) => place === 'Caen').map(({ hex }) => hex);
    expect(inland.some((label) => caen.some((city) => apart(label, city) <= 3))).toBe(true);
  });
  it('§10.3 figure 3: Utah is the nearest Allied Supply Source to the Cotentin', () => {
    for (const label of C_HEXES) expect(BEACH_HEXES.every((beach) => apart(label, '2403') <= apart(label, beach))).toBe(true);
  });
});

describe('the sea before the beaches', () => {
  const wave = (number: number): MapHex[] =>
    map.hexes.filter(({ features }) => features?.some((feature) => feature.startsWith(`wave${number}:`)));
  it('§2.1 every Beach hex and Pointe du Hoc has one 1st Wave hex, at sea and beside it', () => {
    expect(wave(1)).toHaveLength(9);
    for (const target of [...BEACH_HEXES, '3003']) {
      const [approach, ...more] = withFeature(`wave1:${target}`);
      expect(more).toEqual([]);
      expect(at(approach as string).terrain).toBe('sea');
      expect(apart(approach as string, target)).toBe(1);
      expect(side(approach as string, target)?.features).toContain('chevron');
      expect(featuresOf(approach as string).some((feature) => feature.startsWith('approach:'))).toBe(true);
    }
  });
  it('§9.4.3 a 2nd Wave hex leads to each Beach by its Beach Approach', () => {
    expect(wave(2)).toHaveLength(8);
    for (const target of BEACH_HEXES) {
      const [second] = withFeature(`wave2:${target}`);
      expect(apart(second as string, withFeature(`wave1:${target}`)[0] as string)).toBe(1);
    }
  });
  it.each(Object.entries(BEACHES))('§8.1.3 one 3rd Wave hex for %s, beside its 2nd Wave hexes', (beach, labels) => {
    const thirds = withFeature(`wave3:${beach}`);
    expect(thirds).toHaveLength(1);
    for (const label of labels) expect(apart(thirds[0] as string, withFeature(`wave2:${label}`)[0] as string)).toBe(1);
  });
  it('no sea hex serves two ends', () => {
    const used = [...wave(1), ...wave(2), ...wave(3)].map(({ hex }) => hex);
    expect(new Set(used).size).toBe(used.length);
  });
  it('§2.1 two Airfields in England', () => {
    expect([...withFeature('airfields:us'), ...withFeature('airfields:british')]).toHaveLength(2);
  });
  it('§12.3 the Naval Gun Line goes round the Beaches and not to Avranches, Alençon or the letters', () => {
    const guns = new Set(withFeature('naval-gun-line'));
    for (const beach of BEACH_HEXES) expect(guns.has(beach)).toBe(true);
    for (const far of ['2726', '6028', ...W_HEXES, ...withFeature('letter:E')]) expect(guns.has(far)).toBe(false);
  });
});

describe('lines and edges', () => {
  it('§2.4, 15.0 the Operational Boundary is every side between 35xx and 36xx and no other', () => {
    const marked = map.sides.filter(({ features }) => features?.includes('boundary:operational'));
    expect(marked).toHaveLength(56);
    for (const { a, b } of marked) expect([a.slice(0, 2), b.slice(0, 2)]).toEqual(['35', '36']);
  });
  it('§2.1 lettered hexes are land on the edge of the map', () => {
    for (const letter of ['C', 'W', 'S', 'E', '(E)']) {
      for (const label of withFeature(`letter:${letter}`)) {
        expect(isPassable(label)).toBe(true);
        const beyond = around(label).filter((other) => at(other).terrain !== 'off');
        expect(beyond.length).toBeLessThan(6);
      }
    }
  });
  it('§10.4.5 E hexes stand one north of the other on the east edge', () => {
    const labels = withFeature('letter:E');
    expect(labels.length).toBeGreaterThanOrEqual(5);
    for (const label of labels) expect(label.slice(0, 2)).toBe('63');
    expect(withFeature('box:eastern-exit')).toEqual(labels);
  });
  it('§10.4.4 the south edge: odd columns end at row 27', () => {
    for (const label of ['2528', '2728', '2928', '6328']) expect(at(label).terrain).toBe('off');
    for (const label of ['2628', '2828']) expect(apart('2727', label)).toBe(1);
  });
  it('every S and E hex has a road to come in by', () => {
    for (const label of [...withFeature('letter:S'), ...withFeature('letter:E')]) expect(featuresOf(label)).toContain('road');
  });
});

describe('ground of The Dark Summer', () => {
  it('knows only the terrains of the rulebook, every one of them in use', () => {
    expect(new Set(map.hexes.map(({ terrain }) => terrain))).toEqual(new Set(TERRAINS));
  });
  it.each(SETUP)('§3.1 %s is open to the unit that sets up there', (label) => expect(isPassable(label)).toBe(true));
  it('§3.1 Strongpoints and Ost battalions stand on land', () => {
    const labels = [...withFeature('setup:strongpoint'), ...withFeature('setup:ost')];
    expect(labels).toHaveLength(20);
    for (const label of labels) expect(isPassable(label)).toBe(true);
  });
  it('§9.4.1 every Beach hex has its Strongpoint', () =>
    expect(withFeature('setup:strongpoint')).toEqual(expect.arrayContaining(BEACH_HEXES)));
  it('§2.4 Flooded is impassable: no road enters it', () => {
    for (const { a, b, road } of map.sides) if (road) expect([at(a).terrain, at(b).terrain]).not.toContain('flooded');
  });
  it('§2.1 Major and Minor Rivers, Major and Minor Roads', () => {
    expect(new Set(map.sides.flatMap((one) => one.class ?? []))).toEqual(new Set(['major', 'minor']));
    expect(new Set(map.sides.flatMap((one) => one.road ?? []))).toEqual(new Set(['major', 'minor']));
  });
  it.each([
    ['Vire', '2705', 'major'],
    ['Vire', '3619', 'minor'],
    ['Orne', '4606', 'major'],
    ['Orne', '5619', 'minor'],
    ['Douve', '2206', 'major'],
    ['Douve', '1500', 'minor'],
    ['Dives', '5005', 'major'],
    ['Dives', '5514', 'minor'],
  ])('reconstructed: the %s at %s is a %s river, its upper course Minor', (river, label, rank) => {
    const here = map.sides.filter((one) => one.river === river && [one.a, one.b].includes(label));
    expect(here.length).toBeGreaterThan(0);
    expect(new Set(here.map((one) => one.class))).toEqual(new Set([rank]));
  });
  it('§10.2 a bridge wherever a Road crosses a River, and only there', () => {
    for (const { river, road, bridge } of map.sides) expect(bridge !== undefined).toBe(river !== undefined && road !== undefined);
  });
  it('a town in bocage country is Town or Bocage, never both', () => {
    const townsIn = (terrain: string): (string | undefined)[] =>
      map.hexes.flatMap((hex) => (hex.terrain === terrain && hex.features?.includes('town') ? [hex.place] : []));
    expect(townsIn('town')).toEqual(expect.arrayContaining(['Carentan', 'Bayeux', 'Isigny-sur-Mer']));
    expect(townsIn('bocage')).toEqual(expect.arrayContaining(['Villers-Bocage', 'Caumont']));
    expect(townsIn('clear').filter((place) => !['Courseulles', 'Ver-sur-Mer'].includes(place ?? ''))).toEqual([]);
  });
});

describe('the files', () => {
  it.each(checks)('%s', (_, faults) => expect(faults).toEqual([]));
});
