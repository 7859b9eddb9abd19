import { fixed } from '@bocage/kernel';
import type { Open, Tell } from '../../types.js';
import type { World } from '../../world.js';
import { eliminate } from '../11-combat/removal.js';

/** §11.5 Units whose factor nobody knows yet and that attrition is about to eliminate. */
export const unknownAmong = (world: World, open: Open, units: readonly number[]): number[] =>
  units.filter((unit) => world.roster.hidden[unit] && (open.value[unit] as number) < 0);

/** §14.0 All of them lose a step together, whatever the loss of one would open for another. */
export function sufferAttrition(world: World, open: Open, units: readonly number[], tell: Tell): void {
  tell({ event: 'attrition', section: '14.0', units });
  const alive = units.filter((unit) => (open.steps[unit] as number) > 0);
  const lost = alive.filter((unit) => open.steps[unit] === 1);
  for (const unit of alive) {
    if (lost.includes(unit)) continue;
    open.steps = fixed(open.steps.with(unit, (open.steps[unit] as number) - 1));
    tell({ event: 'step-lost', section: '14.0', unit, left: open.steps[unit] as number });
  }
  eliminate(world, open, lost, 'attrition', '14.0', tell);
}
