import type { Health } from '@bocage/protocol';
import type { StorageHealth } from '../storage/records.js';
import type { House, Tables } from '../tables/tables.js';

const PATIENCE_MS = 3_000;
const DURABLE = { journalMode: 'wal', synchronous: 2 } as const;

/** How the server is at this moment; `ok` only where a move would be played and kept. */
export async function healthOf({ storage, rules, games }: House, tables: Tables, connections: number): Promise<Health> {
  const stored = await inTime(storage.call('health'));
  const troubles = [
    ...(stored ? [] : ['the storage does not answer']),
    ...(stored && (stored.journalMode !== DURABLE.journalMode || stored.synchronous !== DURABLE.synchronous)
      ? ['the database is not durable']
      : []),
    ...(storage.trouble === undefined ? [] : [`the last write was refused: ${storage.trouble}`]),
    ...(rules.isUp ? [] : ['a rules thread is not running']),
  ];
  return {
    ok: troubles.length === 0,
    troubles,
    journalMode: stored?.journalMode ?? '',
    synchronous: stored?.synchronous ?? 0,
    tables: stored?.tables ?? 0,
    stopped: stored?.stopped ?? 0,
    tablesInMemory: tables.size,
    connections,
    games: [...games.keys()],
  };
}

function inTime(answer: Promise<StorageHealth>): Promise<StorageHealth | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
    answer.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(timer));
  });
}
