import type { MapFile, MapSide } from '../map-file.js';
import { type Glyph, glyphOf, LOOKS, lookOf, OFF, type TerrainLook } from './looks.js';
import { roadOf } from './routes-of.js';

export type LegendSign =
  | { readonly kind: 'terrain'; readonly look: TerrainLook }
  | { readonly kind: 'line'; readonly line: LegendLine }
  | { readonly kind: 'glyph'; readonly glyph: Glyph }
  | { readonly kind: 'beach' };

export type LegendLine =
  | 'road-major'
  | 'road-minor'
  | 'lane'
  | 'rail'
  | 'river'
  | 'stream'
  | 'flooded'
  | 'sea-side'
  | 'bridge'
  | 'cliff'
  | 'sea-wall'
  | 'ridge'
  | 'boundary'
  | 'square';

export interface LegendEntry {
  readonly title: string;
  readonly sign: LegendSign;
}

const LOOK_TITLE: Readonly<Record<TerrainLook, string>> = {
  sea: 'Sea',
  clear: 'Clear',
  bocage: 'Bocage',
  orchard: 'Orchard',
  woods: 'Woods',
  forest: 'Forest',
  marsh: 'Marsh',
  flooded: 'Inundated',
  village: 'Village',
  town: 'Town',
  city: 'City',
  fortified: 'Fortified place',
  hills: 'Hills',
  rough: 'Rough',
  dunes: 'Beach',
  tidal: 'Tidal flat',
  shale: 'Shale',
};

const GLYPH_TITLE: Readonly<Record<Glyph, string>> = {
  fortification: 'Fortification',
  port: 'Port',
  airfield: 'Airfield',
  bridge: 'Bridge',
  supply: 'Supply',
  radar: 'Radar',
  battery: 'Battery',
  'drop-zone': 'Drop zone',
  'landing-zone': 'Landing zone',
  exit: 'Beach exit',
  headquarters: 'Headquarters',
  height: 'Height',
  'observation-post': 'Observation post',
};

/** Everything this map uses, and nothing it does not. */
export function legendOf(map: MapFile): LegendEntry[] {
  const looks = new Set(map.hexes.filter((h) => h.terrain !== OFF).map((h) => lookOf(h.terrain)));
  const features = map.hexes.flatMap((h) => h.features ?? []);
  const glyphs = new Set(features.map(glyphOf).filter((g) => g !== undefined));
  const terrain = LOOKS.filter((l) => looks.has(l)).map(
    (look): LegendEntry => ({ title: LOOK_TITLE[look], sign: { kind: 'terrain', look } }),
  );
  const town: LegendEntry[] =
    !looks.has('town') && features.includes('town') ? [{ title: 'Town', sign: { kind: 'terrain', look: 'town' } }] : [];
  const beach: LegendEntry[] =
    !looks.has('dunes') && features.some((f) => f.startsWith('beach:')) ? [{ title: 'Beach', sign: { kind: 'beach' } }] : [];
  const signs = [...glyphs].map((glyph): LegendEntry => ({ title: GLYPH_TITLE[glyph], sign: { kind: 'glyph', glyph } }));
  return [...terrain, ...town, ...beach, ...linesOf(map), ...signs];
}

type Test = (side: MapSide) => boolean;
const has =
  (...features: readonly string[]): Test =>
  (side) =>
    side.features?.some((f) => features.includes(f.split(':')[0] as string)) === true;
const isRiver =
  (...classes: readonly (string | undefined)[]): Test =>
  ({ river, flooded, class: ofClass }) =>
    river !== undefined && !flooded && classes.includes(ofClass);

const LINES: readonly (readonly [string, LegendLine, Test])[] = [
  ['Main road', 'road-major', (s) => s.road === 'major'],
  ['Road', 'road-minor', (s) => s.road !== undefined && s.road !== 'major' && roadOf(s.road) === 'minor'],
  ['Lane', 'lane', (s) => s.road === 'lane'],
  ['Trail', 'lane', (s) => s.road === 'trail'],
  ['Railway', 'rail', (s) => s.rail === true],
  ['River hexside', 'river', isRiver(undefined, 'river')],
  ['Major river hexside', 'river', isRiver('major')],
  ['Minor river hexside', 'stream', isRiver('minor')],
  ['Canal hexside', 'river', isRiver('canal')],
  ['Stream hexside', 'stream', isRiver('stream')],
  ['Flooded hexside', 'flooded', (s) => s.flooded === true],
  ['All-sea hexside', 'sea-side', (s) => s.sea === true],
  ['Bridge', 'bridge', (s) => s.bridge !== undefined],
  ['Cliff', 'cliff', has('cliff')],
  ['Sea wall', 'sea-wall', has('sea-wall')],
  ['Ridge', 'ridge', has('ridge', 'crest', 'slope')],
  ['Boundary', 'boundary', has('boundary')],
];

function linesOf({ sides, squares }: MapFile): LegendEntry[] {
  const lines = LINES.filter(([, , isUsed]) => sides.some(isUsed)).map(
    ([title, line]): LegendEntry => ({ title, sign: { kind: 'line', line } }),
  );
  return squares ? [...lines, { title: 'Reference square', sign: { kind: 'line', line: 'square' } }] : lines;
}
