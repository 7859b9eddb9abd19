import type { Chart } from '@bocage/board';
import { COMBAT_RESULTS } from '../src/data/shapes.js';
import { arrivalsChart } from './charts-arrivals.js';
import { chitsChart, rebuildingChart, replacementsChart, supportChart, weatherChart } from './charts-turn.js';
import { victoryChart } from './charts-victory.js';
import { RESULTS } from './results.js';
import { halfText } from './text.js';
import type { Words } from './words.js';

/** §11.3.5 */
function crtChart({ world }: Words): Chart {
  const { crt } = world.data.tables;
  return {
    id: 'crt',
    title: 'Combat results',
    section: '11.3.5',
    columns: ['Die', ...crt.columns],
    rows: crt.rows.map((row, i) => [String(i + 1), ...row]),
    from: crt.from,
    notes: [
      'Odds are rounded for the defender; better than the last column is read there. Worse than 1-3 after shifts: AL2 without a die (§11.3.3).',
      ...COMBAT_RESULTS.map((result) => `${result}: ${RESULTS[result]}.`),
      'DR* is harder to ignore than DR: strongpoints (§11.5.1), hedgerows and cities (§11.8), open beaches (§11.9).',
    ],
  };
}

/** §11.7 */
function cherbourgChart({ world }: Words): Chart {
  const { cherbourg } = world.data.tables;
  return {
    id: 'cherbourg',
    title: 'Battle for Cherbourg',
    section: '11.7',
    columns: ['Die', ...cherbourg.columns],
    rows: cherbourg.rows.map((row, i) => [String(i + 1), ...row]),
    from: cherbourg.from,
    notes: ['US steps lost / German steps lost. C: the port is captured; C1: for one US step.', 'Below 1-1 nothing happens; no shifts.'],
  };
}

/** §10.2 §11.3.4 */
function terrainChart({ world }: Words): Chart {
  const { movement, combat } = world.data.tables;
  const { shifts, tacAirLoss } = combat;
  const cost = (costs: readonly number[]): string[] => costs.map(halfText);
  const left = (columns: number): string => (columns === 0 ? 'none' : `${columns} left`);
  const same = (text: string): string[] => [text, text, text];
  return {
    id: 'terrain',
    title: 'Terrain effects',
    section: '10.2',
    columns: ['Ground', 'Allies', 'Germans', 'Germans, rain and storm', 'Attack on it'],
    rows: [
      ['Clear, beach', ...cost(movement.clear), 'none'],
      ['Bocage', ...cost(movement.bocage), `${left(shifts.bocage)}; Germans hold on to turn ${combat.bocageTurns}`],
      ['Woods', ...cost(movement.woods), `defence +${combat.woodsDefence}; Tac Air −${tacAirLoss.woods}`],
      ['Forest', ...cost(movement.forest), `${left(shifts.forest)}; Tac Air −${tacAirLoss.forest}`],
      ['Town', ...cost(movement.town), left(shifts.town)],
      ['City', ...cost(movement.city), `${left(shifts.city)}; Germans hold on; no zone reaches in`],
      ['Flooded, all-sea side', ...same('no'), 'no attack across'],
      ['Minor river side', ...same(`+${halfText(movement.minorRiver)}`), `${left(shifts.minorRiver)} if all attack across rivers`],
      [
        'Major river side',
        ...same(`+${halfText(movement.majorRiver)}, on foot`),
        `${left(shifts.majorRiver)} if all cross one; no zone across`,
      ],
      ['Major road', ...same(halfText(movement.majorRoad)), 'none'],
      ['Minor road', ...same(halfText(movement.minorRoad)), 'none'],
      ['Box', ...same(halfText(movement.box)), 'none'],
    ],
    from: `${movement.from}; ${combat.from}`,
    notes: [
      'Germans may use roads only in showers, rain and storm, or in the round they enter (§7.2.2).',
      'A road over a river has a bridge, which spares its cost; heavy units need one at a major river (§10.2).',
      `Out of supply a unit has ${halfText(movement.unsupplied)} movement points (§13.4).`,
      'Germans hold on: they ignore DR, and with two steps or more take DR* as BL1 (§11.8).',
    ],
  };
}

/** Every chart of the printed aids as a card. */
export function createCharts(words: Words): readonly Chart[] {
  return [
    crtChart(words),
    terrainChart(words),
    cherbourgChart(words),
    weatherChart(),
    chitsChart(words),
    replacementsChart(words),
    rebuildingChart(),
    supportChart(words),
    arrivalsChart(words),
    victoryChart(words),
  ];
}
