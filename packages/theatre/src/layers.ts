import { existsSync, readFileSync } from 'node:fs';
import { packageFolder } from './package-folder.js';

export type LonLat = readonly [number, number];

interface Feature<G> {
  readonly type: 'Feature';
  readonly properties: Readonly<Record<string, string | number>> & { readonly source: string };
  readonly geometry: G;
}
interface Collection<G> {
  readonly type: 'FeatureCollection';
  readonly features: readonly Feature<G>[];
}
type PointShape = { readonly type: 'Point'; readonly coordinates: LonLat };
type LineShape = { readonly type: 'LineString'; readonly coordinates: readonly LonLat[] };
type PolygonShape = { readonly type: 'Polygon'; readonly coordinates: readonly (readonly LonLat[])[] };

const LAYERS = packageFolder('layers');
const AREAS = ['bocage', 'woods', 'orchards', 'wetlands', 'hills', 'built-up', 'tidal-flats'] as const;
/** Lines that a sheet may put on its hexsides, besides rivers. */
const SIDE_LINES = ['cliffs', 'sea-walls', 'ridges'] as const;

function read<G>(layer: string): readonly Feature<G>[] {
  const file = new URL(`${layer}.geojson`, LAYERS);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Collection<G>).features : [];
}

const text = (feature: Feature<unknown>, key: string): string => String(feature.properties[key] ?? '');
const number = (feature: Feature<unknown>, key: string): number => Number(feature.properties[key] ?? 0);

export interface NamedLine {
  readonly name: string;
  readonly kind: string;
  /** For rivers: the water it flows into, or sea. */
  readonly into: string;
  readonly points: readonly LonLat[];
}
export interface NamedArea {
  readonly name: string;
  readonly kind: string;
  readonly ring: readonly LonLat[];
}
export interface NamedPoint {
  readonly name: string;
  /** For bridges: the river. */
  readonly kind: string;
  readonly rank: number;
  readonly angle: number;
  readonly at: LonLat;
}

/** The theatre: all layers, in longitude and latitude. */
export interface Layers {
  readonly coast: readonly NamedArea[];
  readonly rivers: readonly NamedLine[];
  readonly roads: readonly NamedLine[];
  readonly railways: readonly NamedLine[];
  readonly beaches: readonly NamedLine[];
  /** Cliffs, sea walls, ridges, by layer. */
  readonly sideLines: Readonly<Record<string, readonly NamedLine[]>>;
  /** Bocage, woods, orchards, wetlands, built-up, hills, tidal flats. */
  readonly areas: readonly NamedArea[];
  readonly places: readonly NamedPoint[];
  readonly sites: readonly NamedPoint[];
  readonly bridges: readonly NamedPoint[];
  readonly names: readonly NamedPoint[];
}

function lines(layer: string, kindKey: string): NamedLine[] {
  return read<LineShape>(layer).map((feature) => ({
    name: text(feature, 'name'),
    kind: text(feature, kindKey),
    into: text(feature, 'into'),
    points: feature.geometry.coordinates,
  }));
}

function areas(layer: string): NamedArea[] {
  return read<PolygonShape>(layer).map((feature) => ({
    name: text(feature, 'name'),
    kind: text(feature, 'kind'),
    ring: feature.geometry.coordinates[0] ?? [],
  }));
}

function points(layer: string, kindKey: string): NamedPoint[] {
  return read<PointShape>(layer).map((feature) => ({
    name: text(feature, 'name'),
    kind: text(feature, kindKey),
    rank: number(feature, 'rank'),
    angle: number(feature, 'angle'),
    at: feature.geometry.coordinates,
  }));
}

export function readLayers(): Layers {
  return {
    coast: areas('coast'),
    rivers: lines('rivers', 'class'),
    roads: lines('roads', 'class'),
    railways: lines('railways', 'class'),
    beaches: lines('beaches', 'id'),
    sideLines: Object.fromEntries(SIDE_LINES.map((layer) => [layer, lines(layer, 'kind')])),
    areas: AREAS.flatMap(areas),
    places: points('places', 'kind'),
    sites: points('sites', 'kind'),
    bridges: points('bridges', 'river'),
    names: points('names', 'kind'),
  };
}

/** Every feature must say where it comes from. */
export function withoutSource(): string[] {
  const others = ['coast', 'rivers', 'roads', 'railways', 'beaches', 'places', 'sites', 'bridges', 'names'];
  return [...others, ...AREAS, ...SIDE_LINES].flatMap((layer) =>
    read<unknown>(layer)
      .filter((feature) => !feature.properties.source)
      .map((feature) => `${layer}: ${text(feature, 'name')}`),
  );
}
