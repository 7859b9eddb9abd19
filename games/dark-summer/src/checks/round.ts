import { occupancyOf } from '../occupancy.js';
import { type Command, enemyOf, type Open, type RoundFrame, sideOfCommand } from '../types.js';
import type { World } from '../world.js';
import type { Say } from './say.js';

export const roundOf = (open: Open): RoundFrame | undefined => open.stack.find((frame) => frame.step === 'round');

/** §11.1 §11.2 What a round has attacked and still must. */
export function checkRound(world: World, open: Open, say: Say): void {
  const round = roundOf(open);
  const isOver = open.stack.at(-1)?.step === 'over';
  if (!round || isOver) return;
  const { side } = occupancyOf(world, open);
  const enemy = enemyOf(sideOfCommand(round.command));
  for (const hex of open.obliged) {
    if (side[hex] !== enemy) say(`${world.grid.label(hex)} must be attacked and holds no enemy`);
    if (open.attacked.includes(hex)) say(`${world.grid.label(hex)} must be attacked again`);
  }
  if (new Set(open.attacked).size !== open.attacked.length) say('a hex has been attacked twice');
  checkUses(world, open, round.command, say);
}

/** §12.0 §12.1 */
function checkUses(world: World, open: Open, command: Command, say: Say): void {
  world.data.tables.support.forEach(({ id, kind, turn }, marker) => {
    const [round, now, all] = [open.roundUses[marker] as number, open.turnUses[marker] as number, open.gameUses[marker] as number];
    if (round > now || now > all) say(`the uses of ${id} do not add up`);
    if (all > 0 && turn > open.turn) say(`${id} was used before its turn`);
    if (kind === 'carpet' && (now > 1 || all > world.data.tables.limits.carpetsPerGame)) say(`${id} has bombed too often`);
    if (kind === 'carpet' && round > 0 && command === 2) say(`${id} has bombed in a German round`);
  });
}
