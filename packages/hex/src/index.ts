export { createGrid } from './create-grid.js';
export { createReach } from './create-reach.js';
export type { Direction, Grid, GridSpec, HexId, IdOf, SideId } from './grid.js';
export { type LabelForm, labelForm, labelReach } from './labels.js';
export { leastCosts } from './least-costs.js';
export { type ListedMap, lintMap } from './lint-map.js';
export type { Reach, Reached, StepCost, StepTables } from './reach.js';
export { ENTERED, PASS } from './trace.js';
