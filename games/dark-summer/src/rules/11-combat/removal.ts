import { fixed } from '@bocage/kernel';
import { place } from '../../occupancy.js';
import { ELIMINATED, type EliminatedWhy, type Open, type Tell } from '../../types.js';
import type { World } from '../../world.js';

/** Units leave the game for good: no steps, no marks. */
export function eliminate(world: World, open: Open, units: readonly number[], why: EliminatedWhy, section: string, tell: Tell): void {
  if (units.length === 0) return;
  for (const unit of units) {
    place(world, open, unit, ELIMINATED);
    open.steps = fixed(open.steps.with(unit, 0));
    open.marks[unit] = 0;
  }
  tell({ event: 'eliminated', section, units: [...units], why });
}

/** §11.3.6 A unit of one step is eliminated by the loss of it. */
export function loseStep(world: World, open: Open, unit: number, tell: Tell): void {
  const left = (open.steps[unit] as number) - 1;
  if (left > 0) {
    open.steps = fixed(open.steps.with(unit, left));
    tell({ event: 'step-lost', section: '11.3.6', unit, left });
  } else eliminate(world, open, [unit], 'combat', '11.3.6', tell);
}
