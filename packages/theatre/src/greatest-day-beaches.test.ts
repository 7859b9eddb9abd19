import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { MapFile, MapHex } from './map-file.js';

const file = JSON.parse(readFileSync(new URL('../../../games/greatest-day/data/map.json', import.meta.url), 'utf8')) as MapFile;
const hexes = new Map(file.hexes.map((hex) => [hex.hex, hex]));
const hexAt = (label: string): MapHex => hexes.get(label) as MapHex;
const withFeature = (feature: string): string[] => file.hexes.filter(({ features }) => features?.includes(feature)).map(({ hex }) => hex);
const words = (list: string): string[] => list.split(' ');

describe('the ways off the beaches of The Greatest Day (§4.2.4)', () => {
  const roads = file.sides.filter(({ road }) => road !== undefined);
  const gaps = file.sides.filter(({ features }) => features?.some((feature) => feature.startsWith('gap:')));
  const roadFrom = (hex: string): boolean => roads.some(({ a, b }) => [a, b].includes(hex));
  const isSand = (hex: string): boolean => hexAt(hex).terrain === 'beach';

  it('each leads from sand to land a vehicle can enter: by road where it is marsh', () => {
    for (const { a, b, road } of gaps) {
      const [sand, inland] = isSand(a) ? [a, b] : [b, a];
      expect([isSand(sand), isSand(inland)]).toEqual([true, false]);
      if (hexAt(inland).terrain === 'marsh') expect([road, roadFrom(inland)]).toEqual(['lane', true]);
    }
  });
  it('no road and no railway touches the sand but at a gap', () => {
    for (const { a, b, road, rail, features } of file.sides)
      if ((road !== undefined || rail) && [a, b].some(isSand)) expect(features?.some((feature) => feature.startsWith('gap:'))).toBe(true);
  });
  it('no water parts the hexes of one sub-beach', () => {
    for (const { a, b, river } of file.sides) {
      const sub = hexAt(a).features?.find((feature) => feature.startsWith('sub-beach:'));
      if (river !== undefined && sub !== undefined) expect(hexAt(b).features ?? []).not.toContain(sub);
    }
  });
  it('Allied reinforcement hexes lie on a road, out of the marsh, behind their beach (§4.3.3)', () => {
    for (const name of words('3rd 3can:a 3can:b 50th:a 50th:b 7th 51st'))
      for (const hex of withFeature(`reinforcement:${name}`)) {
        expect(hexAt(hex).features).toContain('road');
        expect(hexAt(hex).terrain).not.toBe('marsh');
      }
  });
});
