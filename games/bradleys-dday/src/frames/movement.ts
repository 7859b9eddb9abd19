import type { UnitId } from '@bocage/kernel';
import type { Side } from '../sides.js';
import type { Asks } from './game.js';

/** D, I. Movement (§6.0) */

export interface MovementFrame extends Asks {
  readonly step: 'movement';
  readonly side: Side;
  /** Everybody ashore, or those who have just landed at a beach (§5.9.1). */
  readonly who: 'all' | 'landed';
}
/** One unit's move: legs, changes of mode, engineers' work; ended by its facing or by `end`. */
export interface MoveFrame extends Asks {
  readonly step: 'move';
  readonly unit: UnitId;
  /** Movement points left, in halves (§6.1.2). */
  points: number;
  /** Where it stood when the segment began (§15.2.1, §15.3.1). */
  readonly from: number;
  /** Hexes entered so far. */
  gone: number;
  /** 1 once it has changed mode (§6.2.5). */
  changed: 0 | 1;
  /** 1 once it may enter no further hex: it entered a zone of control (§9.1.1). */
  stopped: 0 | 1;
}
/** §15.1.5, §15.2.4 The die after an engineer's work. */
export interface WorkDieFrame {
  readonly step: 'work-die';
  readonly unit: UnitId;
  readonly work: 'mines' | 'wall';
}

export type MovementFrames = MovementFrame | MoveFrame | WorkDieFrame;
