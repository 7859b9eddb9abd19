import { describe, expect, it } from 'vitest';
import type { Beach } from '../src/data/shapes.js';
import { BEACH, BRIDGE, CANAL, CITY, CLEAR, HILL, RESISTANCE_NEST, SEA, SEA_WALL, STRONGPOINT, SWAMP, TOWN, WAY } from '../src/ground.js';
import { at, data, ground } from './position.js';

const { grid } = ground;
const words = (list: string): string[] => list.split(' ');
const sideOf = (a: string, b: string): number => ground.sides[at(a) * 6 + grid.directionTo(at(a), at(b))] as number;
const terrainOf = (label: string): number | undefined => ground.terrain[at(label)];
const labels = (hexes: readonly number[]): string[] => hexes.map(grid.label);

describe('Omaha', () => {
  it('has no hole in the bluff: no clear hex borders the beach hexes of lanes 1 to 4', () => {
    for (const { beach } of ground.lanes.omaha.slice(0, 4)) {
      const behind = grid.ring(beach, 1).filter((hex) => ground.terrain[hex] !== SEA && ground.terrain[hex] !== BEACH);
      expect(behind.every((hex) => [HILL, TOWN].includes(ground.terrain[hex] as number))).toBe(true);
    }
    for (const hex of words('3722 3923')) expect(terrainOf(hex)).toBe(HILL);
  });
  it('has a sea wall without a gap before 3822, 3922, 3923 and 4023 (§6.3.6)', () => {
    const walls = [words('3821 3822'), words('3821 3922'), words('3921 3922'), words('4022 3922'), words('4022 3923'), words('4022 4023')];
    for (const [a, b] of walls) expect(sideOf(a as string, b as string) & SEA_WALL).toBe(SEA_WALL);
  });
  it('has seven lanes from west to east, the last two beside Sainte-Honorine (§5.3.1)', () => {
    const lanes = ground.lanes.omaha.map(({ approach, tidal, beach }) => labels([approach, tidal, beach]).join(' '));
    expect(lanes).toHaveLength(7);
    expect(lanes[0]).toBe('3819 3820 3821');
    expect(lanes.slice(5)).toEqual(['4321 4322 4323', '4421 4422 4423']);
  });
  it('has nine beach forts, none of them in the sand (§5.10.1)', () => {
    expect(labels(ground.beachForts.omaha)).toEqual(words('3721 3822 3922 4023 4124 4224 4324 4424 4524'));
    expect(ground.beachForts.omaha.map((hex) => ground.terrain[hex])).not.toContain(BEACH);
  });
  it('the guns of 3927 stand on firm ground (§18.1.1)', () => expect(terrainOf('3927')).toBe(CLEAR));
  it('Bayeux is 5231, 5331 and 5431 (§18.1.1)', () => {
    for (const hex of words('5231 5331 5431')) expect([terrainOf(hex), ground.names[at(hex)]]).toEqual([CITY, 'Bayeux']);
  });
});

describe('Utah', () => {
  it('has a sea wall without a gap from 1715 to 1918 (§6.3.6), and is open at 1614 and at Exit 1', () => {
    const walls = ['1715 1615', '1715 1716', '1815 1716', '1816 1716', '1816 1717', '1816 1817', '1917 1817', '1918 1817', '1918 1818'];
    for (const [a, b] of walls.map(words)) expect(sideOf(a as string, b as string) & SEA_WALL).toBe(SEA_WALL);
    for (const near of grid.ring(at('1614'), 1)) expect(sideOf('1614', grid.label(near)) & SEA_WALL).toBe(0);
    expect(sideOf('1918', '1919') & SEA_WALL).toBe(0);
  });
  it('has eight lanes from north to south and eight beach forts, seven of them in the sand (§5.3.1, §5.10.1)', () => {
    expect(labels(ground.lanes.utah.map(({ beach }) => beach))).toEqual(words('1614 1715 1815 1816 1917 1918 2018 2019'));
    expect(labels(ground.beachForts.utah)).toEqual(words('1614 1715 1815 1816 1918 1919 2018 2019'));
    expect(ground.beachForts.utah.filter((hex) => ground.terrain[hex] === BEACH)).toHaveLength(7);
  });
  it('has six northern landing hexes, clear coast with the sea north-east of them (§19.3)', () => {
    const north = ground.hexesWith('coast:north-utah');
    expect(labels(north)).toEqual(words('1107 1208 1310 1411 1512 1613'));
    for (const hex of north) {
      const sea = grid.neighbour(hex, grid.directionNames.indexOf('ne'));
      expect([ground.terrain[hex], ground.terrain[sea]]).toEqual([CLEAR, SEA]);
      expect(ground.features[sea]).toContain('approach:north-utah');
    }
  });
  it('its lodgment ends at the canal: 352 hexes of columns 01 to 20, no further south than row 26 (§17.1.3)', () => {
    const reached = new Set([at('1918')]);
    for (const hex of reached)
      for (const to of grid.ring(hex, 1))
        if (ground.terrain[to] !== SEA && !((ground.sides[hex * 6 + grid.directionTo(hex, to)] as number) & CANAL)) reached.add(to);
    expect(reached.size).toBe(352);
    const found = labels([...reached]);
    expect(Math.max(...found.map((label) => Number(label.slice(0, 2))))).toBe(20);
    expect(Math.max(...found.map((label) => Number(label.slice(2))))).toBe(26);
  });
});

describe('the rest of the map', () => {
  it.each([
    ['1624', '1724'],
    ['1724', '1824'],
    ['1528', '1628'],
    ['2128', '2227'],
  ])('a bridge with a way joins %s and %s over a canal (§6.3.3)', (a, b) => {
    expect(sideOf(a, b) & (CANAL | BRIDGE)).toBe(CANAL | BRIDGE);
    expect(sideOf(a, b) & WAY).toBeGreaterThan(0);
  });
  it('the Rangers’ coast is 3119 to 3519, all within two of Pointe du Hoc (§5.7.1)', () => {
    expect(labels(ground.hexesWith('landing:rangers'))).toEqual(words('3119 3219 3319 3419 3519'));
    for (const hex of ground.hexesWith('landing:rangers')) expect(grid.distance(hex, at('3319'))).toBeLessThanOrEqual(2);
  });
  it('German reinforcements enter on roads at the edge (§18.2.2, §18.3)', () => {
    const isEdge = (feature: string): boolean => feature.startsWith('edge:');
    expect(labels(ground.hexesWith('entry:german'))).toEqual(words('0109 0736 1001 2336'));
    for (const hex of ground.hexesWith('entry:german')) {
      expect(ground.features[hex]).toContain('road');
      expect(ground.features[hex]?.some(isEdge)).toBe(true);
    }
  });
  it('forts and ground of the examples: 3922 hill and strongpoint, 3822 and 1108 town and nest, 3319 hill and strongpoint (§13.1, §13.2)', () => {
    expect([terrainOf('3922'), ground.fort[at('3922')]]).toEqual([HILL, STRONGPOINT]);
    expect([terrainOf('3319'), ground.fort[at('3319')]]).toEqual([HILL, STRONGPOINT]);
    for (const hex of words('3822 1108'))
      expect([terrainOf(hex), ground.under[at(hex)], ground.fort[at(hex)]]).toEqual([TOWN, CLEAR, RESISTANCE_NEST]);
  });
  it('towns of the set-ups lie where they were placed', () => {
    const named: readonly (readonly [string, string])[] = [
      ['0918', 'Sainte-Mère-Église'],
      ['0820', 'Chef-du-Pont'],
      ['0321', 'Picauville'],
      ['0511', 'Montebourg'],
      ['1517', 'Saint-Martin-de-Varreville'],
      ['2920', 'Grandcamp-Maisy'],
      ['2427', 'Isigny-sur-Mer'],
      ['4024', 'Saint-Laurent-sur-Mer'],
      ['4925', 'Port-en-Bessin'],
    ];
    for (const [hex, name] of named) expect([terrainOf(hex), ground.names[at(hex)]]).toEqual([TOWN, name]);
  });
  it('swamp set-up hexes lie on a way, so that what stands there can leave (§6.3.1)', () => {
    for (const { setUp } of data.scenarios.forces)
      for (const { hex } of setUp) if (terrainOf(hex) === SWAMP) expect(ground.features[at(hex)]).toContain('road');
  });
  it('Bruno covers all lanes of Omaha and of Utah when it faces south-east (§14.1.3)', () => {
    // Within 60 degrees of the south-east: the hexes whose bearing lies between east-north-east and south.
    const from = grid.centre(at('0913'));
    const inArc = (hex: number): boolean => {
      const { x, y } = grid.centre(hex);
      const bearing = (Math.atan2(x - from.x, from.y - y) * 180) / Math.PI;
      return bearing >= 60 - 1e-6 && bearing <= 180 + 1e-6;
    };
    const sand = (beach: Beach): number[] => ground.lanes[beach].flatMap((lane) => [lane.tidal, lane.beach]);
    expect(data.tables.bruno.facing).toBe('se');
    expect([...sand('omaha'), ...sand('utah')].every(inArc)).toBe(true);
  });
});
