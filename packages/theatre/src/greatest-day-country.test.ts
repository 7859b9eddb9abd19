import { describe, expect, it } from 'vitest';
import { checkMap } from './map-checks.js';
import { greatestDay } from './sheets/greatest-day.js';

const { checks, file, map } = checkMap(greatestDay, { start: '39.033' });
const { grid } = map;
const id = (label: string): number => grid.parse(label) as number;
const words = (list: string): string[] => list.split(' ');
const withFeature = (feature: string): string[] => file.hexes.filter(({ features }) => features?.includes(feature)).map(({ hex }) => hex);

// Where a plain fit of the numbered hexes to the ground, without bends, puts the villages.
const VILLAGES = `
  Port-en-Bessin 109.008, Longues-sur-Mer 99.009, Manvieux 94.009, Tracy-sur-Mer 91.009, Arromanches 88.007, Ryes 87.012,
  Asnelles 82.006, Crépon 75.010, Ver-sur-Mer 72.007, La Rivière 70.005, Sainte-Croix-sur-Mer 69.009, Banville 65.010,
  Graye-sur-Mer 63.006, Courseulles 61.005, Bernières 56.004, Saint-Aubin-sur-Mer 51.003, Langrune-sur-Mer 48.005,
  Luc-sur-Mer 44.006, Lion-sur-Mer 38.008, Hermanville 37.011, Colleville-sur-Orne 34.014, Ouistreham 28.012,
  Saint-Aubin-d’Arquenay 32.017, Périers-sur-le-Dan 38.017, Cresserons 43.012, Plumetot 43.014, Douvres-la-Délivrande 48.012,
  Tailleville 52.008, Bény-sur-Mer 56.013, Reviers 61.011, Colombiers-sur-Seulles 66.013, Fontaine-Henry 59.016, Basly 53.015,
  Thaon 58.020, Colomby-sur-Thaon 52.018, Anguerny 50.017, Anisy 47.021, Villons-les-Buissons 50.024, Mathieu 45.019,
  Cambes-en-Plaine 46.024, Galmanche 47.026, Épron 43.026, Lébisey 39.026, Biéville 38.022, Beuville 37.020,
  Blainville-sur-Orne 32.024, Bénouville 30.020, Ranville 26.022, Hérouvillette 23.024, Escoville 22.026, Colombelles 31.028,
  Bréville 21.019, Le Mesnil 17.022, Sallenelles 22.014, Merville 18.013, Franceville 19.010, Gonneville-en-Auge 15.014,
  Bavent 14.021, Varaville 11.014, Robehomme 07.020, Bures-sur-Dives 11.026, Troarn 11.030, Touffréville 19.029, Sannerville 18.032,
  Cuverville 25.031, Cabourg 05.006, Dives-sur-Mer 03.006, Caen 41.034, Carpiquet 54.036, Authie 52.031, Buron 51.028, Gruchy 53.028,
  Saint-Contest 48.029, Franqueville 55.032, Rots 59.031, Norrey-en-Bessin 65.033, Bretteville-l’Orgueilleuse 66.032,
  Putot-en-Bessin 70.032, Brouay 73.032, Le Mesnil-Patry 70.035, Saint-Manvieu 62.038, Cheux 65.041, Cristot 75.036, Audrieu 79.034,
  Fontenay-le-Pesnel 74.041, Tilly-sur-Seulles 82.042, Lingèvres 89.043, Juvigny-sur-Seulles 79.042, Saint-Pierre 81.041,
  Bucéels 84.038, Hottot 85.046, Villers-Bocage 83.062, Briquessard 96.058, Évrecy 59.055, Esquay-Notre-Dame 55.051,
  Noyers-Bocage 71.051, Creully 72.017, Saint-Gabriel 77.019, Coulombs 77.024, Rucqueville 79.023, Saint-Léger 79.026, Brécy 80.021,
  Sommervieu 90.018, Magny-en-Bessin 93.016, Saint-Vigor-le-Grand 95.020, Vaux-sur-Aure 99.015, Nonant 87.028, Ellon 91.033,
  Pierrepont 63.014, Cainet 68.024, Secqueville-en-Bessin 66.026, Camilly 63.022, Cairon 57.024`;

describe('the country of The Greatest Day', () => {
  it.each(
    VILLAGES.split(',').map((entry) => [entry.trim().slice(0, entry.trim().lastIndexOf(' ')), entry.trim().split(' ').at(-1) as string]),
  )('%s lies within two hexes of %s', (place, hex) => {
    const found = file.hexes.filter((one) => one.place === place).map((one) => grid.distance(id(one.hex), id(hex)));
    expect(Math.min(...found)).toBeLessThanOrEqual(2);
  });

  it('has a village or town for a rally point within five hexes of every airborne zone (§3.3)', () => {
    for (const zone of words('k n v w')) {
      const near = withFeature(`zone:${zone}`).flatMap((hex) => grid.within(id(hex), 5));
      expect(near.some((hex) => ['village', 'town'].includes(file.hexes[hex]?.terrain as string))).toBe(true);
    }
  });

  it('knows the terrain of §2.1 and no other', () => {
    expect([...new Set(file.hexes.map(({ terrain }) => terrain))].sort()).toEqual(
      words('beach city clear fortified hedgerow marsh off sea town village woods'),
    );
    for (const city of ['Caen', 'Bayeux']) expect(file.hexes.find(({ place }) => place === city)?.terrain).toBe('city');
  });

  it.each(checks)('%s', (_, faults) => expect(faults).toEqual([]));
});

// What a second reading of the rules found amiss in what was reconstructed around the hexes they name.
describe('what the country owes the rules', () => {
  const sideOf = (a: string, b: string) => file.sides.find((side) => [a, b].every((hex) => [side.a, side.b].includes(hex)));

  it('7th Armoured finds a road from 99.062 into 98.063 and on, and leaves 99.031 by a lane (§17.5)', () => {
    for (const [a, b] of [
      ['99.062', '98.063'],
      ['98.063', '97.062'],
      ['97.062', '96.062'],
      ['96.062', '95.061'],
    ] as const)
      expect(sideOf(a, b)?.road).toBe('major');
    expect(sideOf('99.062', '98.062')?.road).toBeUndefined();
    expect(sideOf('98.031', '99.031')?.road).toBe('lane');
  });

  it('two cuttings run through 70.033, each on two sides of its own (§2.3.5(2))', () => {
    const touched = (feature: string): string[] =>
      words('69.032 69.033 71.032 71.033').filter((hex) => sideOf('70.033', hex)?.features?.includes(feature));
    expect(touched('sunken-railroad')).toEqual(['69.033', '71.033']);
    expect(touched('sunken-road')).toEqual(['69.032', '71.032']);
    for (const hex of words('69.033 71.033')) expect(sideOf('70.033', hex)).toMatchObject({ rail: true });
    for (const hex of words('69.032 71.032')) expect(sideOf('70.033', hex)?.road).toBe('lane');
  });

  it('the batteries of Riva Bella, Morris and Daimler have their strongpoints, and what lies behind the beaches has (§4.2)', () => {
    const forts = withFeature('wn');
    for (const hex of words('28.009 35.014 29.013 54.004 72.005 84.008')) expect(forts).toContain(hex);
  });
});
