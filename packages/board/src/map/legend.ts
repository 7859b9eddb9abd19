import type { GroundFile, MapFile, MapSide } from '../map-file.js';
import { AREA_LOOK } from './areas.js';
import { type Glyph, glyphOf, LOOKS, lookOf, OFF, signOf, type TerrainLook } from './looks.js';
import { roadOf } from './routes-of.js';

/** Ground is terrain the picture shows and the rules do not know: it is drawn lightly. */
export type LegendSign =
  | { readonly kind: 'terrain' | 'ground'; readonly look: TerrainLook }
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

/** What the map has for the rules, by its nature, and what the picture has besides. */
export type LegendGroup = 'terrain' | 'ways' | 'hexsides' | 'signs' | 'picture';

export interface LegendEntry {
  readonly title: string;
  readonly group: LegendGroup;
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

/** Everything this map uses, and nothing it does not; with its picture, also what that shows beyond the rules. */
export function legendOf(map: MapFile, ground?: GroundFile): LegendEntry[] {
  const ruled = [...terrainOf(map), ...linesOf(map, ground), ...signsOf(map)];
  return [...ruled, ...(ground ? pictureOf(ground, ruled) : [])];
}

function terrainOf({ hexes }: MapFile): LegendEntry[] {
  const words = [...new Set(hexes.map((h) => h.terrain))].filter((word) => word !== OFF);
  const features = new Set(hexes.flatMap((h) => h.features ?? []));
  const entry = (title: string, sign: LegendSign): LegendEntry => ({ title, group: 'terrain', sign });
  const terrain = LOOKS.flatMap((look) =>
    words.filter((word) => lookOf(word) === look).map((word) => entry(titleOf(word, look), { kind: 'terrain', look })),
  );
  const lacks = (look: TerrainLook): boolean => !words.some((word) => lookOf(word) === look);
  const town = lacks('town') && features.has('town') ? [entry('Town', { kind: 'terrain', look: 'town' })] : [];
  const beach = lacks('dunes') && [...features].some((f) => f.startsWith('beach:')) ? [entry('Beach', { kind: 'beach' })] : [];
  return [...terrain, ...town, ...beach];
}

/** A game that has a word of its own for a terrain finds that word in its legend. */
function titleOf(word: string, look: TerrainLook): string {
  return word.toLowerCase() === look ? LOOK_TITLE[look] : `${word.charAt(0).toUpperCase()}${word.slice(1).replaceAll('-', ' ')}`;
}

function signsOf({ hexes }: MapFile): LegendEntry[] {
  const glyphs = new Set(hexes.flatMap((h) => h.features ?? []).map(glyphOf));
  return [...glyphs].flatMap((glyph) => (glyph ? [{ title: GLYPH_TITLE[glyph], group: 'signs', sign: { kind: 'glyph', glyph } }] : []));
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

type LineRow = readonly [title: string, line: LegendLine, isUsed: Test];

const WAYS: readonly LineRow[] = [
  ['Main road', 'road-major', (s) => s.road === 'major'],
  ['Road', 'road-minor', (s) => s.road !== undefined && s.road !== 'major' && roadOf(s.road) === 'minor'],
  ['Lane', 'lane', (s) => s.road === 'lane'],
  ['Trail', 'lane', (s) => s.road === 'trail'],
  ['Railway', 'rail', (s) => s.rail === true],
];

const HEXSIDES: readonly LineRow[] = [
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

function linesOf({ sides, squares }: MapFile, ground: GroundFile | undefined): LegendEntry[] {
  const used = (rows: readonly LineRow[], group: LegendGroup): LegendEntry[] =>
    rows
      .filter(([, , isUsed]) => sides.some(isUsed))
      .map(([title, line]) => ({ title, group, sign: { kind: 'line', line: drawnAs(line, sides, ground) } }));
  const square: LegendEntry = { title: 'Reference square', group: 'hexsides', sign: { kind: 'line', line: 'square' } };
  return [...used(WAYS, 'ways'), ...used(HEXSIDES, 'hexsides'), ...(squares ? [square] : [])];
}

/** Where the rules know only roads, the picture decides how they are drawn. */
function drawnAs(line: LegendLine, sides: readonly MapSide[], ground: GroundFile | undefined): LegendLine {
  if (line !== 'road-minor' || !ground || sides.some((s) => s.road !== undefined && s.road !== 'road')) return line;
  const kinds = new Set(ground.lines.map((l) => l.kind));
  return kinds.has('road-major') && !kinds.has('road-minor') ? 'road-major' : line;
}

const PICTURE_LINES: readonly (readonly [title: string, line: LegendLine & GroundFile['lines'][number]['kind']])[] = [
  ['Main road', 'road-major'],
  ['Road', 'road-minor'],
  ['Railway', 'rail'],
  ['Cliff', 'cliff'],
  ['Sea wall', 'sea-wall'],
  ['Ridge', 'ridge'],
];

/** Ground, lines and signs of the picture that the rules' own entries do not name. */
function pictureOf({ areas, lines, labels }: GroundFile, ruled: readonly LegendEntry[]): LegendEntry[] {
  const looks = new Set(areas.map((a) => AREA_LOOK[a.kind]));
  const kinds = new Set(lines.map((l) => l.kind));
  const glyphs = new Set(labels.flatMap((l) => (l.sign === undefined ? [] : (signOf(l.sign) ?? []))));
  const shown: readonly Omit<LegendEntry, 'group'>[] = [
    ...LOOKS.filter((look) => looks.has(look)).map((look) => ({ title: LOOK_TITLE[look], sign: { kind: 'ground', look } as const })),
    ...PICTURE_LINES.filter(([, line]) => kinds.has(line)).map(([title, line]) => ({ title, sign: { kind: 'line', line } as const })),
    ...[...glyphs].map((glyph) => ({ title: GLYPH_TITLE[glyph], sign: { kind: 'glyph', glyph } as const })),
  ];
  const known = new Set(ruled.flatMap(({ title, sign }) => [title, nameOf(sign)]));
  return shown.filter(({ title, sign }) => !known.has(title) && !known.has(nameOf(sign))).map((e) => ({ ...e, group: 'picture' }));
}

/** What a sign stands for, whether the rules know it or not. */
function nameOf(sign: LegendSign): string {
  switch (sign.kind) {
    case 'terrain':
    case 'ground':
      return `look ${sign.look}`;
    case 'line':
      return `line ${sign.line}`;
    case 'glyph':
      return `glyph ${sign.glyph}`;
    case 'beach':
      return 'beach';
  }
}
