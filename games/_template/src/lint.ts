import { createGrid } from '@bocage/hex';
import type { DataComplaint, Json, ReadData } from '@bocage/kernel';
import type { CrossroadsData } from './book.js';
import { SEATS } from './types.js';

const SOURCES = ['rulebook', 'public', 'reconstructed'];
const RESULTS = ['AE', 'AR', '-', 'DR', 'DE'];
const SHOTS = ['-', 'S', 'L'];

type Files = Readonly<Record<string, Json>>;

/** Data that nothing is wrong with, or complaints that say file, path and reason; a data pack with one is refused. */
export function read(files: Files): ReadData<Files> {
  const found: DataComplaint[] = [];
  const demand = (holds: boolean, file: string, path: string, reason: string): void => {
    if (!holds) found.push({ file, path, reason });
  };
  try {
    lintAll(files as unknown as CrossroadsData, demand);
  } catch (error) {
    found.push({ file: 'data', path: '', reason: `has not the shape of the default data: ${(error as Error).message}` });
  }
  return found.length === 0 ? { ok: true, data: files } : { ok: false, complaints: found };
}

type Demand = (holds: boolean, file: string, path: string, reason: string) => void;

function lintAll(data: CrossroadsData, demand: Demand): void {
  for (const [file, content] of Object.entries(data)) {
    const from = String((content as { from?: unknown }).from);
    demand(
      SOURCES.some((source) => from.startsWith(source)),
      file,
      'from',
      'says where the figures come from',
    );
  }
  lintMap(data, demand);
  lintTables(data, demand);
  data.counters.units.forEach(({ side, strength, movement }, i) => {
    demand((SEATS as readonly string[]).includes(side), 'counters', `units.${i}.side`, 'is blue or red');
    demand(isWhole(strength, 1, 9), 'counters', `units.${i}.strength`, 'is a whole number from 1 to 9');
    demand(isWhole(movement, 0, 9), 'counters', `units.${i}.movement`, 'is a whole number from 0 to 9');
  });
}

function lintMap({ map, tables, counters, scenarios }: CrossroadsData, demand: Demand): void {
  const grid = createGrid(map.grid);
  demand(map.hexes.length === grid.size, 'map', 'hexes', 'lists every hex of the grid once');
  map.hexes.forEach(({ hex, terrain }, i) => {
    demand(grid.parse(hex) !== undefined, 'map', `hexes.${i}.hex`, `${hex} is not on the grid`);
    demand(Object.hasOwn(tables.terrain, terrain), 'map', `hexes.${i}.terrain`, `${terrain} is not in the terrain table`);
  });
  demand(map.hexes.filter(({ features }) => features?.includes('crossroads')).length === 1, 'map', 'hexes', 'has one crossroads');
  scenarios.scenarios.forEach(({ hexes, turns }, i) => {
    const path = `scenarios.${i}`;
    demand(isWhole(turns, 1, 9), 'scenarios', `${path}.turns`, 'is a whole number from 1 to 9');
    const distinct = new Set(hexes.filter((hex) => grid.parse(hex) !== undefined));
    demand(distinct.size === counters.units.length, 'scenarios', `${path}.hexes`, 'gives every unit a hex of its own');
  });
}

function lintTables({ tables }: CrossroadsData, demand: Demand): void {
  for (const [name, { cost, defence }] of Object.entries(tables.terrain)) {
    demand(isWhole(cost, 1, 9), 'tables', `terrain.${name}.cost`, 'is a whole number from 1 to 9');
    demand(isWhole(defence, 0, 9), 'tables', `terrain.${name}.defence`, 'is a whole number from 0 to 9');
  }
  for (const [name, bonus] of Object.entries(tables.bonus))
    demand(isWhole(bonus, 0, 9), 'tables', `bonus.${name}`, 'is a whole number from 0 to 9');
  for (const [name, weight] of Object.entries(tables.cards))
    demand(isWhole(weight, 1, 99), 'tables', `cards.${name}`, 'is a whole number from 1 to 99');
  demand(isWhole(tables.ambush.range, 1, 9), 'tables', 'ambush.range', 'is a whole number from 1 to 9');
  lintRows(tables.combat, 'combat', RESULTS, demand);
  lintRows(tables.ambush, 'ambush', SHOTS, demand);
}

function lintRows({ columns, rows }: CrossroadsData['tables']['combat'], path: string, results: readonly string[], demand: Demand): void {
  demand(rows.length === 6, 'tables', `${path}.rows`, 'has a row for every face of the die');
  rows.forEach((row, i) => {
    const fits = row.length === columns.length && row.every((result) => results.includes(result));
    demand(fits, 'tables', `${path}.rows.${i}`, `has one of ${results.join(' ')} in every column`);
  });
}

function isWhole(value: number, low: number, high: number): boolean {
  return Number.isInteger(value) && value >= low && value <= high;
}
