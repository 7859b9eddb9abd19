import type { Sheet } from '../sheet.js';

export const liberatingAssault: Sheet = {
  game: 'liberating-assault',
  from: 'reconstructed from the real ground; written by npm run theatre',
  grid: { orientation: 'pointy', low: 'even', columns: [1, 34], rows: [1, 26], columnsGrow: 'east', label: [2, '', 2] },
  place: { hexMetres: 6437, lat: 49.72, lon: -2.0, rotation: 15.8 },
  bends: [],
  seaBelow: 0.12,
  terrainOf: () => 'clear',
  featuresOf: (hex) => (hex.places.some(({ rank }) => rank <= 4) ? ['town'] : []),
  riversOnSides: { major: 'major', minor: 'minor' },
  roadsOnSides: { major: 'major', minor: 'minor' },
  linesOnSides: {},
  placesTo: 4,
};
