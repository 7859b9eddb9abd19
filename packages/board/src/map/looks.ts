/** How a hex is drawn, whatever word a game has for its terrain. */
export const LOOKS = [
  'sea',
  'clear',
  'bocage',
  'orchard',
  'woods',
  'forest',
  'marsh',
  'flooded',
  'village',
  'town',
  'city',
  'fortified',
  'hills',
  'rough',
  'dunes',
  'tidal',
  'shale',
] as const;
export type TerrainLook = (typeof LOOKS)[number];

const WORDS: Readonly<Record<string, TerrainLook>> = {
  sea: 'sea',
  'all-sea': 'sea',
  water: 'sea',
  lake: 'sea',
  clear: 'clear',
  open: 'clear',
  bocage: 'bocage',
  hedgerow: 'bocage',
  mixed: 'bocage',
  woods: 'woods',
  wood: 'woods',
  forest: 'forest',
  brushwood: 'woods',
  orchard: 'orchard',
  marsh: 'marsh',
  swamp: 'marsh',
  flooded: 'flooded',
  inundated: 'flooded',
  town: 'town',
  village: 'village',
  city: 'city',
  fortified: 'fortified',
  hill: 'hills',
  hills: 'hills',
  ridge: 'hills',
  broken: 'rough',
  rough: 'rough',
  dunes: 'dunes',
  beach: 'dunes',
  'tidal-flat': 'tidal',
  tidal: 'tidal',
  shale: 'shale',
};

/** A hex number outside the printed sheet. */
export const OFF = 'off';

export function lookOf(terrain: string): TerrainLook {
  return WORDS[terrain.toLowerCase()] ?? 'clear';
}

/** Ground fills of the staff map. */
export const LOOK_FILL: Readonly<Record<TerrainLook, string>> = {
  sea: '#b9cfd8',
  clear: '#e9e1c6',
  bocage: '#cfd6a4',
  orchard: '#d5dba9',
  woods: '#8fae7c',
  forest: '#7a9f6c',
  marsh: '#bcd3cb',
  flooded: '#b3cfcf',
  village: '#d6c5ab',
  town: '#c9b09a',
  city: '#b3917b',
  fortified: '#b9a79b',
  hills: '#dccfa9',
  rough: '#d8c8a2',
  dunes: '#f0dfae',
  tidal: '#d9d6bb',
  shale: '#c3c0b4',
};

/** Grounds of one nature: a hex the rules give one of them may show the other on the picture. */
export type Nature = 'hedge' | 'wood' | 'wet' | 'built' | 'height' | 'shore';

export const NATURE: Readonly<Partial<Record<TerrainLook, Nature>>> = {
  bocage: 'hedge',
  orchard: 'hedge',
  woods: 'wood',
  forest: 'wood',
  marsh: 'wet',
  flooded: 'wet',
  village: 'built',
  town: 'built',
  city: 'built',
  fortified: 'built',
  hills: 'height',
  rough: 'height',
  dunes: 'shore',
  tidal: 'shore',
  shale: 'shore',
};

const GLYPHS = [
  'fortification',
  'port',
  'airfield',
  'bridge',
  'supply',
  'radar',
  'battery',
  'drop-zone',
  'landing-zone',
  'exit',
  'headquarters',
  'height',
  'observation-post',
] as const;
export type Glyph = (typeof GLYPHS)[number];

const GLYPH_WORDS: Readonly<Record<string, Glyph>> = {
  fortification: 'fortification',
  fort: 'fortification',
  strongpoint: 'fortification',
  'resistance-nest': 'fortification',
  wn: 'fortification',
  port: 'port',
  harbour: 'port',
  mulberry: 'port',
  airfield: 'airfield',
  'landing-ground': 'airfield',
  supply: 'supply',
  radar: 'radar',
  battery: 'battery',
  'drop-zone': 'drop-zone',
  'landing-zone': 'landing-zone',
  headquarters: 'headquarters',
  op: 'observation-post',
  'observation-post': 'observation-post',
};

/** Words that are signs at a site, but as a feature of a hex mean ground or a rule. */
const SITE_WORDS: Readonly<Record<string, Glyph>> = { ...GLYPH_WORDS, exit: 'exit', hill: 'height' };

/** What is drawn where a site lies. */
export function signOf(word: string): Glyph | undefined {
  return SITE_WORDS[word];
}

export function glyphOf(feature: string): Glyph | undefined {
  return GLYPH_WORDS[feature.split(':')[0] as string];
}

/** beach:omaha → omaha. */
export function beachOf(feature: string): string | undefined {
  return feature.startsWith('beach:') ? feature.slice(6) : undefined;
}
