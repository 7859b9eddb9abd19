import { createGrid, type GridSpec } from '@bocage/hex';
import type { HexGround, Sheet } from '../sheet.js';

const grid: GridSpec = { orientation: 'flat', low: 'odd', columns: [10, 63], rows: [0, 28], columnsGrow: 'east', label: [2, '', 2] };

const BEACHES = ['2403', '3203', '3303', '4003', '4102', '4203', '4302', '4603'];
/** Reconstructed: the rules draw the Naval Gun Line on the map only; about 13½ miles, the reach of the heavy ships (12.3). */
const GUN_REACH = 6;

function withinGuns(): ReadonlySet<string> {
  const hexes = createGrid(grid);
  return new Set(BEACHES.flatMap((beach) => hexes.within(hexes.parse(beach) as number, GUN_REACH)).map((hex) => hexes.label(hex)));
}
const gunLine = withinGuns();

const townRank = (hex: HexGround): number => Math.min(...hex.places.filter(({ kind }) => kind === 'place').map(({ rank }) => rank), 9);
const bocageShare = (hex: HexGround): number => hex.share('bocage', 'marsh', 'flooded') - hex.share('marsh', 'flooded');

/** One terrain a hex, the first that holds; Beach, City and Flooded hexes are pins. A town in bocage country is Town or Bocage, never both. */
function terrainOf(hex: HexGround): string {
  if (townRank(hex) <= 2) return 'town';
  if (hex.share('woods') >= 0.6) return 'forest';
  if (hex.share('woods') >= 0.3) return 'woods';
  if (bocageShare(hex) >= 0.5) return 'bocage';
  return townRank(hex) <= 3 ? 'town' : 'clear';
}

/** 2¼ miles a hex, turned eleven degrees. Columns 10–63: what lies further west is sea, Jersey and Brittany. */
export const darkSummer: Sheet = {
  game: 'dark-summer',
  from:
    'reconstructed from the real ground: coast GSHHG 2.3.7 (LGPL-3.0-or-later), places GeoNames (CC BY 4.0), the rest authored from general knowledge; ' +
    'hexes the rulebook names are fixed in packages/theatre/pins/dark-summer.json; written by npm run theatre',
  grid,
  place: { hexMetres: 3597, lat: 49.58644, lon: -1.78763, rotation: -11.2 },
  bends: [
    {
      why: 'Avranches into 2726 (3.2.1) and the roads to Brittany into 2628, 2727, 2828',
      lat: 48.6844,
      lon: -1.3569,
      move: [0.95, 0.7],
      reach: 11,
    },
    { why: 'the Sélune onto the sheet, north of the roads to Brittany', lat: 48.585, lon: -1.17, move: [0, -0.95], reach: 6 },
    { why: 'Alençon into 6028 (10.4.4)', lat: 48.4324, lon: 0.092, move: [-0.95, 0.3], reach: 11 },
    { why: 'Utah into 2403 (2.4)', lat: 49.415, lon: -1.185, move: [-0.75, 0], reach: 6 },
    { why: 'Pointe du Hoc into 3003, the shore of Omaha into 3203', lat: 49.39, lon: -0.98, move: [0.3, 0.2], reach: 3 },
    { why: 'Gold into 4003 and 4102 (2.4)', lat: 49.335, lon: -0.56, move: [0.55, -0.15], reach: 3.2 },
    { why: 'Ranville into 4704 (8.1.3), Merville across the Orne from Ouistreham', lat: 49.24, lon: -0.24, move: [-0.3, -0.2], reach: 2.5 },
  ],
  // The south edge runs through 2628, 2727, 2828 (10.4.4): odd columns end at row 27. The south-west corner is the Brittany Box, not ground.
  isOff: (label) => {
    const [column, row] = [Number(label.slice(0, 2)), Number(label.slice(2))];
    return (row === 28 && column % 2 === 1) || (row >= 26 && column <= 15);
  },
  seaBelow: 0.12,
  terrainOf,
  featuresOf: (hex) => [...(townRank(hex) <= 3 ? ['town'] : []), ...(hex.land > 0 && gunLine.has(hex.label) ? ['naval-gun-line'] : [])],
  // Canals and streams are only drawn: beside the Orne and the Vire they would double the river.
  riversOnSides: { major: 'major', minor: 'minor' },
  roadsOnSides: { major: 'major', minor: 'minor' },
  linesOnSides: {},
  placesTo: 4,
};
