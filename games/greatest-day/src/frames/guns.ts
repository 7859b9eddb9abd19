import type { Seat } from '@bocage/kernel';
import type { Waiting } from './game.js';

/** §S.23 A hex is picked for indirect fire: who sees it for the guns, and who in it is aimed at. Gives way to an `indirect` frame. */
export interface AimFrame {
  readonly step: 'aim';
  readonly asks: Seat;
  readonly unit: number;
  readonly hex: number;
  /** Index into the eyes on the hex, −1 while it is not chosen. */
  eye: number;
}

/** §S.23 One indirect attack: contact, Company Bonus, die, what it does to the target and beside it, the barrage. Answers 1 once done. */
export interface IndirectFrame extends Waiting {
  readonly step: 'indirect';
  readonly asks: Seat;
  readonly kind: 'indirect' | 'counter-battery';
  readonly firer: number;
  readonly at: number;
  /** −1 where nobody there can be hurt: a barrage falls all the same (C3). */
  readonly target: number;
  /** What contact needs at most, −1 where none has to be made; and with which Formation, −1 none (ships). */
  readonly contact: number;
  readonly formation: number;
  /** 0 before contact, 1 before the bonus is asked for, 2 while its check runs, 3 before the die, 4 while results are suffered, 5 before a stray barrage. */
  stage: number;
  bonus: number;
  /** Units beside the target that still have to take S? (C4). */
  others: number[];
  /** The barrage that is laid at the end: its level, 0 none; and what a die of 0 breaks (§2.5, §16.1). */
  lays: number;
  zero: number;
}

export type GunFrames = AimFrame | IndirectFrame;
