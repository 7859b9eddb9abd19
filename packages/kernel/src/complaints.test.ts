import { expect, it } from 'vitest';
import { createComplaints, lintIds, lintOddsTable, type Say } from './complaints.js';

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
