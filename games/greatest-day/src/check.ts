import { wrongLengths } from '@bocage/wargame';
import { ELIMINATED, type GreatestDayState, ON_MAP } from './types.js';
import { fieldOf, type World } from './world.js';

/** What must hold in every state. */
export function check(world: World, { open }: GreatestDayState): string[] {
  const { roster } = fieldOf(world, open);
  const { hex, box, entry, posture, steps, cohesion, suppressed, works, marks, job, drift, aboard, contact } = open;
  const columns = { hex, box, entry, posture, steps, cohesion, suppressed, works, marks, job, drift, aboard, contact };
  const broken = wrongLengths(columns, roster.units);
  roster.counters.forEach(({ id }, unit) => {
    if ((box[unit] === ON_MAP) !== (hex[unit] as number) >= 0) broken.push(`${id} is on the map and in a box, or in neither`);
    if (box[unit] !== ELIMINATED && ((steps[unit] as number) > (roster.steps[unit] as number) || (steps[unit] as number) < 0))
      broken.push(`${id} has ${steps[unit]} steps`);
    if ((cohesion[unit] as number) > 2) broken.push(`${id} has ${cohesion[unit]} cohesion hits`);
  });
  if (open.cp.some((points) => points < 0) || open.dp.some((points) => points < 0)) broken.push('a division owes points');
  if (open.stack.length === 0) broken.push('nobody is asked for anything');
  return broken;
}
