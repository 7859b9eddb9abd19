import { type Json, mapSchema, type ReadData, schema } from '@bocage/kernel';
import { lintMeaning } from './lint.js';
import { type GameData, readCounters, readMap, readScenarios, readTables } from './shapes.js';

const filesOf = (hexLabel: schema.Reader<string>) => ({
  map: readMap,
  counters: readCounters,
  tables: readTables,
  scenarios: readScenarios(hexLabel),
});

export const readData = (files: Readonly<Record<string, Json>>): ReadData<GameData> =>
  schema.readFiles(files, filesOf(mapSchema.hexLabelOf(files.map)), lintMeaning);
