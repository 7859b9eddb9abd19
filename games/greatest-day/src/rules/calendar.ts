import type { Open } from '../types.js';
import { fieldOf, type World } from '../world.js';

/** The turn's label in the scenario's calendar: month, day and hour. */
export const labelAt = (world: World, open: Open): string => fieldOf(world, open).scenario.calendar[open.turn - 1] ?? '';

/** §1.1 */
export const nightAt = (world: World, open: Open): boolean => labelAt(world, open).endsWith('night');

/** The hour as a number, 700 to 2100; night is 2300. */
export function hourAt(world: World, open: Open): number {
  const hour = labelAt(world, open).slice(5);
  return hour === 'night' ? 2300 : Number(hour);
}

/** §1.2 §S.35 The weather is rolled at 0700 for the whole day; not where the scenario begins with it, and June 6 is as it was. */
export const isWeatherRolled = (world: World, open: Open): boolean =>
  open.turn > 1 && hourAt(world, open) === 700 && !labelAt(world, open).startsWith('0606');
