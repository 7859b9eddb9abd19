import { chanceStep, type UnitId } from '@bocage/kernel';
import type { CombatResult } from '../events.js';
import type { BattleFrame, RetreatFrame } from '../frames.js';
import { oddsOf, resultAt, rowFor } from '../rules/battle.js';
import { defendersOf, exchangePrice } from '../rules/combat.js';
import { destroy } from '../rules/losses.js';
import { enemyOf, type NormandyState, type NormandyTypes, type Side, seatOf, type Tell } from '../types.js';
import type { World } from '../world.js';

/** §C.1 The die of an attack, and what its result does. */
export const createBattleStep = (world: World) =>
  chanceStep<NormandyTypes, BattleFrame>({
    section: 'C.1',
    roll: () => ({ kind: 'dice', why: 'combat', section: 'C.1', count: 1, sides: 6 }),
    resolve(state, frame, _, rolled, tell) {
      const { open } = state;
      const { targets, units } = frame;
      const odds = oddsOf(world, open, frame);
      const die = rolled[0] as number;
      const addition = odds.addition?.value ?? 0;
      const row = rowFor(world, die, addition);
      const result = resultAt(world, row, odds.column);
      const column = world.crt[Math.max(0, odds.column)]?.label as string;
      open.stack.pop();
      tell({
        event: 'battle',
        section: 'C.1',
        targets,
        units,
        attack: odds.attack,
        defence: odds.defence,
        column,
        die,
        addition,
        row,
        result,
      });
      applyResult(world, state, frame, result, tell);
    },
  });

/** §C.3 §C.4 §C.5 */
function applyResult(world: World, state: NormandyState, frame: BattleFrame, result: CombatResult, tell: Tell): void {
  const { open } = state;
  const { side, units } = frame;
  const defenders = defendersOf(world, open, frame.targets);
  if (result === 'AX') destroy(world, open, units, 'attacker-eliminated', 'C.3', tell);
  if (result === 'DX') destroy(world, open, defenders, 'defender-eliminated', 'C.3', tell);
  if (result === 'EX') {
    const owed = exchangePrice(world, open, defenders);
    destroy(world, open, defenders, 'exchange', 'C.4', tell);
    open.stack.push({ step: 'exchange', asks: seatOf(side), units: [...units], owed });
  }
  if (result === 'AR') open.stack.push(retreatOf(units, side));
  if (result === 'DR') open.stack.push(retreatOf(defenders, enemyOf(side)));
}

/** §C.8 The enemy of those who retreat chooses their way. */
const retreatOf = (units: readonly UnitId[], side: Side): RetreatFrame => ({
  step: 'retreat',
  asks: seatOf(enemyOf(side)),
  units: [...units],
  via: -1,
});
