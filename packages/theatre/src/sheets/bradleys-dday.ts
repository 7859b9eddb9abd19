import type { HexGround, Sheet } from '../sheet.js';

const isPlace = (hex: HexGround, rank: number): boolean => hex.places.some((place) => place.kind === 'place' && place.rank <= rank);

/** The ground itself, under any town: §10.1.6 lets a town stand in a swamp or on a hill. */
function groundOf(hex: HexGround): string {
  if (hex.share('marsh', 'flooded') >= 0.5) return 'swamp';
  return hex.share('hill') >= 0.4 ? 'hill' : 'clear';
}

/**
 * One terrain a hex, the first that holds. The rules know clear, hill, swamp, town, city, beach, tidal flat and shale (§4, §5.3.2, §6.3, §10.2.7),
 * no woods and no bocage: hedgerow country is clear.
 * 1. beach: pins. Tidal flats and shale (§6.3.4, §6.3.5) are features of sea hexes, because High tide makes them sea.
 * 2. city: 35 % of the land in the outline of a city (Bayeux by name, §18.1.1; Carentan is our second).
 * 3. town: the hex of a place that is at least a village. Rubercy, which §2.1 names, is an ordinary village.
 * 4. swamp: half of the land in marsh or in the inundations of 1944.
 * 5. hill: 40 % of the land on a hill of the layers.
 * 6. clear.
 */
function terrainOf(hex: HexGround): string {
  if (hex.share('city') >= 0.35) return 'city';
  return isPlace(hex, 5) ? 'town' : groundOf(hex);
}

// §13: the Germans' own words decide. A Stützpunkt (Stp) is a strongpoint, a Widerstandsnest (Wn) a resistance nest, and so is a work without a number, as at Quinéville (§13.2).
function fortsOf({ sites }: HexGround): string[] {
  if (sites.some(({ name }) => name.startsWith('Stp '))) return ['strongpoint'];
  return sites.some(({ name, kind }) => name.startsWith('Wn ') || kind === 'strongpoint') ? ['resistance-nest'] : [];
}

/** Town or city, and the hill or swamp it stands on (§10.1.6). */
function builtOf(hex: HexGround): string[] {
  const terrain = terrainOf(hex);
  if (terrain !== 'town' && terrain !== 'city') return [];
  const ground = groundOf(hex);
  return [terrain, ...(ground === 'clear' ? [] : [ground])];
}

// Historical marks, ours: the rules leave drop zones to the player (§4.2) and name no exit.
const MARKS = ['battery', 'radar'];
const NAMED_MARKS = ['exit', 'drop-zone', 'landing-zone'];
const shortName = (name: string): string => name.replace(/^\w+ /, '').replace(/ \(.*/, '').toLowerCase();

function marksOf({ sites }: HexGround): string[] {
  return sites.flatMap(({ name, kind }) =>
    MARKS.includes(kind) ? [kind] : NAMED_MARKS.includes(kind) ? [`${kind}:${shortName(name)}`] : [],
  );
}

const SEA_BELOW = 0.12;
/** §6.3.4: tidal flat and sea, all sea at High tide; the terrain stays sea. Half of the hex is dry at low water. */
const isTidalFlat = (hex: HexGround): boolean => hex.land < SEA_BELOW && hex.share('tidal') >= 0.5;

/** About 1.18 kilometres a hex. §2.4 says 800 metres, but the hex numbers of Quinéville, Vierville and Carentan lie 1.2 kilometres a hex apart. */
export const bradleysDday: Sheet = {
  game: 'bradleys-dday',
  from:
    'reconstructed from the real ground: coast GSHHG 2.3.7 (LGPL-3.0-or-later), places GeoNames (CC BY 4.0), the rest authored from general knowledge; ' +
    'hexes the rulebook names are fixed in packages/theatre/pins/bradleys-dday.json; written by npm run theatre',
  grid: { orientation: 'flat', low: 'even', columns: [1, 61], rows: [1, 36], columnsGrow: 'east', label: [2, '', 2] },
  place: { hexMetres: 1179.24, lat: 49.58853, lon: -1.442003, rotation: 0.791 },
  bends: [
    { why: 'Quinéville into 1108 (§13.2)', lat: 49.5135, lon: -1.295, move: [-0.55, -0.2], reach: 6 },
    { why: 'Pointe du Hoc into 3319 (§5.7)', lat: 49.3957, lon: -0.989, move: [0.3, -0.72], reach: 5 },
    { why: 'Vierville into 3822 (§10.2.8), the shore before it into 3821', lat: 49.375, lon: -0.904, move: [-0.42, 0.62], reach: 4.5 },
    { why: 'Dog White: the shore between 3921 and 3922, a hill (§13.1)', lat: 49.377, lon: -0.889, move: [0, -0.9], reach: 2.4 },
    { why: 'Omaha: the shore into 4022 and 4123, before 4124 (§13.3)', lat: 49.368, lon: -0.868, move: [0, 0.45], reach: 3 },
    { why: 'Port-en-Bessin: the shore along the north of 4925 (§5.3.5)', lat: 49.35, lon: -0.755, move: [0, 0.35], reach: 3 },
    { why: 'the Vire bridge onto 2128/2227 (§6.3.3)', lat: 49.307, lon: -1.139, move: [-0.4, -0.05], reach: 4 },
    { why: 'the bridge of Carentan onto 1528/1628 (§6.3.3)', lat: 49.304, lon: -1.235, move: [0.15, 0.1], reach: 3 },
    { why: 'the Douve north of 1624 (§6.3.3)', lat: 49.3245, lon: -1.237, move: [0, -0.7], reach: 2.6 },
    { why: 'the Douve bridges onto 1624/1724 and 1724/1824 (§6.3.3)', lat: 49.335, lon: -1.215, move: [0, -0.7], reach: 3.5 },
  ],
  seaBelow: SEA_BELOW,
  terrainOf,
  featuresOf: (hex) => [...(isTidalFlat(hex) ? ['tidal-flat'] : builtOf(hex)), ...fortsOf(hex), ...marksOf(hex)],
  // §6.3.2, §6.3.3: streams are waded, canals only bridged for guns and wheels. The Vire and the Douve count as canals, as at 2128/2227.
  riversOnSides: { major: 'canal', canal: 'canal', minor: 'stream', stream: 'stream' },
  // §6.3.1: roads, trails and railroads. The causeways of Utah and the draws of Omaha are trails.
  roadsOnSides: { major: 'road', minor: 'road', lane: 'trail' },
  // Sea walls (§6.3.6) are pins: they part the beach hexes from the land behind them, not land from sea.
  linesOnSides: { cliffs: 'cliff' },
  placesTo: 5,
};
