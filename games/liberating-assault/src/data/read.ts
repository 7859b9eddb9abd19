import { type DataComplaint, type Json, schema } from '@bocage/kernel';
import { lintMeaning } from './lint.js';
import { type GameData, readCards, readCounters, readMap, readScenarios, readTables } from './shapes.js';

const FILES = { map: readMap, counters: readCounters, tables: readTables, cards: readCards, scenarios: readScenarios };

/** Either the typed data, or everything that is wrong with it. */
export type ReadData =
  | { readonly ok: true; readonly data: GameData }
  | { readonly ok: false; readonly complaints: readonly DataComplaint[] };

export function readData(files: Readonly<Record<string, Json>>): ReadData {
  const complaints: DataComplaint[] = [];
  const data: GameData = schema.readFiles(files, FILES, complaints);
  if (complaints.length === 0) complaints.push(...lintMeaning(data));
  return complaints.length === 0 ? { ok: true, data } : { ok: false, complaints };
}
