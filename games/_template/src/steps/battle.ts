import { chanceStep, type Roll } from '@bocage/kernel';
import { attackLines, columnFor, defenceLines, resultOf } from '../rules/combat.js';
import { lose } from '../rules/victory.js';
import type { Crossroads, FrameOf } from '../types.js';
import type { World } from '../world.js';

const DIE: Roll = { kind: 'dice', why: 'combat', section: 'C.7', count: 1, sides: 6 };

/** §C.7 One die, seen by all. By now everything the sum needs has been shown, so the open part decides. */
export function createBattleStep(world: World) {
  return chanceStep<Crossroads, FrameOf<'battle'>>({
    section: 'C.7',
    roll: () => DIE,
    resolve({ open }, { side, attacker, defender }, _roll, [die], tell) {
      const column = columnFor(world, attackLines(world, open, attacker, open), defenceLines(world, open, defender, open));
      const result = resultOf(world, column, die as number);
      open.stack.pop();
      tell({ event: 'result', section: 'C.7', unit: attacker, target: defender, die: die as number, result });
      if (result === 'AE') lose(world, open, attacker, tell);
      if (result === 'DE') lose(world, open, defender, tell);
      if (result === 'AR') open.stack.push({ step: 'retreat', side, unit: attacker });
      if (result === 'DR') open.stack.push({ step: 'retreat', side: 1 - side, unit: defender });
    },
  });
}
