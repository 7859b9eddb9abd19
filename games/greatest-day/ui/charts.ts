import type { Chart } from '@bocage/board';
import { signed } from './text.js';
import type { Words } from './words.js';

/** §S.19 */
function resultsChart({ world }: Words): Chart {
  const { crt } = world.data.tables;
  return {
    id: 'results',
    title: 'Combat results',
    section: 'S.19',
    columns: ['Weapon', 'Target', ...Array.from({ length: 9 }, (_, die) => String(die))],
    rows: crt.rows.flatMap(({ colour, unarmoured, armoured }) => [
      [colour, 'unarmoured', ...unarmoured],
      [colour, 'armoured', ...armoured],
    ]),
    from: crt.from,
    notes: [`A 0 always hits, a 9 never; no strength counts above ${crt.highest} (§S.17).`],
  };
}

/** §2.1 */
function terrainChart({ world }: Words): Chart {
  const { terrain } = world.data.tables;
  const cost = (value: number): string => (value < 0 ? '–' : value >= 90 ? 'all' : String(value / 2));
  return {
    id: 'terrain',
    title: 'Terrain',
    section: '2.1',
    columns: ['Terrain', 'Fire at unarmoured', 'at armoured', 'Blocks sight', 'Leg', 'Wheeled', 'Tracked'],
    rows: terrain.rows.map((row) => [
      row.terrain,
      signed(row.unarmoured),
      signed(row.armoured),
      row.blocks ? 'yes' : 'no',
      cost(row.leg),
      cost(row.wheeled),
      cost(row.tracked),
    ]),
    from: terrain.from,
    notes: ['Roads, hills, streams and weather change these costs (§2.3, §2.2).'],
  };
}

export const chartsOf = (words: Words): Chart[] => [resultsChart(words), terrainChart(words)];
