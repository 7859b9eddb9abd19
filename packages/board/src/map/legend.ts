import type { MapFile, MapSide } from '../map-file.js';
import { type Glyph, glyphOf, LOOKS, lookOf, type TerrainLook } from './looks.js';

export type LegendSign =
  | { readonly kind: 'terrain'; readonly look: TerrainLook }
  | { readonly kind: 'line'; readonly line: LegendLine }
  | { readonly kind: 'glyph'; readonly glyph: Glyph }
  | { readonly kind: 'beach' };

export type LegendLine = 'road-major' | 'road-minor' | 'rail' | 'river' | 'flooded' | 'sea-side' | 'bridge';

export interface LegendEntry {
  readonly title: string;
  readonly sign: LegendSign;
}

const LOOK_TITLE: Readonly<Record<TerrainLook, string>> = {
  sea: 'Sea',
  clear: 'Clear',
  bocage: 'Bocage',
  woods: 'Woods',
  marsh: 'Marsh',
  flooded: 'Inundated',
  town: 'Town',
  city: 'City',
  hills: 'Hills',
  rough: 'Rough',
  dunes: 'Dunes',
};

const GLYPH_TITLE: Readonly<Record<Glyph, string>> = {
  fortification: 'Fortification',
  port: 'Port',
  airfield: 'Airfield',
  bridge: 'Bridge',
  supply: 'Supply',
  radar: 'Radar',
  battery: 'Battery',
};

/** Everything this map uses, and nothing it does not. */
export function legendOf(map: MapFile): LegendEntry[] {
  const looks = new Set(map.hexes.map((h) => lookOf(h.terrain)));
  const features = map.hexes.flatMap((h) => h.features ?? []);
  const glyphs = new Set(features.map(glyphOf).filter((g) => g !== undefined));
  const terrain = LOOKS.filter((l) => looks.has(l)).map(
    (look): LegendEntry => ({ title: LOOK_TITLE[look], sign: { kind: 'terrain', look } }),
  );
  const town: LegendEntry[] =
    !looks.has('town') && features.includes('town') ? [{ title: 'Town', sign: { kind: 'terrain', look: 'town' } }] : [];
  const beach: LegendEntry[] = features.some((f) => f.startsWith('beach:')) ? [{ title: 'Beach', sign: { kind: 'beach' } }] : [];
  const signs = [...glyphs].map((glyph): LegendEntry => ({ title: GLYPH_TITLE[glyph], sign: { kind: 'glyph', glyph } }));
  return [...terrain, ...town, ...beach, ...linesOf(map), ...signs];
}

const LINES: readonly (readonly [string, LegendLine, (side: MapSide) => boolean])[] = [
  ['Main road', 'road-major', (s) => s.road === 'major'],
  ['Road', 'road-minor', (s) => s.road === 'minor'],
  ['Railway', 'rail', (s) => s.rail === true],
  ['River hexside', 'river', (s) => s.river !== undefined && !s.flooded],
  ['Flooded hexside', 'flooded', (s) => s.flooded === true],
  ['All-sea hexside', 'sea-side', (s) => s.sea === true],
  ['Bridge', 'bridge', (s) => s.bridge !== undefined],
];

function linesOf({ sides }: MapFile): LegendEntry[] {
  return LINES.filter(([, , isUsed]) => sides.some(isUsed)).map(([title, line]) => ({ title, sign: { kind: 'line', line } }));
}
