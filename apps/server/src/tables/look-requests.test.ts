import { expect, it } from 'vitest';
import type { LiveTable } from './live-table.js';
import { watchRequest } from './look-requests.js';
import type { Tables } from './tables.js';
import type { Asker } from './watcher.js';

const limits = { tabsPerTable: 1, spectatorTabsPerTable: 1 };
const message = { type: 'watch' as const, id: '1', table: 't', seats: [], have: 0 };

/** Who had to wait for his turn, of somebody with these seats. */
async function waiting(seats: readonly string[]): Promise<unknown[]> {
  const waited: unknown[] = [];
  const tables = { onlookers: { take: async (payer: unknown) => void waited.push(payer) } } as unknown as Tables;
  const table = { id: 't', hosted: true, seatsOf: () => seats } as unknown as LiveTable;
  await watchRequest(tables, table, { session: 'eve', isOpen: false } as Asker, message, limits);
  return waited;
}

it('whoever holds no seat waits for his turn among those who look on, and nobody else does', async () => {
  expect(await waiting([])).toEqual([{ person: 'eve', table: 't' }]);
  expect(await waiting(['allied'])).toEqual([]);
});
