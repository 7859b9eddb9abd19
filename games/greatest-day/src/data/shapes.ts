import type { Counters } from './counter-shapes.js';
import type { MapData } from './map-shapes.js';
import type { Scenarios } from './scenario-shapes.js';
import type { Tables } from './table-shapes.js';

export interface GameData {
  readonly map: MapData;
  readonly counters: Counters;
  readonly tables: Tables;
  readonly scenarios: Scenarios;
}
