export { type Around, createAround, distancesFrom, indexByHex } from './by-hex.js';
export { NearMap } from './near-map.js';
export { Occupancies, type OccupancyRules } from './occupancy.js';
export { Order } from './order.js';
export { type MapFile, type MapReading, type MapSide, type ReadMap, readMap } from './read-map.js';
export { Remembered } from './remembered.js';
export { enterStack, leaveStack, Stacks, unitsIn } from './stacks.js';
export { columnsOf, type NamedColumns, sameNumbers, staleColumns } from './stale.js';
export { halt, hasTried, letGo, letPass, type Moment, momentOf, setOut, type Walk, type WalkFrame, walkOn } from './walk.js';
