// A power cut may leave the last frames of the journal half written: every log must still be whole up to some entry.
import { cpSync, existsSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { Database } from '../dist/src/storage/database.js';

const CUTS = [1, 7, 100, 4_200, 9_000, 40_000];
const HEAD = 32;
const FRAME_HEAD = 24;

/** Cuts so many bytes off the written part of a killed server's journal, in copies, and opens each. */
export function measureTornWal(dataDir) {
  const report = { cuts: 0, opened: 0, entries: [], broken: 0 };
  const end = writtenEnd(join(dataDir, 'bocage.db-wal'));
  for (const cut of CUTS.filter((bytes) => bytes < end)) {
    const copy = `${dataDir}-${cut}`;
    cpSync(dataDir, copy, { recursive: true });
    truncateSync(join(copy, 'bocage.db-wal'), end - cut);
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

/** Where the frames of the current round end: the file may be longer, with what an earlier round left. */
function writtenEnd(file) {
  if (!existsSync(file)) return 0;
  const wal = readFileSync(file);
  const frame = FRAME_HEAD + wal.readUInt32BE(8);
  const salts = wal.subarray(16, 24);
  let end = HEAD;
  while (end + frame <= wal.length && wal.subarray(end + 8, end + 16).equals(salts)) end += frame;
  return end;
}
