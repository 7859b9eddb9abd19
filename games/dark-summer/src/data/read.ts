import type { DataComplaint, Json } from '@bocage/kernel';
import { lintMeaning } from './lint.js';
import { Complaints, type Reader } from './schema.js';
import { type GameData, readCounters, readMap, readScenarios, readTables } from './shapes.js';

export const DATA_FILES = ['map', 'counters', 'tables', 'scenarios'] as const;
export type DataFile = (typeof DATA_FILES)[number];

/** Either the typed data, or everything that is wrong with it. */
export type ReadData =
  | { readonly ok: true; readonly data: GameData }
  | { readonly ok: false; readonly complaints: readonly DataComplaint[] };

export function readData(files: Readonly<Record<string, Json>>): ReadData {
  const complaints: DataComplaint[] = [];
  const read = <T>(file: DataFile, reader: Reader<T>): T => {
    const heard = new Complaints();
    const value = reader(Object.hasOwn(files, file) ? files[file] : undefined, '', heard);
    complaints.push(...heard.list.map((complaint) => ({ file, ...complaint })));
    return value;
  };
  const data: GameData = {
    map: read('map', readMap),
    counters: read('counters', readCounters),
    tables: read('tables', readTables),
    scenarios: read('scenarios', readScenarios),
  };
  for (const file of Object.keys(files)) {
    if (!(DATA_FILES as readonly string[]).includes(file)) {
      complaints.push({ file: file.slice(0, 40), path: '', reason: 'is not a data file of this game' });
    }
  }
  if (complaints.length === 0) complaints.push(...lintMeaning(data));
  return complaints.length === 0 ? { ok: true, data } : { ok: false, complaints };
}
