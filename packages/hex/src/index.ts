export { createGrid } from './create-grid.js';
export { createReach } from './create-reach.js';
export { opposite } from './directions.js';
export type { Direction, Grid, GridSpec, HexId, SideId } from './grid.js';
export type { CreateReach, Reach, Reached, StepCost } from './reach.js';
