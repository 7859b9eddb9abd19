import type { Chart } from '@bocage/board';
import { BEACHES, UNLIMITED } from '../src/data/shapes.js';
import { TIDES } from '../src/types.js';
import { TIDE_NAMES } from './calendar.js';
import { beachName } from './places.js';
import { capital, listed, signed } from './text.js';
import type { Words } from './words.js';

const lanes = (shift: number): string => (shift === 0 ? 'in' : `${shift < 0 ? 'left' : 'right'} ${Math.abs(shift)}`);

/** §5.5.3 The dice that lead to each shift, by the tide. */
function displacementChart({ world }: Words): Chart {
  const { displacement } = world.data.tables;
  const spans = (tide: (typeof TIDES)[number]): string[] => {
    const most = displacement.most[tide];
    return displacement.shifts.map((_, i) => {
      const low = i === 0 ? undefined : (most[i - 1] as number) + 1;
      const high = most[i];
      if (low === undefined) return `to ${num(high as number)}`;
      if (high === undefined) return `from ${num(low)}`;
      return low === high ? num(low) : `${num(low)} to ${num(high)}`;
    });
  };
  return {
    id: 'displacement',
    title: 'Displacement of a landing',
    section: '5.5.3',
    columns: ['Tide', ...displacement.shifts.map(lanes)],
    rows: TIDES.map((tide, i) => [TIDE_NAMES[i] as string, ...spans(tide)]),
    from: displacement.from,
    notes: [
      `Two dice; sea and mines push the roll away from ${displacement.pivot}: up above it, down from it (§5.4.2, §5.4.3).`,
      'Left and right as seen from the sea: left is east at Omaha, south at Utah (§5.5.3).',
    ],
  };
}

const num = (value: number): string => (value < 0 ? `−${-value}` : String(value));
const from = (roll: number): string => (roll >= UNLIMITED ? 'never' : `${roll} or more`);

/** §5.6 */
function casualtyChart({ world }: Words): Chart {
  const { casualties, swimming } = world.data.tables;
  return {
    id: 'casualties',
    title: 'Landing casualties',
    section: '5.6.2',
    columns: ['Fire and mines', 'Disrupted', 'Eliminated'],
    rows: casualties.columns.map((column, i) => [
      `${column} or more`,
      from(casualties.disruptsFrom[i] as number),
      from(casualties.eliminatesFrom[i] as number),
    ]),
    from: `${casualties.from}; ${swimming.from}`,
    notes: [
      `Two dice for each unit; large targets add ${casualties.large}, and no roll counts more than ${casualties.mostRoll} (§5.6.4, §5.6.5).`,
      `Tanks that swim arrive on ${swimming.safeTo} or less after the sea is added, else they sink (§5.8.1).`,
    ],
  };
}

/** §5.4.2 §4.3.2 */
function diceCharts({ world }: Words): Chart[] {
  const { sea, wind } = world.data.tables;
  return [
    {
      id: 'sea',
      title: 'Sea condition',
      section: '5.4.2',
      columns: ['Die', 'Sea', 'Adds'],
      rows: sea.conditions.map(({ name, value }, i) => [String(i + 1), name, signed(value)]),
      from: sea.from,
      notes: ['Rolled for each Beach Area that lands (§5.4.2).'],
    },
    {
      id: 'wind',
      title: 'Wind over a drop zone',
      section: '4.3.2',
      columns: ['Die', 'Scatter dice'],
      rows: wind.drm.map((value, i) => [String(i + 1), signed(value)]),
      from: wind.from,
      notes: ['Added to the dice that scatter the zone and its units (§4.3.3).'],
    },
  ];
}

const WAYS: Readonly<Record<string, string>> = {
  n: 'north',
  ne: 'north-east',
  se: 'south-east',
  s: 'south',
  sw: 'south-west',
  nw: 'north-west',
};

/** §4.3.3 §4.5.2 */
function scatterCharts({ world }: Words): Chart[] {
  const { scatter, scatterTerrain } = world.data.tables;
  const { parachute, glider } = scatterTerrain;
  return [
    {
      id: 'scatter',
      title: 'Scatter',
      section: '4.3.3',
      columns: ['Dice', 'From the hex aimed at', 'And'],
      rows: scatter.hexes.map(({ roll, steps, disrupts }) => [
        num(roll),
        steps.length === 0 ? 'on it' : steps.map((step) => WAYS[step] ?? step).join(', then '),
        disrupts ? 'disrupted' : '–',
      ]),
      from: scatter.from,
      notes: [`Above ${scatter.most} it turns back, below ${num(scatter.least)} it is lost (§4.3.3).`],
    },
    {
      id: 'scatter-terrain',
      title: 'Ground of a drop zone',
      section: '4.3.3',
      columns: ['Ground', 'Parachute', 'Glider'],
      rows: Object.entries(parachute).map(([ground, value]) => [
        capital(ground),
        signed(value),
        signed(glider[ground as keyof typeof glider]),
      ]),
      from: scatterTerrain.from,
      notes: ['Added to the scatter dice (§4.3.3, §4.5.2).'],
    },
  ];
}

/** §5.1 */
function waveChart({ world }: Words): Chart {
  const { waves } = world.data.tables;
  return {
    id: 'waves',
    title: 'Waves',
    section: '5.1.2',
    columns: ['Beach and cycle', 'First wave', 'Second wave', 'Third wave'],
    rows: BEACHES.flatMap((beach, i) =>
      waves[beach].map((row, cycle) => [`${beachName(i)}, cycle ${cycle + 1}`, ...row.map((most) => `${most} units`)]),
    ),
    from: waves.from,
    notes: waves.bound.map(
      ({ beach, wave, slots }) =>
        `${capital(beach)}, cycle 1, wave ${wave}: ${listed(slots.map(({ count, name }) => `${count} × ${name}`))} (§5.1.2).`,
    ),
  };
}

export const landingCharts = (words: Words): readonly Chart[] => [
  waveChart(words),
  displacementChart(words),
  casualtyChart(words),
  ...diceCharts(words),
  ...scatterCharts(words),
];
