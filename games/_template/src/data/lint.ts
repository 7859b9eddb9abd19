import { createGrid, lintMap } from '@bocage/hex';
import { createComplaints, type DataComplaint, type Say } from '@bocage/kernel';
import type { GameData } from './shapes.js';

/** What a well-shaped file can still get wrong: tables that do not fit, set-ups that cannot be made. */
export function lintMeaning(data: GameData): readonly DataComplaint[] {
  const { complaints, say } = createComplaints();
  lintMap(data.map, (path, reason) => say('map', path, reason));
  if (data.map.hexes.length !== createGrid(data.map.grid).size) say('map', 'hexes', 'must list every hex of the grid');
  if (data.map.hexes.filter(({ features }) => features.includes('crossroads')).length !== 1)
    say('map', 'hexes', 'must have one crossroads');
  lintTable(data, 'combat', say);
  lintTable(data, 'ambush', say);
  lintScenarios(data, say);
  return complaints;
}

function lintTable({ tables }: GameData, name: 'combat' | 'ambush', say: Say): void {
  const { columns, rows } = tables[name];
  rows.forEach((row, i) => {
    if (row.length !== columns.length) say('tables', `${name}.rows[${i}]`, `must have ${columns.length} results, one for each column`);
  });
}

/** §C.1 A hex holds one counter. */
function lintScenarios({ map, counters, scenarios }: GameData, say: Say): void {
  const grid = createGrid(map.grid);
  scenarios.scenarios.forEach(({ hexes }, i) => {
    const onMap = new Set(hexes.filter((hex) => grid.parse(hex) !== undefined));
    if (hexes.length !== counters.units.length || onMap.size !== hexes.length)
      say('scenarios', `scenarios[${i}].hexes`, 'must give every unit a hex of its own');
  });
}
