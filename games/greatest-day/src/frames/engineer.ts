import type { Seat } from '@bocage/kernel';
import type { Waiting } from './game.js';

/** §S.29 What engineers, and sometimes others, can do with an Engineer Action. */
export const JOBS = [
  ...(['dig', 'entrench', 'bocage', 'roadblock', 'unblock', 'rearguard', 'mine', 'lift', 'clear'] as const),
  ...(['wire', 'blow', 'improve', 'bailey', 'demolish', 'ferry'] as const),
] as const;
export type Job = (typeof JOBS)[number];

/** §S.29 An Engineer Action: the job, what it is done to, opportunity fire at it, its check or die. Answers 1 once done. */
export interface EngineerFrame extends Waiting {
  readonly step: 'engineer';
  readonly asks: Seat;
  readonly unit: number;
  /** Index into JOBS, −1 while it is chosen. */
  job: number;
  /** The unit or the hex across the side that it is done to; −1 none, or not chosen yet. */
  object: number;
  /** 0 while it is chosen, 1 while it is announced, 2 while its check runs, 3 before its die, 4 done. */
  stage: number;
  /** As in a Movement Action (§S.22). */
  tried: number[];
  let: number;
  halted: number;
}

export type EngineerFrames = EngineerFrame;
