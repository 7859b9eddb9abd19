import type { Battle } from '../rules/battle.js';
import { ALLIED } from '../types.js';

/** The column from which a landing stack assaults the Germans before it: who does not win is lost. */
export const SAFE_LETTER = 5;

/** §5.5.6 The stack that lands alone, without support. */
export const landingAssault = (target: number, attackers: readonly number[]): Battle => ({
  kind: 'landing',
  side: ALLIED,
  target,
  attackers,
  asp: 0,
  armorOnly: 0,
  headquarters: [],
  answers: [],
});
