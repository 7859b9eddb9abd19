import type { Seat } from '@bocage/kernel';
import type { Waiting } from './game.js';

/** What a Troop Quality Check is for: it decides what may be paid for and what counts (§S.20, A13). */
export type CheckReason =
  | 'result'
  | 'convert'
  | 'opportunity'
  | 'bonus'
  | 'rally'
  | 'engineer'
  | 'bravery'
  | 'mines'
  | 'second'
  | 'surrender';

/** §S.20 A Troop Quality Check. Answers 1 when passed, 0 when failed. */
export interface CheckFrame {
  readonly step: 'check';
  readonly asks: Seat;
  readonly unit: number;
  readonly why: CheckReason;
  /** Added to the Troop Quality besides what always counts: Men at Work, Bravery. */
  readonly add: number;
  /** 1 while the owner may still choose to pay a Command Point instead of rolling. */
  open: number;
}

/**
 * What is fired, and so which modifiers count (§S.18). An Assault has two attacks (F6): `storming` with the Fire rating, `assault` with the
 * Assault rating; `running` is fired at who runs from it, `charging` at who charges (§S.26, §S.27).
 */
export type ShotKind =
  | 'fire'
  | 'opportunity'
  | 'running'
  | 'charging'
  | 'storming'
  | 'assault'
  | 'indirect'
  | 'counter-battery'
  | 'air'
  | 'support'
  | 'rockets';

/** §S.17 One attack of one unit on one other: the Company Bonus, the die, what it does. Answers 1 once done. */
export interface ShotFrame extends Waiting {
  readonly step: 'shot';
  readonly asks: Seat;
  readonly kind: ShotKind;
  readonly firer: number;
  readonly target: number;
  /** Where the target is hit. */
  readonly at: number;
  /** What the moment adds: from zone to zone, out of it (§S.22). */
  readonly add: number;
  /** 0 before the bonus is asked for, 1 while its check runs, 2 before the die, 3 while the result is suffered. */
  stage: number;
  bonus: number;
}

/** §S.19 §S.21 A unit suffers a result: S? is checked, S may be converted, hits and steps are taken. Answers 1 once done. */
export interface SufferFrame extends Waiting {
  readonly step: 'suffer';
  readonly asks: Seat;
  readonly unit: number;
  /** Index into RESULTS. */
  readonly result: number;
  /** 0 at first, 1 while a check for S? runs, 2 while conversion is asked for, 3 while its check runs. */
  stage: number;
}

/** §S.17 §S.5 A unit with a Fire Action picks its target. */
export interface FireFrame extends Waiting {
  readonly step: 'fire';
  readonly asks: Seat;
  readonly unit: number;
}

export type CombatFrames = CheckFrame | ShotFrame | SufferFrame | FireFrame;
