import { addend, type SeeAddend } from '@bocage/kernel';
import type { BattleFrame, CombatResult, Open } from '../types.js';
import type { World } from '../world.js';
import { attackStrength, defenceStrength } from './combat.js';
import { type Addition, largestAddition, possibleAdditions } from './die-addition.js';
import { columnFor } from './odds.js';

/** An attack as it stands: both strengths, the column, and what is added to the die. */
export interface Odds {
  readonly attack: number;
  readonly defence: number;
  /** Index into the columns, −1 below the lowest. */
  readonly column: number;
  readonly additions: readonly Addition[];
  readonly addition: Addition | undefined;
}

type Battle = Pick<BattleFrame, 'targets' | 'units' | 'attackSupport' | 'defenceSupport'>;

/** Whoever is shown both sums of a battle line by line. */
export interface SeeBattle {
  readonly attack: SeeAddend;
  readonly defence: SeeAddend;
}

/** §C.2 §E.3 §G.2 §G.3 */
export function oddsOf(world: World, open: Open, battle: Battle, see?: SeeBattle): Odds {
  const { units, targets, attackSupport, defenceSupport } = battle;
  const attack = attackStrength(world, open, units, see?.attack) + addend(see?.attack, 'gunfire', attackSupport, 'G.2');
  const defence = defenceStrength(world, open, targets, see?.defence) + addend(see?.defence, 'gunfire', defenceSupport, 'G.3');
  const additions = possibleAdditions(world, open, units, targets);
  // §C.2: an attack once declared is fought, though defensive gunfire has pushed it below the table.
  return { attack, defence, column: columnFor(world.crt, attack, defence), additions, addition: largestAddition(additions) };
}

/** §C.1 The row a die comes to: no higher than the last. */
export function rowFor(world: World, die: number, addition: number): number {
  return Math.min(world.data.tables.crt.rows.length, die + addition);
}

/** §C.1 */
export function resultAt(world: World, row: number, column: number): CombatResult {
  return (world.data.tables.crt.rows[row - 1] as readonly CombatResult[])[Math.max(0, column)] as CombatResult;
}
