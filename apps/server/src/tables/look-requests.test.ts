import { expect, it } from 'vitest';
import type { LiveTable } from './live-table.js';
import { watchRequest } from './look-requests.js';
import type { Tables } from './tables.js';
import type { Asker } from './watcher.js';

const limits = { tabsPerTable: 1, spectatorTabsPerTable: 1 };
const message = { type: 'watch' as const, id: '1', table: 't', seats: [], have: 0 };

/** Who had to wait for his turn, of somebody with these seats. */
async function waiting(seats: readonly string[], place: 'guest' | 'stranger' = 'guest'): Promise<unknown[]> {
  const waited: unknown[] = [];
  const tables = { onlookers: { take: async (payer: unknown) => void waited.push(payer) } } as unknown as Tables;
  const load = async () => void waited.push('loaded');
  const table = {
    id: 't',
    hosted: place === 'guest',
    load,
    mayLook: () => place === 'guest',
    seatsOf: () => seats,
  } as unknown as LiveTable;
  const refuse = (_id: string, code: string) => void waited.push(code);
  await watchRequest(tables, table, { session: 'eve', isOpen: false, refuse } as unknown as Asker, message, limits);
  return waited;
}

it('whoever holds no seat waits for his turn among those who look on, and nobody else does', async () => {
  expect(await waiting([])).toEqual([{ person: 'eve', table: 't' }]);
  expect(await waiting(['allied'])).toEqual([]);
});

it('for a stranger no game is taken up, and nobody waits', async () => {
  expect(await waiting([], 'stranger')).toEqual(['not-invited']);
});
