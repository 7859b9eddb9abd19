import { isUnitSupplied } from '../src/rules/13-supply/supply.js';
import { type Placing, type Position, position } from './position.js';

/** Six American regiments round 5020, all the zones it needs. */
export const ring = {
  'us-39-9-inf': '5018',
  'us-47-9-inf': '5022',
  'us-60-9-inf': '4819',
  'us-117-30-inf': '5219',
  'us-119-30-inf': '4821',
  'us-120-30-inf': '5221',
};

/** The 6th Fallschirmjäger Regiment inside that ring. */
export const pocket = (more: Placing = {}): Position =>
  position({ drill: {}, ...more, units: { ...ring, 'ge-6-fj': '5020', ...more.units } });

export const supplied = (at: Position, id: string): boolean => isUnitSupplied(at.world, at.open, at.id(id));
