import type { Automaton } from './automaton-shapes.js';
import type { Counters } from './counter-shapes.js';
import type { MapData } from './map-shapes.js';
import type { Scenarios } from './scenario-shapes.js';
import type { Tables } from './table-shapes.js';

export { type Automaton, type AutomatonAction, readAutomaton } from './automaton-shapes.js';
export {
  type Counter,
  type Counters,
  readCounters,
  UNIT_CLASSES,
  UNIT_TYPES,
  type UnitClass,
  type UnitType,
} from './counter-shapes.js';
export { type MapData, readMap, TERRAINS } from './map-shapes.js';
export { BEACHES, type Beach, NO_ENTRY, TIDES, type Tide, UNLIMITED } from './readers.js';
export {
  type Force,
  type Reinforcement,
  readScenarios,
  type Scenario,
  type ScenarioId,
  type Scenarios,
  type Where,
} from './scenario-shapes.js';
export { type CrtCell, LETTERS, type Letter, readTables, type Tables } from './table-shapes.js';

export interface GameData {
  readonly map: MapData;
  readonly tables: Tables;
  readonly counters: Counters;
  readonly scenarios: Scenarios;
  readonly automaton: Automaton;
}
