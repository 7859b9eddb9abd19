import type { Sheet } from '../sheet.js';

export const bradleysDday: Sheet = {
  game: 'bradleys-dday',
  from: 'reconstructed from the real ground; written by npm run theatre',
  grid: { orientation: 'flat', low: 'even', columns: [1, 61], rows: [1, 36], columnsGrow: 'east', label: [2, '', 2] },
  place: { hexMetres: 1179.24, lat: 49.58853, lon: -1.442003, rotation: 0.791 },
  bends: [],
  seaBelow: 0.12,
  terrainOf: () => 'clear',
  featuresOf: (hex) => (hex.places.some(({ rank }) => rank <= 4) ? ['town'] : []),
  riversOnSides: { major: 'major', minor: 'minor' },
  roadsOnSides: { major: 'major', minor: 'minor' },
  linesOnSides: {},
  placesTo: 4,
};
