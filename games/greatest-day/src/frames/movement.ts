import type { Seat } from '@bocage/kernel';
import type { WalkFrame } from '@bocage/wargame';
import type { Waiting } from './game.js';

/** §S.11 A Movement Action: leg after leg, until its points are spent or it stops. Answers 1 at the end. */
export interface MovingFrame extends Waiting {
  readonly step: 'moving';
  readonly asks: Seat;
  readonly unit: number;
  /** Halves of movement points spent. */
  spent: number;
  /** Legs made, and whether it has mounted or dismounted (E4). */
  legs: number;
  changed: number;
  /** Who has tried opportunity fire at it in this Action: each once (§S.22). */
  tried: number[];
  /** 1 once the other side lets the whole Action go. */
  let: number;
  /** 1 once it is stopped: suppressed, or a ridge took all it had. */
  halted: number;
  /** 1 once it has passed the check to leave a minefield (§10.2). */
  cleared: number;
  /** Where it sets out for while that check runs, −1. */
  towards: number;
}

/** §S.11 One leg on its way. Steps are hexes, or the changes of posture below. */
export interface LegFrame extends WalkFrame {
  readonly step: 'leg';
}
/** Steps of a leg that are no hexes. */
export const INTO_COLUMN = 100_001;
export const OUT_OF_COLUMN = 100_002;
export const MOUNT = 100_003;
export const DISMOUNT = 100_004;
/** §S.29 The one step of an Engineer Action. */
export const WORK = 100_005;
/** §S.25 */
export const PARK = 100_006;
export const LEAVE_PARK = 100_007;
export const isHexStep = (step: number): boolean => step < INTO_COLUMN;

/** §S.22 The other side at one moment of a leg: who tries opportunity fire, or nobody. */
export interface ReactFrame extends Waiting {
  readonly step: 'react';
  readonly asks: Seat;
  /** Who checks or fires now, −1 none. */
  firer: number;
  /** 0 while somebody is asked, 1 while his check runs, 2 while he fires. */
  stage: number;
}

/** §S.33 A unit comes on: where, if its hex is blocked, and in which posture; a Movement Action follows. */
export interface EnterFrame {
  readonly step: 'enter';
  readonly asks: Seat;
  readonly unit: number;
  /** −1 while it is chosen. */
  hex: number;
}

/** §S.14 Too many steps in a hex: the owner takes some away. */
export interface OverstackFrame {
  readonly step: 'overstack';
  readonly asks: Seat;
  readonly hex: number;
}

export type MovementFrames = MovingFrame | LegFrame | ReactFrame | EnterFrame | OverstackFrame;
