import { movers } from '../src/steps/movement.js';
import { type BradleyView, MOVEMENT_MODE } from '../src/types.js';
import { topOf, type Words } from './words.js';

/** §6.2.6 §7.5 The hand leaves a unit for another: its move ends as it stands, on the march with the front it has. */
export function turnsToOf({ world }: Words, { open }: BradleyView, unit: number): string | undefined {
  const frame = topOf(open);
  const segment = open.stack.at(-2);
  if (frame.step !== 'move' || segment?.step !== 'movement' || unit === frame.unit) return undefined;
  if (!movers(world, open, segment).includes(unit)) return undefined;
  return open.mode[frame.unit] === MOVEMENT_MODE ? `face:${open.facing[frame.unit]}` : 'end';
}
