// A power cut may leave the last frames of the journal half written: every log must still be whole up to some entry.
import { cpSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { Database } from '../dist/src/storage/database.js';

const CUTS = [1, 7, 100, 4_000, 5_000, 20_000];

/** Cuts so many bytes off copies of a killed server's journal and opens each. */
export function measureTornWal(dataDir) {
  const report = { cuts: 0, opened: 0, entries: [], broken: 0 };
  const wal = statSync(join(dataDir, 'bocage.db-wal'), { throwIfNoEntry: false });
  for (const cut of wal ? CUTS.filter((bytes) => bytes < wal.size) : []) {
    const copy = `${dataDir}-${cut}`;
    cpSync(dataDir, copy, { recursive: true });
    truncateSync(join(copy, 'bocage.db-wal'), wal.size - cut);
    report.cuts++;
    const database = new Database(join(copy, 'bocage.db'), { bytes: 1e10 });
    report.opened++;
    const logs = database.allTables().map((table) => database.entriesOf(table, 0).map((json) => JSON.parse(json)));
    report.entries.push(logs.reduce((sum, entries) => sum + entries.length, 0));
    report.broken += logs.filter((entries) => !isWhole(entries)).length;
    database.close();
    rmSync(copy, { recursive: true, force: true });
  }
  return report;
}

/** Two nonces, then the seats in turn: an entry lost from the middle would break the order. */
function isWhole(entries) {
  return entries.slice(2).every((entry, i) => entry.kind === 'action' && entry.seat === ['first', 'second'][i % 2]);
}
