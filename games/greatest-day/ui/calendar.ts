import { CLEAR_SKY, type Open, OVERCAST } from '../src/types.js';
import { fieldOf, type World } from '../src/world.js';

/** "6 June, 0700", "7 June, night", by the number of the turn. */
export function whenAt(world: World, open: Open, turn: number): string {
  const [day = '', hour = ''] = (fieldOf(world, open).scenario.calendar[turn - 1] ?? '').split('-');
  return `${Number(day.slice(2))} June, ${hour}`;
}

export const whenOf = (world: World, open: Open): string => whenAt(world, open, open.turn);

/** §1.2 */
export const skyOf = ({ weather }: Open): string => (weather === CLEAR_SKY ? 'clear' : weather === OVERCAST ? 'overcast' : 'storm');
