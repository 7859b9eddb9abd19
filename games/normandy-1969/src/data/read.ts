import { mapSchema } from '@bocage/kernel';
import { lintMeaning } from './lint.js';
import { type GameData, readCounters, readMap, readOrders, readScenarios, readTables } from './shapes.js';

export const readData = mapSchema.filesWithMap<GameData>(
  (hexLabel) => ({
    map: readMap,
    counters: readCounters,
    tables: readTables,
    orders: readOrders(hexLabel),
    scenarios: readScenarios(hexLabel),
  }),
  lintMeaning,
);
