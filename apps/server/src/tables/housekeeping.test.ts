import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Housekeeping } from './housekeeping.js';
import type { House, Tables } from './tables.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('what somebody looks at is used at that moment, and what is in memory is not deleted under anybody’s hands', async () => {
  const asked: unknown[][] = [];
  const storage = {
    async call(...what: unknown[]) {
      asked.push(what);
      return ['old', 'here'];
    },
  };
  const config = { sweepSeconds: 60, log: () => {}, quotas: { finishedTableDays: 1, abandonedTableDays: 2 } };
  const tables = { inUse: ['looked-at'], here: (id: string) => (id === 'here' ? {} : undefined) };
  const housekeeping = new Housekeeping({ storage, config } as unknown as House, tables as unknown as Tables);
  await vi.advanceTimersByTimeAsync(60_000);
  housekeeping.close();
  const [now, day] = [Date.now(), 86_400_000];
  expect(asked).toEqual([
    ['touch', 'looked-at', now],
    ['expiredTables', { finishedBefore: now - day, abandonedBefore: now - 2 * day, most: 50 }],
    ['deleteTable', 'old'],
  ]);
});
