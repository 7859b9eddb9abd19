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

/** §C.2 §E.3 §G.2 §G.3 */
export function oddsOf(world: World, open: Open, battle: Battle): Odds {
  const attack = attackStrength(world, open, battle.units) + battle.attackSupport;
  const defence = defenceStrength(world, open, battle.targets) + battle.defenceSupport;
  const additions = possibleAdditions(world, open, battle.units, battle.targets);
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
