/** How a hex is drawn, whatever word a game has for its terrain. */
export const LOOKS = ['sea', 'clear', 'bocage', 'woods', 'marsh', 'flooded', 'town', 'city', 'hills', 'rough', 'dunes'] as const;
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
  forest: 'woods',
  marsh: 'marsh',
  swamp: 'marsh',
  flooded: 'flooded',
  inundated: 'flooded',
  town: 'town',
  village: 'town',
  city: 'city',
  hill: 'hills',
  hills: 'hills',
  ridge: 'hills',
  broken: 'rough',
  rough: 'rough',
  dunes: 'dunes',
  beach: 'dunes',
};

export function lookOf(terrain: string): TerrainLook {
  return WORDS[terrain.toLowerCase()] ?? 'clear';
}

/** Ground fills of the staff map. */
export const LOOK_FILL: Readonly<Record<TerrainLook, string>> = {
  sea: '#b9cfd8',
  clear: '#e9e1c6',
  bocage: '#cfd6a4',
  woods: '#8fae7c',
  marsh: '#bcd3cb',
  flooded: '#b3cfcf',
  town: '#c9b7a1',
  city: '#b59a84',
  hills: '#dccfa9',
  rough: '#d8c8a2',
  dunes: '#efe0b4',
};

export const GLYPHS = ['fortification', 'port', 'airfield', 'bridge', 'supply', 'radar', 'battery'] as const;
export type Glyph = (typeof GLYPHS)[number];

const GLYPH_WORDS: Readonly<Record<string, Glyph>> = {
  fortification: 'fortification',
  fort: 'fortification',
  strongpoint: 'fortification',
  'resistance-nest': 'fortification',
  port: 'port',
  harbour: 'port',
  airfield: 'airfield',
  supply: 'supply',
  radar: 'radar',
  battery: 'battery',
};

export function glyphOf(feature: string): Glyph | undefined {
  return GLYPH_WORDS[feature.split(':')[0] as string];
}

/** beach:omaha → omaha. */
export function beachOf(feature: string): string | undefined {
  return feature.startsWith('beach:') ? feature.slice(6) : undefined;
}
