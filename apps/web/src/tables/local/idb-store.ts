import type { Entry } from '@bocage/kernel';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { KeptTable, LocalProgress, LocalStore } from './local-table.js';

interface Schema extends DBSchema {
  tables: { key: string; value: KeptTable };
  entries: { key: [string, number]; value: Entry };
}

const LAST_INDEX = Number.MAX_SAFE_INTEGER;

const entriesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, LAST_INDEX]);

export function createIdbStore(): LocalStore {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const database = () =>
    (opened ??= openDB<Schema>('bocage', 1, {
      upgrade(db) {
        db.createObjectStore('tables', { keyPath: 'id' });
        db.createObjectStore('entries');
      },
    }));
  return {
    async list() {
      const all = await (await database()).getAll('tables');
      return all.sort((a, b) => b.progress.touched.localeCompare(a.progress.touched));
    },
    async load(id) {
      const transaction = (await database()).transaction(['tables', 'entries']);
      const kept = await transaction.objectStore('tables').get(id);
      if (!kept) return undefined;
      return { kept, entries: await transaction.objectStore('entries').getAll(entriesOf(id)) };
    },
    async create(kept, entries) {
      const transaction = (await database()).transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' });
      await write(transaction, kept, 0, entries);
    },
    async append(id, from, entries, progress: LocalProgress) {
      const transaction = (await database()).transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' });
      const kept = await transaction.objectStore('tables').get(id);
      if (!kept) throw new Error('this game is no longer kept in this browser');
      await write(transaction, { ...kept, progress }, from, entries);
    },
    async keepOrders(id, orders) {
      const transaction = (await database()).transaction('tables', 'readwrite', { durability: 'strict' });
      const kept = await transaction.store.get(id);
      if (kept) await transaction.store.put({ ...kept, table: { ...kept.table, orders } });
      await transaction.done;
    },
    async rename(id, title) {
      const transaction = (await database()).transaction('tables', 'readwrite');
      const kept = await transaction.store.get(id);
      if (kept) await transaction.store.put({ ...kept, table: { ...kept.table, title } });
      await transaction.done;
    },
    async remove(id) {
      const transaction = (await database()).transaction(['tables', 'entries'], 'readwrite');
      await Promise.all([transaction.objectStore('tables').delete(id), transaction.objectStore('entries').delete(entriesOf(id))]);
      await transaction.done;
    },
  };
}

type Writing = IDBPTransaction<Schema, ['tables', 'entries'], 'readwrite'>;

async function write(transaction: Writing, kept: KeptTable, from: number, entries: readonly Entry[]): Promise<void> {
  const store = transaction.objectStore('entries');
  await Promise.all([
    transaction.objectStore('tables').put(kept),
    ...entries.map((entry, i) => store.put(entry, [kept.id, from + i])),
    transaction.done,
  ]);
}
