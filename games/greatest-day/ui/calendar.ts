import { labelAt } from '../src/rules/calendar.js';
import { CLEAR_SKY, type Open, OVERCAST } from '../src/types.js';
import type { World } from '../src/world.js';

/** "6 June, 0700", "7 June, night". */
export function whenOf(world: World, open: Open): string {
  const [day = '', hour = ''] = labelAt(world, open).split('-');
  return `${Number(day.slice(2))} June, ${hour}`;
}

/** §1.2 */
export const skyOf = ({ weather }: Open): string => (weather === CLEAR_SKY ? 'clear' : weather === OVERCAST ? 'overcast' : 'storm');
