import { createGrid } from '@bocage/hex';
import { describe, expect, it } from 'vitest';
import { readLayers } from './layers.js';
import { checkMap } from './map-checks.js';
import type { MapHex, MapSide } from './map-file.js';
import { createProjection } from './projection.js';
import { liberatingAssault } from './sheets/liberating-assault.js';
import { createSquares } from './squares.js';

const { file: map, checks } = checkMap(liberatingAssault, { start: '1717' });
const grid = createGrid(map.grid);
const hexes = new Map(map.hexes.map((hex) => [hex.hex, hex]));
const at = (label: string): MapHex => hexes.get(label) as MapHex;
const featuresOf = (label: string): readonly string[] => at(label).features ?? [];
const withFeature = (feature: string): string[] => map.hexes.filter(({ features }) => features?.includes(feature)).map(({ hex }) => hex);
const id = (label: string): number => grid.parse(label) as number;
const apart = (a: string, b: string): number => grid.distance(id(a), id(b));
const towards = (label: string, direction: string): string => grid.label(grid.neighbour(id(label), grid.directionNames.indexOf(direction)));
const hexOfPlace = (name: string): string => map.hexes.find(({ place }) => place === name)?.hex as string;
const sidesWith = (test: (side: MapSide) => boolean): MapSide[] => map.sides.filter(test);

// The references of the Neptune extract, paragraphs 63–65. The estuary is water: a point in its middle.
const REFERENCES: readonly (readonly [string, string])[] = [
  ['Sainte-Mère-Église', '0720'],
  ['Carentan', '0718'],
  ['Isigny-sur-Mer', '0818'],
  ['Bayeux', '1117'],
  ['Caen', '1315'],
  ['Quinéville', '0721'],
  ['Vierville-sur-Mer', '1019'],
  ['Saint-Laurent-sur-Mer', '1018'],
  ['Arromanches', '1118'],
  ['Ouistreham', '1416'],
  ['Saint-Lô', '0816'],
];
const ESTUARY = { lonLat: [-1.15, 49.36] as const, square: '0819' };

if (!liberatingAssault.squares) throw new Error('no squares on the sheet');
const squares = createSquares(liberatingAssault, liberatingAssault.squares);
const project = createProjection(liberatingAssault);
const places = new Map(readLayers().places.map(({ name, at: point }) => [name, point]));

describe('the reference grid of The Liberating Assault', () => {
  it.each(REFERENCES)('%s lies in %s', (name, square) => {
    expect(squares.labelAt(project(places.get(name) as readonly [number, number]))).toBe(square);
  });
  it('the Carentan estuary lies in 0819', () => expect(squares.labelAt(project(ESTUARY.lonLat))).toBe(ESTUARY.square));
  it('the map file carries the grid, turned like the hexes', () => {
    expect(map.squares).toEqual(liberatingAssault.squares);
    expect(map.squares?.rotation).toBe(map.place.rotation);
  });
  it('every hex has the square of its middle', () => {
    for (const hex of map.hexes.filter(({ terrain }) => terrain !== 'off')) {
      const { x, y } = grid.centre(id(hex.hex));
      expect(hex.features?.filter((feature) => feature.startsWith('square:'))).toEqual([`square:${squares.labelAt([x, y])}`]);
    }
  });
  it('squares grow to the east and to the north of the page', () => {
    expect(squares.at([10, 10])[0]).toBeGreaterThan(squares.at([9, 10])[0]);
    expect(squares.at([10, 9])[1]).toBeGreaterThan(squares.at([10, 10])[1]);
  });
});

describe('the hexes of the handbook', () => {
  it('are four miles across', () => expect(map.place.hexMetres / 1609.344).toBeCloseTo(4, 2));
  it.each(REFERENCES)('%s has a hex of its own', (name) => expect(hexOfPlace(name)).toBeDefined());
  it('no two of the named places share a hex', () => expect(new Set(REFERENCES.map(([name]) => hexOfPlace(name))).size).toBe(11));
  it('The Maps: from the hex SW of Saint-Laurent to Arromanches is three hexes', () => {
    const start = towards(hexOfPlace('Saint-Laurent-sur-Mer'), 'sw');
    expect(apart(start, hexOfPlace('Arromanches'))).toBe(3);
    expect(at(start).terrain).not.toBe('sea');
  });
  it('The Maps: a hex is clear, wooded, swamp or bocage; attack orders add the city; all in use', () => {
    expect(new Set(map.hexes.map(({ terrain }) => terrain))).toEqual(new Set(['sea', 'off', 'clear', 'woods', 'swamp', 'bocage', 'city']));
  });
  it('Examples: Caen is a large city', () => expect(at(hexOfPlace('Caen')).terrain).toBe('city'));
  it('bocage is south of Bayeux and round Saint-Lô, not between Caen and Falaise', () => {
    for (const name of ['Villers-Bocage', 'Caumont', 'Torigni-sur-Vire']) expect(at(hexOfPlace(name)).terrain).toBe('bocage');
    expect(at(towards(hexOfPlace('Caen'), 'se')).terrain).toBe('clear');
  });
  it('the marshes of the Douve are swamp', () => {
    const carentan = hexOfPlace('Carentan');
    const near = map.hexes.filter(({ hex, terrain }) => terrain === 'swamp' && apart(hex, carentan) <= 2);
    expect(near.length).toBeGreaterThanOrEqual(3);
  });
});

describe('the assault', () => {
  const coasts = ['us-vii', 'us-v', 'british-xxx', 'british-i'].map((corps) => withFeature(`landing:${corps}`));
  it('Coastal Defences: a counter in each coastal hex', () => expect(withFeature('coastal-defence')).toEqual(withFeature('coast')));
  it('Neptune 64: First US Army between Quinéville and the estuary, and between Vierville and Saint-Laurent', () => {
    expect(coasts[0]).toContain(hexOfPlace('Quinéville'));
    expect(coasts[0]?.some((label) => featuresOf(label).includes('beach:utah'))).toBe(true);
    expect(coasts[1]).toEqual([hexOfPlace('Vierville-sur-Mer'), hexOfPlace('Saint-Laurent-sur-Mer')]);
  });
  it('Neptune 65: Second British Army between Arromanches and Ouistreham', () => {
    expect(coasts[2]).toContain(hexOfPlace('Arromanches'));
    expect(coasts[3]).toContain(hexOfPlace('Ouistreham'));
  });
  it('every corps has a coast without a gap, on the shore, and none shares it', () => {
    for (const coast of coasts) {
      expect(coast.length).toBeGreaterThan(1);
      for (const label of coast) {
        expect(featuresOf(label)).toContain('coastal-defence');
        expect(coast.some((other) => apart(label, other) === 1)).toBe(true);
      }
    }
    expect(new Set(coasts.flat()).size).toBe(coasts.flat().length);
  });
  it('Naval Bombardment: the zone holds the landing coasts and Bayeux, not Saint-Lô', () => {
    const zone = withFeature('naval-zone');
    expect(zone).toEqual(expect.arrayContaining([...coasts.flat(), hexOfPlace('Bayeux')]));
    for (const name of ['Saint-Lô', 'Falaise', 'Coutances']) expect(zone).not.toContain(hexOfPlace(name));
  });
  it('French Resistance: every hex lies on one map table', () => {
    const onMap = map.hexes.filter(({ terrain }) => terrain !== 'off');
    for (const { features } of onMap) expect(features?.filter((feature) => feature.startsWith('table:'))).toHaveLength(1);
  });
});

describe('rivers and roads', () => {
  it('German divisions arrive where roads come onto the map, from the south and the east', () => {
    const arrivals = withFeature('arrival:german');
    expect(arrivals.length).toBeGreaterThan(5);
    for (const label of arrivals) {
      expect(featuresOf(label)).toContain('road');
      expect(featuresOf(label).some((feature) => ['edge:south', 'edge:east'].includes(feature))).toBe(true);
    }
  });
  it('attack orders: rivers lie on hexsides, the Orne east of Caen, the Vire at Saint-Lô', () => {
    for (const [river, town] of [
      ['Orne', 'Caen'],
      ['Vire', 'Saint-Lô'],
    ] as const) {
      expect(sidesWith((side) => side.river === river && [side.a, side.b].includes(hexOfPlace(town))).length).toBeGreaterThan(0);
    }
  });
  it('Neptune 69: the Orne parts Ouistreham from the ground east of it', () => {
    expect(sidesWith((side) => side.river === 'Orne' && [side.a, side.b].includes(hexOfPlace('Ouistreham'))).length).toBeGreaterThan(0);
  });
  it('movement orders: the towns to be captured on D-Day lie on the road', () => {
    for (const name of ['Sainte-Mère-Église', 'Carentan', 'Isigny-sur-Mer', 'Bayeux', 'Caen', 'Saint-Lô']) {
      expect(featuresOf(hexOfPlace(name))).toContain('road');
    }
  });
});

describe('the files', () => {
  it.each(checks)('%s', (_, faults) => expect(faults).toEqual([]));
});
