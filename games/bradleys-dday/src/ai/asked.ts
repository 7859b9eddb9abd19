import type { Action, Memory } from '@bocage/kernel';
import type { BradleyFrame, Open, Side } from '../types.js';
import type { World } from '../world.js';
import type { Posture } from './postures.js';

/** One question the computer player is asked: all a chooser knows. */
export interface Asked<F extends BradleyFrame = BradleyFrame> {
  readonly world: World;
  readonly open: Open;
  readonly side: Side;
  readonly frame: F;
  readonly legal: readonly Action[];
  readonly memory: Memory;
  /** How its units move. */
  readonly posture: Posture;
}

export { bestOf, hexesOf, hexIn, unitIn, unitsOf, wordIn } from '@bocage/wargame';
