import { chanceStep, flowStep } from '@bocage/kernel';
import { formationsAt, friendNear, isActivated, isAstray, struckOn } from '../rules/interference.js';
import {
  type ActivateFrame,
  GERMAN,
  type LiberatingAssaultState,
  type LiberatingAssaultTypes,
  type RaidFrame,
  type StrikeFrame,
  type Tell,
} from '../types.js';
import type { World } from '../world.js';
import { strike } from './lose-cards.js';
import { createWatch } from './watch.js';

function startStrikes({ open, sealed }: LiberatingAssaultState, struck: readonly number[]): void {
  const frame = open.stack.find(({ step }) => step === 'strike') as StrikeFrame;
  frame.left.forEach((left, table) => {
    frame.left[table] = left + (sealed.agents[table * 2 + 1] as number) + (struck[table] ?? 0);
  });
  sealed.agents.fill(0);
  open.stack.pop();
}

/** §2.9 §2.10 A die for every waiting card: each five or six strikes and is spent, the others wait on. SOE needs none. */
export const createActivateStep = (world: World) =>
  chanceStep<LiberatingAssaultTypes, ActivateFrame>({
    section: '2.9',
    settle(state) {
      if (state.open.resistance.some((count) => count > 0)) return false;
      startStrikes(state, []);
      return true;
    },
    roll: ({ open }) => ({
      kind: 'dice',
      why: 'resistance',
      section: '2.9',
      count: open.resistance.reduce((a, b) => a + b, 0),
      sides: 6,
    }),
    resolve(state, _frame, _roll, dice, tell) {
      const { open } = state;
      const struck = open.resistance.map(() => 0);
      let next = 0;
      open.resistance.forEach((count, table) => {
        for (let i = 0; i < count; i++) {
          const die = dice[next++] as number;
          tell({ event: 'activated', section: '2.9', table, die, reveals: 'all' });
          if (isActivated(world, die)) struck[table] = (struck[table] as number) + 1;
        }
      });
      open.resistance = open.resistance.map((count, table) => count - (struck[table] as number));
      startStrikes(state, struck);
    },
  });

/** §2.6 §4.4 Bombers one after another; near friends a die says on whom the bombs fall. */
export const createRaidStep = (world: World) => {
  const hit = (state: LiberatingAssaultState, frame: RaidFrame, tell: Tell): void => {
    const hex = state.sealed.bombs[frame.next++] as number;
    strike(world, state, formationsAt(world, state.open, state.sealed, GERMAN, hex), 'bomber', tell);
  };
  return chanceStep<LiberatingAssaultTypes, RaidFrame>({
    section: '4.4',
    settle(state, frame, tell) {
      const hex = state.sealed.bombs[frame.next];
      if (hex === undefined) {
        state.sealed.bombs = [];
        state.open.stack.pop();
      } else if (friendNear(world, state.open, state.sealed, hex) >= 0) return false;
      else hit(state, frame, tell);
      return true;
    },
    roll: () => ({ kind: 'dice', why: 'bombs', section: '4.4', count: 1, sides: 6 }),
    resolve(state, frame, _roll, [die = 1], tell) {
      if (!isAstray(world, die)) {
        hit(state, frame, tell);
        return;
      }
      const friend = friendNear(world, state.open, state.sealed, state.sealed.bombs[frame.next++] as number);
      const readers = createWatch(world, state.open, state.sealed).knowers(world.formations.hq[friend] as number);
      tell({ event: 'bombs-astray', section: '4.4', formation: friend, die, ...readers, reveals: 'all' });
      strike(world, state, [friend], 'bomber', tell);
    },
  });
};

/** §2.9 §2.10 Saboteurs strike one German division that has cards on their table, strike after strike. */
export const createStrikeStep = (world: World) =>
  flowStep<LiberatingAssaultTypes, StrikeFrame>({
    section: '2.9',
    next(state, frame, tell) {
      const table = frame.left.findIndex((count) => count > 0);
      if (table < 0) {
        state.open.stack.pop();
        return;
      }
      frame.left[table] = (frame.left[table] as number) - 1;
      strike(world, state, struckOn(world, state.open, state.sealed, table), 'resistance', tell);
    },
  });
