import type { World } from '../world.js';
import type { Tactical } from './tactics.js';

/** What a battle does to both. */
export interface Result {
  readonly attackerLoss: number;
  readonly defenderLoss: number;
  readonly withdrawal: number;
}

/** §5.2 Looked up by how much stronger the attacker is and who won with tactics. */
export function resultOf(world: World, difference: number, tactical: Tactical): Result {
  const row = world.data.tables.results.rows.find(({ least }) => difference >= least);
  if (!row) throw new Error('the result table does not end');
  const [attackerLoss, defenderLoss, withdrawal] = row[tactical] as [number, number, number];
  return { attackerLoss, defenderLoss, withdrawal };
}
