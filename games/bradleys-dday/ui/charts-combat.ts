import type { Chart } from '@bocage/board';
import { LETTERS } from '../src/data/shapes.js';
import { bare, capital, signed } from './text.js';
import type { Words } from './words.js';

const LINES: Readonly<Record<string, string>> = {
  closeAssault: 'Close assault',
  bombardment: 'Bombardment',
  directGun: 'Direct gun',
  smallArms: 'Small arms',
  mixed: 'Mixed',
};

/** §10.1.2 §10.1.4 The upper matrix: the differential, then the protection, gives a letter. */
function upperChart({ world }: Words): Chart {
  const { crt } = world.data.tables;
  const columns = (crt.least.mixed as readonly number[]).map((_, i) => String(i + 1));
  return {
    id: 'crt-upper',
    title: 'Combat: the letter',
    section: '10.1.4',
    columns: ['Fire or protection', ...columns],
    rows: [
      ...Object.entries(crt.least).map(([line, least]) => [LINES[line] ?? line, ...least.map((value) => `${signed(value)} or more`)]),
      ...crt.byProtection.map((row, i) => [`Protection ${i}${i === crt.byProtection.length - 1 ? ' or more' : ''}`, ...row.split('')]),
    ],
    from: crt.from,
    notes: [
      'Find the last column whose differential is reached in the line of the attack, then the letter below it beside the best protection factor struck (§10.1.3).',
      'Below the first column fire does nothing, and an assault disrupts an attacking stack (§10.3.4).',
    ],
  };
}

/** §10.4 The lower matrix. */
function lowerChart({ world }: Words): Chart {
  const { crt } = world.data.tables;
  return {
    id: 'crt-lower',
    title: 'Combat: the result',
    section: '10.4',
    columns: ['Dice', ...LETTERS],
    rows: crt.results.map((row, i) => [String(crt.firstRoll + i), ...row.map((cell) => cell || '–')]),
    from: crt.from,
    notes: [
      'R retreat, D disrupted, E eliminated, – nothing (§10.4).',
      `* is light red: in an assault one attacking stack is disrupted; a bombardment from column ${crt.ruinsFrom} on leaves a town in ruins (§12.1.1).`,
    ],
  };
}

/** §10.3.6 §16.1 */
function shiftChart({ world }: Words): Chart {
  const { shifts } = world.data.tables;
  return {
    id: 'shifts',
    title: 'Shifts of the column',
    section: '10.3.6',
    columns: ['Advantage', 'Columns'],
    rows: [
      ['Better best morale', `${shifts.morale}`],
      ['Armor superiority', `${shifts.armor}`],
      ['Outflanking', `${shifts.outflanking}`],
      ['Surrounding', `${shifts.surrounding}`],
      ['All higher, or all lower', `${shifts.hilltop}`],
      ['Engineers at a fortification', `${shifts.engineers}`],
      ['Guns at armor alone', `${shifts.gunsAtArmor}`],
      ['Headquarters', 'its combat factor'],
    ],
    from: shifts.from,
    notes: ['To the right for the attacker, to the left for the defender; beyond the ends the outer column counts (§10.3.4).'],
  };
}

const cost = (halves: number): string => (halves < 0 ? 'no' : bare(halves));

/** §6.3 §10.1.6 §13.0 */
function terrainChart({ world }: Words): Chart {
  const { terrain, forts, sides, ways } = world.data.tables;
  const { from, ...grounds } = terrain;
  const named = (key: string): string => capital(key.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`));
  return {
    id: 'terrain',
    title: 'Terrain effects',
    section: '6.3',
    columns: ['Ground', 'Movement Mode', 'Combat Mode', 'Defender', 'Dice'],
    rows: [
      ...Object.entries(grounds).map(([key, row]) => [named(key), cost(row.mm), cost(row.cm), `× ${row.multiplier}`, signed(row.drm)]),
      ['Strongpoint', 'other ground', 'other ground', `× ${forts.strongpoint.multiplier}`, signed(forts.strongpoint.drm)],
      ['Resistance nest', 'other ground', 'other ground', `× ${forts.resistanceNest.multiplier}`, signed(forts.resistanceNest.drm)],
      ['Stream: infantry', `+${cost(sides.stream[0] as number)}`, `+${cost(sides.stream[0] as number)}`, 'assault halved', '0'],
      ['Stream: others', `+${cost(sides.stream[1] as number)}`, `+${cost(sides.stream[1] as number)}`, 'assault halved', '0'],
      ['Canal: infantry', `+${cost(sides.canal[0] as number)}`, `+${cost(sides.canal[0] as number)}`, 'assault halved', '0'],
      ['Canal: others', 'bridge only', 'bridge only', 'assault halved', '0'],
      ['Bridge', `+${cost(sides.bridge)}`, `+${cost(sides.bridge)}`, 'as the water', '0'],
      ['Road', cost(ways.road), 'other ground', 'other ground', '0'],
      ['Trail', cost(ways.trail), 'other ground', 'other ground', '0'],
      ['Railway', cost(ways.rail), 'other ground', 'other ground', '0'],
      ['Sea wall', 'no', 'no', 'no assault, no small arms', '0'],
    ],
    from: [from, forts.from, sides.from, ways.from].join('; '),
    notes: [
      'In a fortification the multipliers of the hex are added together, elsewhere the best counts (§10.1.6).',
      'The first hex of a move may always be entered, unless a zone or the ground forbids it (§6.2.5).',
    ],
  };
}

export const combatCharts = (words: Words): readonly Chart[] => [
  upperChart(words),
  lowerChart(words),
  shiftChart(words),
  terrainChart(words),
];
