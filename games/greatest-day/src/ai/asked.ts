import type { Action, Memory } from '@bocage/kernel';
import type { Side } from '../sides.js';
import type { GreatestDayFrame, Open } from '../types.js';
import type { World } from '../world.js';

/** One question the computer player is asked: all a chooser knows. */
export interface Asked<F extends GreatestDayFrame = GreatestDayFrame> {
  readonly world: World;
  readonly open: Open;
  readonly side: Side;
  readonly frame: F;
  readonly legal: readonly Action[];
  readonly memory: Memory;
}
