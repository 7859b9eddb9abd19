import { type Json, type ReadData, schema } from '@bocage/kernel';
import { lintMeaning } from './lint.js';
import { type GameData, readCounters, readMap, readOrders, readScenarios, readTables } from './shapes.js';

const FILES = { map: readMap, counters: readCounters, tables: readTables, orders: readOrders, scenarios: readScenarios };

export const readData = (files: Readonly<Record<string, Json>>): ReadData<GameData> => schema.readFiles(files, FILES, lintMeaning);
