import { type Battle, plainBattle } from '../rules/battle.js';
import { ALLIED } from '../types.js';

/** The column from which a landing stack assaults the Germans before it: who does not win is lost. */
export const SAFE_LETTER = 5;

/** §5.5.6 The stack that lands alone, without support. */
export const landingAssault = (target: number, attackers: readonly number[]): Battle => plainBattle('landing', ALLIED, target, attackers);
