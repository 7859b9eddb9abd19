import type { Chart } from '@bocage/board';
import { COMBAT_RESULTS } from '../src/types.js';
import { orderCharts } from './charts-orders.js';
import { RESULTS } from './log-combat.js';
import { capital, counted, points } from './text.js';
import type { Words } from './words.js';

/** §C.1 */
function crtChart({ world }: Words): Chart {
  const { crt } = world.data.tables;
  return {
    id: 'crt',
    title: 'Combat results',
    section: 'C.1',
    columns: ['Die', ...crt.columns],
    rows: crt.rows.map((row, i) => [String(i + 1), ...row]),
    from: crt.from,
    notes: [
      'Add to the die what the ground adds (§E.3); a sum beyond the last row is read there.',
      'Odds are rounded for the defender; better than the last column is read there, worse than the first may not be tried (§C.2).',
      ...COMBAT_RESULTS.map((result) => `${result}: ${RESULTS[result]}.`),
    ],
  };
}

/** §E.1 §E.2 §E.3 */
function terrainChart({ world }: Words): Chart {
  const { movement, additions, limits } = world.data.tables;
  const cost = ([foot = 0, vehicles = 0]: readonly number[]): [string, string] => [bare(foot), bare(vehicles)];
  const more = (thirds: number): string => `+${bare(thirds)}`;
  const zone = (thirds: number): [string, string] => [more(thirds), more(thirds)];
  return {
    id: 'terrain',
    title: 'Terrain',
    section: 'E.3',
    columns: ['Ground', `Allowance to ${movement.lightUpTo}`, `Above ${movement.lightUpTo}`, 'Attacker’s die'],
    rows: [
      ['Clear', ...cost(movement.clear), '–'],
      ['Bocage', ...cost(movement.bocage), `+${additions.bocage}; no armour attacks`],
      ['City, by road', ...cost(movement.city), `+${additions.city}`],
      ['Town or village', 'other ground', 'other ground', 'other ground'],
      ['Road', ...cost(movement.road), 'other ground'],
      ['Fortification', 'other ground', 'other ground', `+${additions.fortification}`],
      ['Entrenched units', 'no effect', 'no effect', `+${additions.entrenched}`],
      ['River hexside', ...zone(movement.river), `+${additions.river}`],
      ['Flooded hexside', ...zone(movement.flooded), 'no attack across'],
      ['All-sea hex or hexside', 'no', 'no', 'no attack across'],
      ['Into an enemy zone', ...zone(movement.enterZoc), 'only from there can one attack'],
      ['Out of an enemy zone', `${more(movement.leaveZoc)} Allies`, `${more(movement.leaveZoc)} Allies`, '–'],
    ],
    from: `${movement.from}; ${additions.from}; ${limits.from}`,
    notes: [
      'Only the largest addition that applies counts (§E.3).',
      'Road and city rates hold only through a hexside that a road crosses (§E.4); a road also cancels what a river or flood costs to cross.',
      `At most ${counted(limits.stacking, 'unit')} in a hex (§R.6).`,
    ],
  };
}

const bare = (thirds: number): string => points(thirds).split(' ')[0] as string;

/** §P.1 §P.2 §P.3 */
function scatterChart({ world }: Words): Chart {
  const { scatter } = world.data.tables;
  const cell = ({ loses, scatters }: { readonly loses: number; readonly scatters: boolean }): string => {
    const parts = [loses > 0 ? `${counted(loses, 'battalion')} lost` : '', scatters ? 'scatters' : ''].filter(Boolean);
    return parts.join(', ') || 'good drop';
  };
  return {
    id: 'scatter',
    title: 'Parachute drop',
    section: 'P.1',
    columns: ['Die', 'Clear', 'Bocage or city'],
    rows: scatter.clear.map((clear, i) => [String(i + 1), cell(clear), cell(scatter.bocageOrCity[i] as typeof clear)]),
    from: scatter.from,
    notes: [
      'The column is that of the hex aimed at.',
      'Scattered: roll again and drift one hex, 1 north, 2 north-east, 3 south-east, 4 south, 5 south-west, 6 north-west (§P.3).',
      'Off the map, into the sea, onto the enemy or into a full hex: lost (§P.3).',
    ],
  };
}

/** §G.1 §G.2 §G.3 §G.4 */
function gunfireChart({ world }: Words): Chart {
  const { gunfire } = world.data.tables;
  return {
    id: 'gunfire',
    title: 'Naval gunfire',
    section: 'G.1',
    columns: ['Ships', 'Missions a combat phase', 'Attack', 'Defence', 'Range'],
    rows: gunfire.map(({ id, missions, attack, defence, range }) => [
      capital(id),
      `${missions}`,
      `+${attack}`,
      defence > 0 ? `+${defence}` : '–',
      `${range}`,
    ]),
    from: [...new Set(gunfire.map(({ from }) => from))].join('; '),
    notes: ['One mission for each hex attacked or defended (§G.4).', 'Range is counted from the nearest sea hex of the map (§G.4).'],
  };
}

/** §R.14 */
function victoryChart({ world }: Words): Chart {
  const { victory, scenarios } = world.data.scenarios;
  return {
    id: 'victory',
    title: 'Victory',
    section: 'R.14',
    columns: ['What the Allies hold', 'Points'],
    rows: [
      ...victory.places.map(({ name, points: worth, partial }) => [name, partial > 0 ? `${worth}, in part ${partial}` : `${worth}`]),
      ['Each supply area', `${victory.supplyArea}`],
      [`Each ${victory.lossesPerPoint} strength lost beyond the German losses`, '−1'],
    ],
    from: victory.from,
    notes: scenarios.map(({ title, thresholds: t }) => {
      const levels = `Allied decisive from ${t.alliedDecisive}, marginal from ${t.alliedMarginal}; draw from ${t.draw}`;
      return `${title}: ${levels}; German marginal from ${t.germanMarginal}, decisive below (§R.14).`;
    }),
  };
}

/** Every printed chart as a card. */
export function createCharts(words: Words): readonly Chart[] {
  return [crtChart(words), terrainChart(words), scatterChart(words), gunfireChart(words), ...orderCharts(words), victoryChart(words)];
}
