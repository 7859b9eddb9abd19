import type { ListedMap } from '@bocage/hex';
import { expect, it } from 'vitest';
import { createComplaints, createLint, lintIds, lintOddsTable, type Say } from './complaints.js';

it('keeps what is said in order, and no more than enough', () => {
  const { complaints, say } = createComplaints();
  for (let i = 0; i < 80; i++) say('map', `hexes[${i}]`, 'is wrong');
  expect(complaints).toHaveLength(50);
  expect(complaints[49]).toEqual({ file: 'map', path: 'hexes[49]', reason: 'is wrong' });
});

const saidBy = (lint: (say: Say) => void): string[] => {
  const { complaints, say } = createComplaints();
  lint(say);
  return complaints.map(({ file, path, reason }) => `${file} ${path} ${reason}`);
};

it('looks at the ground only where map and files are in order', () => {
  const grid = { orientation: 'flat', low: 'odd', columns: [1, 2], rows: [1, 2], columnsGrow: 'east', label: [2, '', 2] } as const;
  const lint = createLint<{ readonly map: ListedMap; readonly units: number }, number>({
    files: [({ units }, say) => units < 0 && say('counters', 'units', 'is less than none')],
    ground: ({ map }) => map.hexes.length,
    onGround: [({ units }, hexes, say) => units > hexes && say('counters', 'units', `stand in ${hexes} hexes`)],
  });
  const pathsOf = (hexes: readonly string[], units: number): string[] =>
    lint({ map: { grid, hexes: hexes.map((hex) => ({ hex })), sides: [] }, units }).map(
      ({ file, path, reason }) => `${file} ${path} ${reason}`,
    );
  expect(pathsOf(['0101'], 1)).toEqual([]);
  expect(pathsOf(['0101'], 2)).toEqual(['counters units stand in 1 hexes']);
  expect(pathsOf(['0101'], -1)).toEqual(['counters units is less than none']);
  expect(pathsOf(['0909'], 2)).toEqual([expect.stringMatching(/^map hexes\[0\]/)]);
});

it('wants every id once', () => {
  const units = ['a', 'b', 'a', 'a'].map((id) => ({ id }));
  expect(saidBy((say) => lintIds(say, 'counters', 'units', units))).toEqual([
    'counters units[2].id is used twice',
    'counters units[3].id is used twice',
  ]);
});

it('wants odds that rise, with a result in every column', () => {
  const saidOf = (columns: string[], rows: string[][]): string[] => saidBy((say) => lintOddsTable(say, 'tables', 'crt', { columns, rows }));
  expect(saidOf(['1-2', '1-1', '10-1'], [['x', 'y', 'z']])).toEqual([]);
  expect(saidOf(['1-1', '1-2', 'even'], [['x', 'y']])).toEqual([
    'tables crt.rows[0] must have 3 results, one for each column',
    'tables crt.columns[1] must be odds such as "3-1", better than the column before',
    'tables crt.columns[2] must be odds such as "3-1", better than the column before',
  ]);
});
