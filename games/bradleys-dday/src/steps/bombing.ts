import { chanceStep } from '@bocage/kernel';
import { afterBombing, bombingModifier, bombingRoll, bombsOf, strayAttack } from '../rules/bombing.js';
import type { BombingFrame, BradleyTypes } from '../types.js';
import type { World } from '../world.js';

/** §19.2 Two dice for the bombers before the attack they are part of is resolved. */
export const createBombingStep = (world: World) =>
  chanceStep<BradleyTypes, BombingFrame>({
    section: '19.2',
    roll: () => ({ kind: 'dice', why: 'bombing', section: '19.2', count: 2, sides: 6 }),
    resolve(state, { battle, air }, _roll, result, tell) {
      const { open } = state;
      const bombs = bombsOf(world, open, battle.target, air, bombingRoll(world, open, result));
      open.stack.pop();
      const { target } = battle;
      tell({ event: 'bombed', section: '19.2', target, air, dice: [...result], modifier: bombingModifier(world, open), ...bombs });
      const attack = afterBombing(battle, bombs);
      if (attack) open.stack.push(attack);
      if (bombs.strays >= 0) strayAttack(world, state, bombs.strays, air);
    },
  });
