import { describe, expect, it } from 'vitest';
import { beachFaults, cutOffLand, roadGaps } from './check-map.js';
import { withoutSource } from './layers.js';
import { checkMap } from './map-checks.js';
import { movedPlaces, wrongBanks } from './report.js';
import { normandy1969 } from './sheets/normandy-1969.js';

const { file, ground, map, sheet, checks } = checkMap(normandy1969, { start: '4519' });

const hexNamed = (name: string): string[] => file.hexes.filter(({ place }) => place === name).map(({ hex }) => hex);
const featuresAt = (hex: string): readonly string[] => file.hexes.find((one) => one.hex === hex)?.features ?? [];
const withFeature = (feature: string): string[] => file.hexes.filter(({ features }) => features?.includes(feature)).map(({ hex }) => hex);

const KEY_HEXES: Readonly<Record<string, readonly string[]>> = {
  Utah: ['1810'],
  'Vierville-sur-Mer': ['2711'],
  'Saint-Laurent-sur-Mer': ['2812'],
  'Colleville-sur-Mer': ['2912'],
  'Port-en-Bessin': ['3213'],
  'Longues-sur-Mer': ['3413'],
  Arromanches: ['3613'],
  'Ver-sur-Mer': ['3913'],
  Courseulles: ['4213'],
  Bernières: ['4313'],
  'Lion-sur-Mer': ['4615'],
  Ouistreham: ['4816'],
  Merville: ['5016'],
  Troarn: ['5020'],
  Caen: ['4420', '4519', '4620'],
  Cagny: ['4821'],
  Bayeux: ['3416'],
  'Tilly-sur-Seulles': ['3620'],
  'Villers-Bocage': ['3524'],
  Évrecy: ['4023'],
  Caumont: ['3024'],
  'Saint-Lô': ['2122'],
  Carentan: ['1615'],
  'Isigny-sur-Mer': ['2014'],
  'Sainte-Mère-Église': ['1410'],
  Montebourg: ['1207'],
  Valognes: ['0905'],
  Falaise: ['5032'],
  'Pointe du Hoc': ['2411'],
  'Grandcamp-Maisy': ['2211'],
  'Saint-Marcouf': ['1507'],
  Quinéville: ['1505'],
};
const CITIES = ['0905', '1615', '2122', '3416', '4420', '4519', '4620', '5032'];
const FORTS = [
  '1505',
  '1507',
  '2211',
  '2411',
  '2711',
  '2812',
  '2912',
  '3213',
  '3413',
  '3613',
  '3913',
  '4213',
  '4313',
  '4615',
  '4816',
  '5016',
];
const BEACHES = ['utah', 'omaha', 'gold', 'juno', 'sword'];

describe('the map of Normandy (1969)', () => {
  it('has 51 columns and 32 rows, every hex with one terrain', () => {
    expect(file.hexes).toHaveLength(51 * 32);
    expect(new Set(file.hexes.map(({ terrain }) => terrain))).toEqual(new Set(['sea', 'clear', 'bocage', 'city']));
  });

  it.each(Object.entries(KEY_HEXES))('has %s in its hex', (place, hexes) => {
    expect(hexNamed(place)).toEqual(hexes);
    for (const hex of hexes) expect(file.hexes.find((one) => one.hex === hex)?.terrain).not.toBe('sea');
  });

  it('puts every pinned place where the ground puts it', () => expect(movedPlaces(sheet)).toEqual([]));

  it('has the cities, and fortifications at the coast', () => {
    expect(file.hexes.filter(({ terrain }) => terrain === 'city').map(({ hex }) => hex)).toEqual(CITIES);
    expect(withFeature('fortification')).toEqual(expect.arrayContaining(FORTS));
    const nearSea = (hex: string): boolean => map.grid.within(map.grid.parse(hex) as number, 2).some((near) => !map.isLand(near));
    expect(FORTS.filter((hex) => !nearSea(hex))).toEqual([]);
  });

  it('has five beaches that can be landed on', () => expect(beachFaults(map, BEACHES)).toEqual([]));

  it('names the rivers, beaches and country of the original sheet', () => {
    const rivers = new Set(file.sides.map(({ river }) => river));
    for (const river of [
      'Aure',
      'Aure inférieure',
      'Drôme',
      'Seulles',
      'Odon',
      'Orne',
      'Vire',
      'Douve',
      'Merderet',
      'Taute',
      'Dives',
      'Laize',
      'Mue',
      'Elle',
    ])
      expect(rivers).toContain(river);
    const labels = new Set(ground.labels.map(({ text }) => text));
    for (const label of [
      'Utah Beach',
      'Omaha Beach',
      'Gold Beach',
      'Sword Beach',
      'Bocage',
      'Plaine de Caen',
      ...Object.keys(KEY_HEXES).filter((name) => name !== 'Utah'),
    ])
      expect(labels).toContain(label);
  });

  it('floods the Douve, the Merderet, the lower Aure and the lower Dives', () => {
    const flooded = new Set(file.sides.filter((side) => side.flooded).map(({ river }) => river));
    for (const river of ['Douve', 'Merderet', 'Aure inférieure', 'Dives']) expect(flooded).toContain(river);
    expect(flooded).not.toContain('Orne');
  });

  it.each(checks)('%s', (_, faults) => expect(faults).toEqual([]));

  it('has one land and one net of roads', () => {
    expect(cutOffLand(map, '4519')).toEqual([]);
    expect(roadGaps(map, '4519')).toEqual([]);
  });

  it('keeps neighbouring places on their banks', () => expect(wrongBanks(sheet)).toEqual([]));

  it('has a road in every town and roads off the west, south and east edges', () => {
    const towns = [...withFeature('town'), ...withFeature('city')];
    expect(towns.filter((hex) => !featuresAt(hex).includes('road'))).toEqual([]);
    for (const edge of ['west', 'south', 'east'])
      expect(withFeature(`edge:${edge}`).filter((hex) => featuresAt(hex).includes('road'))).not.toEqual([]);
  });

  it('bridges the Orne at Caen and at Ranville, the Vire at Isigny and at Saint-Lô', () => {
    const bridges = file.sides.map(({ bridge }) => bridge);
    for (const bridge of ['Bridges of Caen', 'Horsa bridge', 'Pont des Veys', 'Pont de Saint-Lô']) expect(bridges).toContain(bridge);
  });

  it('comes from layers that name their sources', () => expect(withoutSource()).toEqual([]));
});
