import { isIdle } from '../rules/hand-down.js';
import { passOver } from '../rules/turn-end.js';
import type { LiberatingAssaultState, Tell } from '../types.js';
import type { World } from '../world.js';
import { seatsOfHolder } from './steps.js';

/** §7.4 What a beaten corps has in hand goes to its nearest divisions; both hear of it. */
export function passOn(world: World, { open, sealed }: LiberatingAssaultState, corps: number, tell: Tell): void {
  for (const { holder, card, count } of passOver(world, open, sealed, corps)) {
    const to = [...seatsOfHolder(world, open, corps), ...seatsOfHolder(world, open, holder)];
    tell({ event: 'handed', section: '7.4', holder, card, count, to, reveals: to });
  }
}

/** §7.4 In the turn in which a beaten corps does nothing, whatever was sent to it goes on to its nearest divisions. */
export function passOnForIdle(world: World, state: LiberatingAssaultState, tell: Tell): void {
  world.teams.level.forEach((level, team) => {
    if (level === 'corps' && isIdle(state.open, team)) passOn(world, state, team, tell);
  });
}
