import type { Seat } from '@bocage/kernel';
import type { Waiting } from './game.js';

/** What an assault has come to, in order (§S.26, F). */
export const ASSAULT_STAGES = [
  'target',
  'stack',
  'mines',
  'bravery',
  'stand',
  'pursue',
  'run',
  'defend',
  'attack',
  'advance',
  'over',
] as const;
export type AssaultStage = (typeof ASSAULT_STAGES)[number];

/** §S.26 An Assault from its declaration to its end; the frames below are put on top of it. Answers 1 once done. */
export interface AssaultFrame extends Waiting {
  readonly step: 'assault';
  readonly asks: Seat;
  readonly unit: number;
  /** The hex assaulted, −1 while it is chosen. */
  target: number;
  /** The hex it comes from. */
  from: number;
  /** Who assaults, in the owner's order; who fails a check drops out. */
  units: number[];
  /** Who has joined from the beginning: all are finished with it (A9). */
  joined: number[];
  /** Defenders who run. */
  runners: number[];
  stage: AssaultStage;
  /** Whose turn it is within a stage. */
  at: number;
}

/** §S.27 The defender says of every unit that could run whether it does. Answers 1 once all have. */
export interface StandFrame {
  readonly step: 'stand';
  readonly asks: Seat;
  /** Who is still to be said something of, the next one first. */
  left: number[];
}

/** §S.27 An assaulter may fire once at one who runs. Answers 1 once done. */
export interface PursueFrame extends Waiting {
  readonly step: 'pursue';
  readonly asks: Seat;
  readonly unit: number;
}

/** §S.27 §S.40 A unit runs, hex by hex, away from a hex. Answers 1 once done. */
export interface RetreatFrame extends Waiting {
  readonly step: 'retreat';
  readonly asks: Seat;
  readonly unit: number;
  /** The hex it runs away from. */
  readonly from: number;
  left: number;
  /** 0 before a check to leave mines, 1 while it runs or is passed, 2 while the Cohesion Hit is taken. */
  stage: number;
}

/** §S.26 A defender who stands may fire once at one who charges. Answers 1 once done. */
export interface DefendFrame extends Waiting {
  readonly step: 'defend';
  readonly asks: Seat;
  readonly unit: number;
}

/** §S.26 The two attacks of an assaulter. Answers 1 once done. */
export interface AttackFrame extends Waiting {
  readonly step: 'attack';
  readonly asks: Seat;
  readonly unit: number;
  /** 0 before the bonus is asked for, 1 while its check runs, 2 before the first attack, 3 before the second, 4 after it. */
  stage: number;
  bonus: number;
}

/** §S.26 Who has taken the hex may go in. Answers 1 once done. */
export interface AdvanceFrame {
  readonly step: 'advance';
  readonly asks: Seat;
}

export type AssaultFrames = AssaultFrame | StandFrame | PursueFrame | RetreatFrame | DefendFrame | AttackFrame | AdvanceFrame;
