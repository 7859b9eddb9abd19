import { STAGES, type StageId } from '../types.js';

/** §4.1 What comes after a step of the turn; undefined when the turn is over. */
export const stageAfter = (stage: StageId): StageId | undefined => STAGES[STAGES.indexOf(stage) + 1];

/** §4.1 Whether another turn follows. */
export const isLastTurn = (turn: number, turns: number): boolean => turn >= turns;
