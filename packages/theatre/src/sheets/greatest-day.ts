import type { HexGround, Sheet } from '../sheet.js';

const columnOf = (label: string): number => Number(label.split('.')[0]);
const rowOf = (label: string): number => Number(label.split('.')[1]);

// §17.5: 7th Armoured leaves at 99.031 and comes back at 99.062, so the map ends with column 99 there, though §6.1 names 109.010 and 109.019.
const LAST_COLUMN_IN_THE_SOUTH = 99;
const LAST_ROW_IN_THE_WEST = 30;
const isOff = (label: string): boolean => columnOf(label) > LAST_COLUMN_IN_THE_SOUTH && rowOf(label) > LAST_ROW_IN_THE_WEST;

// §11.0: four sectors, none below row 035; the hexside 69.005/68.005 parts Gold from Juno. The other two lines are reconstructed: Orne follows
// the Caen canal, so that 6th Airborne's zones and bridges lie in it or within two hexes of it.
const ORNE_TO: readonly { readonly toRow: number; readonly column: number }[] = [
  { toRow: 13, column: 26 },
  { toRow: 16, column: 27 },
  { toRow: 21, column: 28 },
  { toRow: 25, column: 30 },
  { toRow: 28, column: 32 },
  { toRow: 31, column: 34 },
  { toRow: 35, column: 37 },
];
const SECTORS: readonly (readonly [string, number])[] = [
  ['sword', 49],
  ['juno', 68],
  ['gold', 109],
];
const SECTORS_TO_ROW = 35;

// §4.1.4: what each Beach Overlay covers. Reconstructed: the landing hexes with five or six columns to either side and the ground a strongpoint can see the beach from.
const OVERLAYS: readonly { readonly beach: string; readonly columns: readonly [number, number]; readonly toRow: number }[] = [
  { beach: 'sword', columns: [28, 40], toRow: 12 },
  { beach: 'juno', columns: [49, 67], toRow: 7 },
  { beach: 'gold', columns: [69, 84], toRow: 8 },
];

// Sites of the layers in the rules’ words. A wn is where a Wn or Stp unit stands (§4.2), not the Strongpoint printed on the map, which is more than a garrison’s bunkers.
const SITES: Readonly<Record<string, string>> = {
  strongpoint: 'wn',
  radar: 'strongpoint',
  battery: 'battery',
  airfield: 'airfield',
  'observation-post': 'op',
  hill: 'hill',
};

/** The rim where the sheet’s south-west corner is cut away. */
function cutEdges(label: string): string[] {
  const column = columnOf(label);
  const row = rowOf(label);
  return [
    ...(column === LAST_COLUMN_IN_THE_SOUTH && row > LAST_ROW_IN_THE_WEST ? ['edge:west'] : []),
    ...(column > LAST_COLUMN_IN_THE_SOUTH && row === LAST_ROW_IN_THE_WEST ? ['edge:south'] : []),
  ];
}

function zonesOf(label: string): string[] {
  const column = columnOf(label);
  const row = rowOf(label);
  const isOrne = ORNE_TO.some(({ toRow, column: last }, i) => row <= toRow && row > (ORNE_TO[i - 1]?.toRow ?? 0) && column <= last);
  const sector = isOrne ? 'orne' : SECTORS.find(([, last]) => column <= last)?.[0];
  const overlay = OVERLAYS.find(({ columns, toRow }) => column >= columns[0] && column <= columns[1] && row <= toRow);
  return [...(sector !== undefined && row <= SECTORS_TO_ROW ? [`sector:${sector}`] : []), ...(overlay ? [`overlay:${overlay.beach}`] : [])];
}

/**
 * One terrain a hex (§2.1), the first that holds; beach and fortified only by pins.
 * 1. city: at least 45 % of the land in the outline of a city (Caen, Bayeux).
 * 2. town: the hex of a place that is at least a village, or half of the land in the outline of a town. The rules’ one example, Meuvaines, is an ordinary village.
 * 3. village: the hex of a hamlet (the rules’ example is Maromme), or at least 30 % of the land built up.
 * 4. marsh: half of the land in marsh or inundation.
 * 5. woods: half of the land in woods. Brushwoods count as woods (§2.1.3).
 * 6. hedgerow: half of the land in bocage, or 40 % in orchards and parks behind hedges (the rules’ example is the park of a château in open country).
 * 7. clear.
 */
function terrainOf(hex: HexGround): string {
  const isPlace = (rank: number): boolean => hex.places.some((place) => place.kind === 'place' && place.rank <= rank);
  if (hex.share('city') >= 0.45) return 'city';
  if (isPlace(5) || hex.share('city', 'town') >= 0.5) return 'town';
  if (isPlace(6) || hex.share('city', 'town', 'village') >= 0.3) return 'village';
  if (hex.share('marsh', 'flooded') >= 0.5) return 'marsh';
  if (hex.share('woods') >= 0.5) return 'woods';
  if (hex.share('bocage') >= 0.5 || hex.share('orchard') >= 0.4) return 'hedgerow';
  return 'clear';
}

/** About 523 metres a hex, columns growing westward. The three Beach Overlays are part of the grid: their landing hexes are pins. */
export const greatestDay: Sheet = {
  game: 'greatest-day',
  from:
    'reconstructed from the real ground: coast GSHHG 2.3.7 (LGPL-3.0-or-later), rivers, roads, villages, woods and bocage authored from general knowledge; ' +
    'hexes named in packages/theatre/pins/greatest-day.json are fixed; written by npm run theatre',
  grid: { orientation: 'flat', low: 'odd', columns: [1, 109], rows: [1, 63], columnsGrow: 'west', label: [2, '.', 3] },
  place: { hexMetres: 522.88, lat: 49.30729, lon: -0.08406, rotation: -9.515 },
  bends: [
    { why: 'Bayeux into 98.024', lat: 49.27732, lon: -0.7039, move: [-0.3, 1.2], reach: 9 },
    { why: 'Meuvaines into 78.009', lat: 49.328, lon: -0.569, move: [0.51, 0.31], reach: 6 },
    { why: 'Maromme into 81.013', lat: 49.3105, lon: -0.59, move: [0.1, 0.46], reach: 5 },
    { why: 'Mont Fleury into 72.006', lat: 49.3335, lon: -0.5215, move: [-0.41, -0.23], reach: 4 },
    { why: 'Arromanches into 87.007', lat: 49.33823, lon: -0.62479, move: [0.48, -0.18], reach: 5 },
    { why: 'Le Petit-Enfer into 45.005', lat: 49.318, lon: -0.3625, move: [0.28, -0.25], reach: 4 },
    { why: 'Abbaye d’Ardenne into 49.033', lat: 49.1968, lon: -0.4145, move: [-0.26, 0.77], reach: 8 },
    { why: 'Amfreville into 24.017', lat: 49.2505, lon: -0.2365, move: [-0.93, -0.28], reach: 8 },
    { why: 'Le Hauger into 23.016', lat: 49.2575, lon: -0.231, move: [0.17, 0.9], reach: 3 },
    { why: 'The railway at Putot into 70.033 and 71.033', lat: 49.2118, lon: -0.5485, move: [0, 0.85], reach: 5 },
    { why: 'Jig: the shore through 79.003 to 81.004', lat: 49.3435, lon: -0.583, move: [0, -0.85], reach: 5 },
    { why: 'King and Jig Red: the shore through 74.003 to 77.003', lat: 49.3465, lon: -0.55, move: [0, -0.35], reach: 4.5 },
    { why: 'Queen: the shore through 34.008 to 36.007', lat: 49.2985, lon: -0.3075, move: [0.35, -0.62], reach: 4.5 },
    {
      why: 'Juno: the shore through 60.003 to 64.003, the Seulles mouth behind 61.002',
      lat: 49.3375,
      lon: -0.461,
      move: [0, -0.6],
      reach: 5,
    },
    { why: 'Juno: the shore through 55.002 to 58.003', lat: 49.337, lon: -0.43, move: [0, -0.4], reach: 4 },
    { why: 'The N 13 leaves the sheet at 109.019', lat: 49.288, lon: -0.772, move: [0, -0.75], reach: 8 },
    { why: 'Villers-Bocage onto the sheet, the road from Caumont at 99.062', lat: 49.075, lon: -0.7, move: [0, -1.3], reach: 22 },
  ],
  isOff,
  seaBelow: 0.12,
  terrainOf,
  featuresOf: (hex) => [
    ...hex.sites.flatMap(({ kind }) => SITES[kind] ?? []),
    ...(hex.land > 0 ? cutEdges(hex.label) : []),
    ...zonesOf(hex.label),
  ],
  // §2.2.4: Orne, Dives and the Caen canal are Rivers, crossed only at bridges; §2.2.3: all smaller waters are Streams, which any road crosses.
  riversOnSides: { major: 'river', canal: 'river', minor: 'stream', stream: 'stream' },
  // §2.3.1 knows one kind of road: the classes are for the eye.
  roadsOnSides: { major: 'major', minor: 'minor', lane: 'lane' },
  // §2.2.1: the heights of the ground are Crests, they only block the view; Ridges (§2.2.2) are the steep ones.
  linesOnSides: { 'ridges:ridge': 'crest', 'ridges:slope': 'ridge' },
  placesTo: 6,
};
