import { mapSchema } from '@bocage/kernel';
import { readCounters } from './counter-shapes.js';
import { lintMeaning } from './lint.js';
import { readMap } from './map-shapes.js';
import { readScenarios } from './scenario-shapes.js';
import type { GameData } from './shapes.js';
import { readTables } from './table-shapes.js';

export const readData = mapSchema.filesWithMap<GameData>(
  (hexLabel) => ({ map: readMap, counters: readCounters, tables: readTables, scenarios: readScenarios(hexLabel) }),
  lintMeaning,
);
