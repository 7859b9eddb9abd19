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
  const column = columnFor(world.crt, attack, defence);
  if (column < 0) return Number.NEGATIVE_INFINITY;
  const { rows } = world.data.tables.crt;
  let sum = 0;
  for (let die = 1; die <= 6; die++) {
    const row = rows[Math.min(rows.length, die + addition) - 1] as readonly CombatResult[];
    sum += worth(row[column] as CombatResult, stakes);
  }
  return sum / 6;
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
