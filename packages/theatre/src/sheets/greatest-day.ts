import type { Sheet } from '../sheet.js';

export const greatestDay: Sheet = {
  game: 'greatest-day',
  from: 'reconstructed from the real ground; written by npm run theatre',
  grid: { orientation: 'flat', low: 'odd', columns: [1, 109], rows: [1, 63], columnsGrow: 'west', label: [2, '.', 3] },
  place: { hexMetres: 522.88, lat: 49.30729, lon: -0.08406, rotation: -9.515 },
  bends: [],
  seaBelow: 0.12,
  terrainOf: () => 'clear',
  featuresOf: (hex) => (hex.places.some(({ rank }) => rank <= 4) ? ['town'] : []),
  riversOnSides: { major: 'major', minor: 'minor' },
  roadsOnSides: { major: 'major', minor: 'minor' },
  linesOnSides: {},
  placesTo: 4,
};
