import { fixed } from '@bocage/kernel';
import type { Open } from './types.js';

/** Columns that seldom change: replaced whole, so that the hash of a state finds them as they were. */
type Steady = 'entry' | 'works' | 'job' | 'drift' | 'aboard' | 'contact';

export function setSteady(open: Open, column: Steady, unit: number, value: number): void {
  if (open[column][unit] !== value) open[column] = fixed(open[column].with(unit, value));
}
