import { createGrid, type GridSpec } from '@bocage/hex';
import type { HexGround, Sheet } from '../sheet.js';

const grid: GridSpec = { orientation: 'pointy', low: 'odd', columns: [1, 25], rows: [1, 28], columnsGrow: 'east', label: [2, '', 2] };

/** The coast of the assault, Quinéville to Ouistreham (extract “Neptune”, 64–65). */
const ASSAULT_COAST = ['0908', '0909', '1010', '1011', '1211', '1312', '1513', '1613', '1714', '1814', '1815', '1916'];
/** Reconstructed: the handbook marks the zone on the map only; three hexes are twelve miles. */
const NAVAL_REACH = 3;

function navalZone(): ReadonlySet<string> {
  const hexes = createGrid(grid);
  return new Set(ASSAULT_COAST.flatMap((coast) => hexes.within(hexes.parse(coast) as number, NAVAL_REACH)).map((hex) => hexes.label(hex)));
}
const naval = navalZone();

/** Reconstructed: the map lies in sections on four tables with a north end each. */
const tableOf = (column: number): number => (column <= 6 ? 1 : column <= 12 ? 2 : column <= 18 ? 3 : 4);

const isCity = (hex: HexGround): boolean => hex.places.some(({ kind, rank }) => kind === 'place' && rank <= 2);

/** “All or a substantial amount” of the hex; a city's own bonus comes before the ground's. */
function terrainOf(hex: HexGround): string {
  if (isCity(hex)) return 'city';
  if (hex.land * hex.share('marsh', 'flooded') >= 0.2) return 'swamp';
  if (hex.share('woods') >= 0.25) return 'woods';
  return hex.share('bocage') >= 0.5 ? 'bocage' : 'clear';
}

/** Four miles a hex, squared to the reference grid of the players' maps. The handbook's hexes have no numbers: ours are column and row. */
export const liberatingAssault: Sheet = {
  game: 'liberating-assault',
  from:
    'reconstructed from the real ground: coast GSHHG 2.3.7 (LGPL-3.0-or-later), places GeoNames (CC BY 4.0), the rest authored from general knowledge; ' +
    'hex numbers are ours; hexes that stand for what the handbook names are fixed in packages/theatre/pins/liberating-assault.json; written by npm run theatre',
  grid,
  place: { hexMetres: 6437, lat: 49.69891, lon: -2.08041, rotation: 15.8 },
  squares: { metres: 10123, rotation: 15.8, east: 11.007, north: 16.792 },
  bends: [],
  // North of the Seine lies Le Havre, outside the campaign: the corner is cut off.
  isOff: (label) => Number(label.slice(0, 2)) >= 24 && Number(label.slice(2)) <= 13,
  seaBelow: 0.12,
  terrainOf,
  featuresOf: (hex) => [
    ...(hex.land >= 0.12 && hex.isCoast ? ['coastal-defence'] : []),
    ...(naval.has(hex.label) ? ['naval-zone'] : []),
    `table:${tableOf(Number(hex.label.slice(0, 2)))}`,
  ],
  riversOnSides: { major: 'river', minor: 'river' },
  roadsOnSides: { major: 'road' },
  linesOnSides: {},
  placesTo: 3,
};
