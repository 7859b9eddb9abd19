import { columnFor } from '../rules/odds.js';
import type { CombatResult } from '../types.js';
import type { World } from '../world.js';

/** What a fight is expected to be worth to the attacker, in strength points. */
export interface Stakes {
  /** Full strength of all attackers and all defenders. */
  readonly attackers: number;
  readonly defenders: number;
  /** Worth of clearing the hex, beyond the defenders in it. */
  readonly prize: number;
  /** Defenders that cannot get away count as destroyed by a retreat. */
  readonly trapped: boolean;
}

/** Share of its strength a retreat costs, in position and time; an attacker who is thrown back keeps his ground elsewhere. */
const RETREAT = 0.3;
const REPULSE = 0.15;

export function expectedValue(world: World, attack: number, defence: number, addition: number, stakes: Stakes): number {
  const results = resultsOf(world, attack, defence, addition);
  return results.length === 0 ? Number.NEGATIVE_INFINITY : results.reduce((sum, result) => sum + worth(result, stakes), 0) / results.length;
}

/** §C.1 §C.2 What each throw of the die comes to; nothing where the attack may not be made. */
export function resultsOf(world: World, attack: number, defence: number, addition: number): CombatResult[] {
  const column = columnFor(world.crt, attack, defence);
  const { rows } = world.data.tables.crt;
  if (column < 0) return [];
  return [1, 2, 3, 4, 5, 6].map(
    (die) => (rows[Math.min(rows.length, die + addition) - 1] as readonly CombatResult[])[column] as CombatResult,
  );
}

function worth(result: CombatResult, { attackers, defenders, prize, trapped }: Stakes): number {
  switch (result) {
    case 'AX':
      return -attackers;
    case 'AR':
      return -attackers * REPULSE;
    case 'DR':
      return (trapped ? defenders : defenders * RETREAT) + prize;
    case 'EX':
      return defenders - Math.min(attackers, defenders) + prize;
    case 'DX':
      return defenders + prize;
  }
}
