import { BEACH_OPEN, type Open } from '../src/types.js';
import type { Words } from './words.js';

/** §11.9 */
export const openBeaches = ({ world }: Words, open: Open): number[] =>
  world.ground.beaches.flatMap(({ hex }, i) => (open.beach[i] === BEACH_OPEN ? [hex] : []));
