import { describe, expect, it } from 'vitest';
import { type LonLat, type NamedLine, readLayers, withoutSource } from './layers.js';
import { createLineIndex } from './line-index.js';
import { toPlane } from './projection.js';

const layers = readLayers();
const KINDS = {
  rivers: ['major', 'minor', 'stream', 'canal'],
  roads: ['major', 'minor', 'lane'],
  ridges: ['ridge', 'slope'],
  areas: ['bocage', 'woods', 'orchard', 'marsh', 'flooded', 'hill', 'city', 'town', 'village', 'tidal'],
  places: ['place', 'site', 'beach'],
  names: ['water', 'region', 'beach'],
};
/** Rivers outside the theatre that some of its rivers flow into. */
const BEYOND = ['Maine'];
const BOX = { west: -2.6, east: 0.9, south: 48.1, north: 49.9 };

const others = (known: readonly string[], found: readonly { readonly name: string; readonly kind: string }[]): string[] =>
  found.filter(({ kind }) => !known.includes(kind)).map(({ name, kind }) => `${name}: ${kind}`);
const kilometres = ([lon, lat]: LonLat): readonly [number, number] => {
  const [x, y] = toPlane(lat, lon);
  return [x / 1000, y / 1000];
};
/** How far a point lies from the nearest of some lines, kilometres. */
const away = (point: LonLat, lines: readonly NamedLine[]): number =>
  createLineIndex(lines.map(({ points }) => points.map(kilometres))).distanceTo(kilometres(point));
const riversNamed = (wanted: string): NamedLine[] => layers.rivers.filter(({ name }) => name === wanted);

describe('the layers', () => {
  it('name their sources', () => expect(withoutSource()).toEqual([]));

  it('use only words the compiler knows', () => {
    expect(others(KINDS.rivers, layers.rivers)).toEqual([]);
    expect(others(KINDS.roads, layers.roads)).toEqual([]);
    expect(others(KINDS.ridges, layers.sideLines.ridges ?? [])).toEqual([]);
    expect(others(KINDS.areas, layers.areas)).toEqual([]);
    expect(others(KINDS.places, layers.places)).toEqual([]);
    expect(others(KINDS.names, layers.names)).toEqual([]);
    expect(layers.places.filter(({ rank }) => rank < 1 || rank > 6).map(({ name }) => name)).toEqual([]);
  });

  it('lie in Normandy', () => {
    const isOutside = ([lon, lat]: LonLat): boolean => lon < BOX.west || lon > BOX.east || lat < BOX.south || lat > BOX.north;
    const lines = [...layers.rivers, ...layers.roads, ...layers.railways, ...layers.beaches, ...Object.values(layers.sideLines).flat()];
    expect(lines.filter(({ points }) => points.length < 2 || points.some(isOutside)).map(({ name }) => name)).toEqual([]);
    expect(layers.areas.filter(({ ring }) => ring.some(isOutside)).map(({ name }) => name)).toEqual([]);
    const points = [...layers.places, ...layers.sites, ...layers.bridges, ...layers.names];
    expect(points.filter(({ at }) => isOutside(at)).map(({ name }) => name)).toEqual([]);
  });

  it('close their rings', () => {
    const isClosed = (ring: readonly LonLat[]): boolean => ring.length > 3 && String(ring[0]) === String(ring.at(-1));
    expect(layers.areas.filter(({ ring }) => !isClosed(ring)).map(({ name }) => name)).toEqual([]);
  });

  it('let every river end in the sea or in another river', () => {
    const inland = layers.rivers.filter(({ into }) => into !== 'sea' && !BEYOND.includes(into));
    expect(inland.filter(({ into }) => riversNamed(into).length === 0).map(({ name, into }) => `${name} into ${into}`)).toEqual([]);
    const ends = inland.map(({ name, into, points }) => ({ name, into, off: away(points.at(-1) as LonLat, riversNamed(into)) }));
    expect(ends.filter(({ off }) => off > 0.3).map(({ name, into, off }) => `${name} ends ${off.toFixed(1)} km from ${into}`)).toEqual([]);
  });

  it('put every bridge on its river', () => {
    expect(layers.bridges.filter(({ kind }) => riversNamed(kind).length === 0).map(({ name, kind }) => `${name}: ${kind}`)).toEqual([]);
    const off = layers.bridges.map(({ name, kind, at }) => ({ name, kind, off: away(at, riversNamed(kind)) }));
    expect(
      off.filter((bridge) => bridge.off > 0.3).map((bridge) => `${bridge.name} lies ${bridge.off.toFixed(1)} km from the ${bridge.kind}`),
    ).toEqual([]);
  });

  it('has no place twice at the same spot', () => {
    const spots = layers.places.map(({ at }) => String(at));
    expect(layers.places.filter(({ at }, i) => spots.indexOf(String(at)) !== i).map(({ name }) => name)).toEqual([]);
  });
});
