import type { Sheet } from '../sheet.js';

/** 1.6 miles a hex. The grid has no printed numbers: ours is placed so that the places of the pins fall in their hexes. */
export const normandy1969: Sheet = {
  game: 'normandy-1969',
  from:
    'reconstructed from the real ground: coast GSHHG 2.3.7 (LGPL-3.0-or-later), rivers, roads, woods, bocage and floods authored from general knowledge; ' +
    'hexes named in packages/theatre/pins/normandy-1969.json are fixed; written by npm run theatre',
  grid: { orientation: 'flat', low: 'odd', columns: [1, 51], rows: [1, 32], columnsGrow: 'east', label: [2, '', 2] },
  place: { hexMetres: 2575, lat: 49.603, lon: -1.712, rotation: 0 },
  bends: [
    {
      why: 'Omaha: shore into the hexes before Vierville, Saint-Laurent and Colleville',
      lat: 49.365,
      lon: -0.86,
      move: [0, -0.5],
      reach: 2.6,
    },
    { why: 'Grandcamp and Isigny into 2211 and 2014', lat: 49.355, lon: -1.06, move: [-0.34, 0], reach: 4 },
    { why: 'Sword: shore into 4714 before Lion', lat: 49.3, lon: -0.295, move: [0.15, 0.02], reach: 3 },
    { why: 'Troarn into 5020 and the lower Dives onto the sheet', lat: 49.2, lon: -0.165, move: [-0.6, 0], reach: 4 },
  ],
  seaBelow: 0.12,
  // At least half of the land in bocage and not in marsh or flood.
  terrainOf: (hex) => (hex.share('bocage', 'marsh', 'flooded') - hex.share('marsh', 'flooded') >= 0.5 ? 'bocage' : 'clear'),
  featuresOf: (hex) => [
    ...(hex.places.some(({ kind, rank }) => kind === 'place' && rank <= 4) ? ['town'] : []),
    ...(hex.share('woods') >= 0.3 ? ['wood'] : []),
  ],
  // One kind of river: canals and streams are only drawn, beside the Orne and the Vire they would double the river.
  riversOnSides: { major: 'river', minor: 'river' },
  roadsOnSides: { major: 'major', minor: 'minor' },
  linesOnSides: {},
  placesTo: 4,
};
