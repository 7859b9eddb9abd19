import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { House, Tables } from '../tables/tables.js';
import { healthOf } from './health.js';

const DURABLE = { journalMode: 'wal', synchronous: 2, tables: 0, stopped: 0, bytes: 0 };

/** What a server says of itself whose storage gives this answer and whose rules threads run or do not. */
function said(answer: Promise<unknown>, isUp: boolean): ReturnType<typeof healthOf> {
  const house = { storage: { call: () => answer, trouble: undefined }, rules: { isUp }, games: new Map() };
  return healthOf(house as unknown as House, { size: 0 } as unknown as Tables, 0);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is well where moves are played and kept', async () => {
  expect(await said(Promise.resolve(DURABLE), true)).toMatchObject({ ok: true, troubles: [] });
});

it.each([
  ['memory', 2],
  ['wal', 1],
])('is not where the database is in mode %s, synchronous %d', async (journalMode, synchronous) => {
  const health = await said(Promise.resolve({ ...DURABLE, journalMode, synchronous }), true);
  expect(health).toMatchObject({ ok: false, troubles: ['the database is not durable'] });
});

it('is not while a rules thread is begun anew', async () => {
  expect(await said(Promise.resolve(DURABLE), false)).toMatchObject({ ok: false, troubles: ['a rules thread is not running'] });
});

it('is not where the storage fails, or says nothing for three seconds', async () => {
  const silent = said(new Promise(() => {}), true);
  await vi.advanceTimersByTimeAsync(3_000);
  for (const health of [await silent, await said(Promise.reject(new Error('gone')), true)])
    expect(health).toMatchObject({ ok: false, troubles: ['the storage does not answer'] });
});
