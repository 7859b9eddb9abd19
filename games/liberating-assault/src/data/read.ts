import { mapSchema } from '@bocage/kernel';
import { lintMeaning } from './lint.js';
import { type GameData, readCards, readCounters, readMap, readScenarios, readTables } from './shapes.js';

export const readData = mapSchema.filesWithMap<GameData>(
  (hexLabel) => ({ map: readMap, counters: readCounters, tables: readTables, cards: readCards, scenarios: readScenarios(hexLabel) }),
  lintMeaning,
);
